import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";

/** Whom a company, a school or a hospital pays, and gives an address at its own domain. */
const colleagues = oneOf(
  "employee|staff|staffmember|teammember|colleague|coworker|worker|personnel|manager|supervisor|recruiter|interviewer|approver|agent|rep|salesrep|salesperson|technician|engineer|developer|teacher|professor|lecturer|instructor|faculty|principal|dean|registrar|headteacher|doctor|physician|clinician|nurse|surgeon|dentist|pharmacist|veterinarian|vet|practitioner|therapist|receptionist|cashier|clerk|librarian|officer|inspector|caseworker|operator|dispatcher|adjuster|underwriter|intern|admin|administrator",
);
const forms = oneOf("member|profile|record|detail|details|info|user|account|card|directory|entry");
const somebody = oneOf("user|person|people|profile|account|member");
/** What only a company knows of somebody. */
const employed =
  /^(?:department(?:_?(?:id|name))?|(?:employee|staff)_?(?:id|number|no|code)|(?:hire|hiring)_?date|hired_?(?:at|on)|salary|manager_?id)$/i;

/** Whether an address is at work: that of an employee, or of the teacher beside a pupil. */
export function isAtWork({ owner, siblings }: Member, role: readonly string[]): boolean {
  const whose = role.filter((word) => word !== "work");
  if (whose.length > 0) return colleagues.test(whose.at(-1) ?? "");
  const [before = "", last = ""] = [owner.at(-2), owner.at(-1)];
  if (colleagues.test(last) || colleagues.test(before + last)) return true;
  if (forms.test(last) && (colleagues.test(before) || before === "team")) return true;
  // A birthday, a payslip: of the one whose name stands beside it.
  if (siblings.some((name) => /^(?:employee|staff|colleague)_?name$/i.test(name))) return true;
  return somebody.test(last) && siblings.some((name) => employed.test(name));
}
