import { decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** What offices reckon with: loans, wages, plans, contracts. */
export const businessNumberRules: Readonly<Record<string, NumberRule>> = {
  "principal|original principal|outstanding principal|loan principal|principal balance|remaining principal|unpaid principal":
    round(4000, 380_000, 3),
  "principal|principal portion|principal paid|interest portion|interest paid|principal amount|interest amount|interest|escrow @ payment repayment installment instalment":
    money(40, 900),
  "amount|payment amount|total payment|amount paid @ loanpayment repayment installment instalment & principal_portion interest_portion principal_paid interest_paid":
    money(180, 1900),
  "remaining balance|balance after|remaining principal|balance @ loanpayment repayment installment instalment & principal_portion interest_portion principal_paid interest_paid":
    money(2000, 240_000),
  "interest rate|rate|apr|annual rate @ loan loanapplication credit creditapplication": decimal(
    3.2,
    12.9,
    2,
  ),
  "escrow balance|escrow amount|escrow": money(200, 4800),
  "days past due|days overdue|days late|days delinquent": whole(0, 45),
  "percent off|discount pct": inSteps(5, 5, 40),
  "trial days|trial period days|trial length days|free trial days|trial period": inSteps(7, 7, 28),
  "hourly rate|pay rate|hourly wage|regular rate @ payslip payroll paycheck paystub timesheet employee shift worker":
    whole(16, 58),
  "bonus target|target bonus|bonus target percent": inSteps(5, 5, 25),
  "attachments count|attachment count|documents count|document count|photos count|attachments @ claim ticket case request expense":
    whole(0, 8),
  "openings|positions|headcount|number of openings|vacancies @ job opening jobopening jobposting vacancy requisition":
    whole(1, 4),
};
