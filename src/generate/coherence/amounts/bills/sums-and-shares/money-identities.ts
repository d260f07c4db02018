import { oneOf } from "../../../../one-of.ts";
import type { Identity } from "./identity.ts";

/** What is lent, counted in a drawer, paid out, paid back and budgeted. */
export const moneyIdentities: readonly Identity[] = [
  {
    result:
      "patient owes|patient pays|patient responsibility|patient share|patient portion|out of pocket|patient balance",
    plus: ["cost|total cost|amount|fee|total|billed amount|price|charge"],
    minus: [
      [
        "insurance covered|insurance paid|covered amount|insurance amount|covered by insurance|insurance coverage|insurance pays|insurance portion",
        0.5,
        0.9,
      ],
    ],
  },
  {
    result:
      "loan amount|mortgage amount|financed amount|amount financed|amount requested|principal|principal amount|original principal|original amount|amount borrowed",
    plus: [
      "property value|property price|home price|home value|purchase price|house price|appraised value|vehicle price|car price",
    ],
    minus: [["down payment|deposit|own funds|equity contribution|down payment amount", 0.1, 0.3]],
    isRound: true,
  },
  {
    result: "expected cash|expected amount|expected balance|expected total|cash expected",
    plus: [
      "opening float|starting float|opening cash|opening balance|float|opening amount|starting cash",
      "cash sales|cash in|cash received|total cash sales",
    ],
    minus: [
      ["cash refunds|refunds|cash refunded", 0, 0.06],
      ["payouts|pay outs|paid out|cash out|cash drops|petty cash", 0, 0.12],
    ],
    least: 2,
  },
  {
    result: "expected cash|expected amount|expected balance|expected total|cash expected",
    plus: [
      "opening float|starting float|opening cash|opening balance|float|opening amount|starting cash",
      "cash sales|cash in|cash received|total cash sales",
    ],
  },
  {
    result: "counted cash|actual cash|cash counted|counted amount|closing cash|counted total",
    plus: ["expected cash|expected amount|expected balance|expected total|cash expected"],
    minus: [["variance|difference|over short|discrepancy|cash difference", 0, 0.01]],
  },
  {
    result: "variance|difference|over short|discrepancy|cash difference",
    plus: ["counted cash|actual cash|cash counted|counted amount|closing cash|counted total"],
    minus: ["expected cash|expected amount|expected balance|expected total|cash expected"],
    isSigned: true,
  },
  {
    result:
      "vendor payout|seller payout|seller earnings|vendor earnings|host payout|creator payout",
    plus: ["total|order total|amount|sale amount|gross amount|subtotal"],
    minus: [
      [
        "platform fee|commission|commission amount|service fee|marketplace fee|seller fee|fee",
        0.05,
        0.16,
      ],
    ],
  },
  {
    result:
      "amount to reimburse|reimbursable amount|total reimbursable|net reimbursement|reimbursement due|amount owed",
    plus: ["total amount|total|total expenses|amount"],
    minus: [["advance received|cash advance|advance|advance amount|advance paid", 0, 0.3]],
    owner: oneOf("expense|report|claim|reimbursement|trip"),
  },
  {
    result: "total cost|total payroll cost|total employer cost|company cost|total employer costs",
    plus: [
      "total gross|gross pay|gross payroll|total gross pay",
      "employer contributions|employer taxes|employer costs|employer contribution",
    ],
  },
  {
    result:
      "savings|net savings|saved|net|net income|surplus|cash flow|net cash flow|balance|net balance",
    plus: ["income|total income|monthly income|money in|total in"],
    minus: [
      [
        "expenses|total expenses|monthly expenses|spending|total spending|total spent|money out|total out",
        0.4,
        0.97,
      ],
    ],
    owner: oneOf("summary|report|overview|month|cashflow|dashboard|stats|statistics"),
    isSigned: true,
  },
  {
    result:
      "left to budget|unbudgeted|to be budgeted|unallocated|left to assign|ready to assign|left to allocate|available to budget",
    plus: ["total income|income|monthly income|expected income"],
    minus: ["total planned|total budgeted|budgeted|total allocated|planned|assigned"],
    isSigned: true,
  },
];
