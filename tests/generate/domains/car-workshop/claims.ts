import { always, type Domain, numberOf, timeOf, type Values } from "../properties.ts";

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.02;

export const claims: Domain = {
  "/repair-orders": {
    each: [
      always("the parts cost what they cost, each", (record) => {
        const parts = record["parts"] as readonly Values[];
        const sum = parts.reduce(
          (all, one) => all + numberOf(one, "qty") * numberOf(one, "unitCost"),
          0,
        );
        return isNear(sum, numberOf(record, "partsTotal"));
      }),
      always("parts, labour and tax make the total", (record) =>
        isNear(
          numberOf(record, "partsTotal") + numberOf(record, "laborTotal") + numberOf(record, "tax"),
          numberOf(record, "total"),
        ),
      ),
    ],
  },
  "/payslips": {
    each: [
      always("a month is paid, and not the overtime alone", (r) => numberOf(r, "grossPay") > 1500),
      always("what is left is what is not taken away", (record) =>
        isNear(
          numberOf(record, "grossPay") -
            numberOf(record, "incomeTax") -
            numberOf(record, "pensionContribution") -
            numberOf(record, "healthInsurance"),
          numberOf(record, "netPay"),
        ),
      ),
    ],
  },
  "/expense-reports": {
    each: [
      always("what is handed in was spent before", (record) =>
        (record["items"] as readonly Values[]).every(
          (item) => timeOf(item, "date") < timeOf(record, "submittedAt"),
        ),
      ),
      always(
        "only what is approved was approved by somebody",
        ({ approvalStatus, approvedBy, approvedAt }) =>
          (approvalStatus === "approved") === (approvedBy !== null) &&
          (approvalStatus === "approved") === (approvedAt !== null),
      ),
    ],
  },
};
