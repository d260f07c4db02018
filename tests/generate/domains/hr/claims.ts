import {
  always,
  atMost,
  before,
  copyOf,
  type Domain,
  day,
  isAhead,
  lessThan,
  numberOf,
  sum,
  thereWhen,
  timeOf,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/employees": {
    each: [
      always(
        "age and date of birth agree",
        (person, { now }) =>
          numberOf(person, "age") ===
          Math.floor((now - timeOf(person, "birthDate")) / 31_557_600_000),
      ),
      lessThan("minSalary", "maxSalary"),
      sum("vacationDaysRemaining", "vacationDaysTotal", "vacationDaysUsed"),
      atMost("vacationDaysUsed", "vacationDaysTotal"),
      thereWhen("terminationDate", "terminated"),
      thereWhen("terminationReason", "terminated"),
      before("hireDate", "terminationDate", 60 * day),
    ],
  },
  "/leave-requests": {
    each: [
      copyOf("employeeName", "employeeId", "/employees", "firstName+lastName"),
      before("startDate", "endDate", day, 15 * day),
      always(
        "the first day and the last are days off, too",
        (leave) =>
          numberOf(leave, "days") ===
          (timeOf(leave, "endDate") - timeOf(leave, "startDate")) / day + 1,
      ),
      thereWhen("approvedAt", "approved"),
      thereWhen("approvedBy", "approved"),
      thereWhen("rejectionReason", "rejected"),
      before("requestedAt", "startDate"),
      whenStatus("pending", "it lies ahead", isAhead("startDate")),
    ],
  },
  "/payslips": {
    each: [
      copyOf("employeeName", "employeeId", "/employees", "firstName+lastName"),
      sum("grossPay", "baseSalary bonus"),
      sum("netPay", "grossPay", "tax deductions"),
      always(
        "most of it is left",
        (slip) => numberOf(slip, "netPay") > numberOf(slip, "grossPay") / 2,
      ),
      always("it is for a whole month", (slip) => {
        const [start, end] = [timeOf(slip, "periodStart"), timeOf(slip, "periodEnd") + day];
        const isFirst = [start, end].every((at) => new Date(at).getUTCDate() === 1);
        return isFirst && end - start >= 28 * day && end - start <= 31 * day;
      }),
      always("the period is over", (slip, { now }) => timeOf(slip, "periodEnd") <= now),
    ],
  },
};
