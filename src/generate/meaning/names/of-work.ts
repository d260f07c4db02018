/** What stands beside what people work on: until when, under which number, who sees to it. */
const marks =
  /^(?:due_?date|(?:\w+_?)?deadline|reference(?:_?(?:number|no|code))?|assignee|assigned_?to|priority|approved_?(?:by|at)|submitted_?(?:by|at)|(?:requested|reported|raised)_?by|risk_?\w*|severity|estimated_?value)$/i;

/** Whether a thing is one that people work on, and not one that they look at or buy. */
export function isOfWork(siblings: readonly string[]): boolean {
  return siblings.some((name) => marks.test(name));
}
