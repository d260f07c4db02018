import { among, decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** What offices reckon with: loans, wages, plans, contracts. */
export const businessNumberRules: Readonly<Record<string, NumberRule>> = {
  "carried over|carried forward|carry over|rolled over @ leave leavebalance vacation absence & annual sick":
    whole(0, 8),
  "monthly revenue|monthly rent income|rental income|rent roll @ property building": round(
    900,
    18_000,
    1,
  ),
  "setup time|run time|cycle time @ operation workstep routing": whole(5, 90),
  "registered|registered count @ event workshop webinar course class seminar conference meetup":
    whole(4, 180),
  "allocated|budget|allocated amount|allocated budget|total budget @ departmentbudget budget & fiscal_year":
    round(20_000, 480_000, 3),
  "spent|committed @ departmentbudget & fiscal_year": round(4000, 90_000, 2),
  "target|quota|sales target|target amount @ saletarget salequota": round(40_000, 320_000, 4),
  "achieved|actual|achieved amount|sold @ saletarget salequota": round(24_000, 340_000, 3),
  "deals closed|closed deals|deals won|won deals": whole(2, 24),
  "total spend|total spent|annual spend @ vendor supplier": round(4000, 260_000, 2),
  "purchase price|purchase cost|acquisition cost @ asset itasset officeasset fixedasset & asset_tag":
    inSteps(10, 120, 2400),
  "gross salary|gross pay|gross @ payslip paystub salaryslip": round(2400, 7800, 1),
  "wait time seconds|wait seconds|waiting seconds|queue seconds|hold seconds": whole(4, 240),
  "temperature|body temperature|temp @ medicalrecord patientrecord visit patientvisit & blood_pressure diagnosis":
    decimal(36.1, 38.6, 1),
  "weight|weight kg @ medicalrecord patientrecord patientvisit & blood_pressure": decimal(
    52,
    98,
    1,
  ),
  "student count|students|number of students @ classschedule timetable lesson schoolclass": whole(
    16,
    30,
  ),
  "average|average score|overall average|final average @ reportcard": decimal(64, 96, 1),
  "fine|fine amount|penalty @ parkingticket trafficticket citation": inSteps(5, 20, 120),
  "cpu cores|cores|vcpus|vcpu|cpus|cpu count @ server instance vm host node": inSteps(4, 4, 32),
  "memory gb|ram gb|ram|memory @ server instance vm host node": inSteps(16, 16, 128),
  "disk gb|storage gb|disk size gb @ server instance vm host node": inSteps(80, 80, 960),
  "occurrences|occurrence count|event count @ errorevent exceptionevent crash": whole(12, 2400),
  "user count|users|member count|members|assigned users @ role userrole": whole(1, 64),
  "row count|rows @ report": whole(120, 18_000),
  "principal|original principal|outstanding principal|loan principal|principal balance|remaining principal|unpaid principal":
    round(4000, 380_000, 3),
  "principal|principal portion|principal paid|interest portion|interest paid|principal amount|interest amount|interest|escrow @ payment repayment installment instalment":
    money(40, 900),
  "amount|payment amount|total payment|amount paid @ loanpayment repayment installment instalment & principal_portion interest_portion principal_paid interest_paid":
    money(180, 1900),
  "remaining balance|balance after|remaining principal|balance @ loanpayment repayment installment instalment & principal_portion interest_portion principal_paid interest_paid":
    money(2000, 240_000),
  "interest rate|rate|apr|annual rate|mortgage rate @ mortgage mortgageapplication homeloan mortgagequote":
    decimal(2.9, 6.8, 2),
  "interest rate|rate|apr|annual rate @ loan loanapplication credit creditapplication": decimal(
    3.2,
    12.9,
    2,
  ),
  "minimum order value|minimum order|min order value|minimum order amount|moq value @ supplier vendor":
    round(200, 5000, 2),
  "declared value|cargo value|goods value|shipment value @ freight cargo container & volume_m3 freight_cost container_number mode":
    round(1200, 84_000, 2),
  "flat fee|fixed fee|contingency fee @ $law & $law": round(400, 9000, 2),
  "amount billed|billed amount|total billed|fees billed @ $law & $law": round(400, 24_000, 1),
  "hourly rate|billing rate @ matter & responsible_attorney hours_billed": round(140, 420, 1),
  "arr|annual recurring revenue|annual value @ account customer & health_score renewal_date industry":
    round(1200, 96_000, 2),
  "escrow balance|escrow amount|escrow": money(200, 4800),
  "days past due|days overdue|days late|days delinquent": whole(0, 45),
  "percent off|discount pct": inSteps(5, 5, 40),
  "bids received|offers received|quotes received|proposals received|bid count|number of bids @ tender rfp rfq procurement":
    whole(1, 12),
  "estimated value|contract value|awarded amount|award amount|awarded value|tender value @ tender rfp rfq procurement":
    round(24_000, 1_800_000, 3),
  "findings count|finding count|number of findings|findings @ audit inspection review": whole(
    0,
    14,
  ),
  "price per ton|price per tonne|price ton|price tonne": whole(140, 460),
  "duration months|duration|months|length months|term months|validity months|duration in months @ membership membershipplan membershiptype gymplan gymmembership pass":
    among(1, 3, 6, 12, 12, 24),
  "trial days|trial period days|trial length days|free trial days|trial period": among(
    7,
    14,
    14,
    30,
  ),
  "hourly rate|pay rate|hourly wage|wage|hourly pay @ waiter waitress barista bartender busser cashier dishwasher":
    decimal(12.5, 19, 2),
  "hourly rate|pay rate|hourly wage|regular rate @ payslip payroll paycheck paystub timesheet employee shift worker":
    whole(16, 58),
  "bonus target|target bonus|bonus target percent": inSteps(5, 5, 25),
  "attachments count|attachment count|documents count|document count|photos count|attachments @ claim ticket case request expense":
    whole(0, 8),
  "openings|positions|headcount|number of openings|vacancies @ job opening jobopening jobposting vacancy requisition":
    whole(1, 4),
};
