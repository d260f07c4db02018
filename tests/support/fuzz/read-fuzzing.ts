import type { Outcome } from "./fuzz-document.ts";

/** Enough that a mistake in what every request goes through shows at once; `npm run fuzz` looks for the others. */
const casesOfEveryRun = "2500";

/** What `npm run fuzz` asks for by the environment; otherwise what every run of the tests does. */
export function readFuzzing(projects: number) {
  const { BACKLOT_FUZZ_SEED: seed = "1", BACKLOT_FUZZ_CASES: cases = casesOfEveryRun } =
    process.env;
  const { BACKLOT_FUZZ_UNTIL: until } = process.env;
  let left = projects;
  return { seed: Number(seed), cases: Number(cases), takeTurn, report };

  /** Whether a project's time is over: what is left is shared by those that are still to come. */
  function takeTurn(): () => boolean {
    if (until === undefined) return () => false;
    const now = Date.now();
    const end = now + (Number(until) - now) / left;
    left -= 1;
    return () => Date.now() > end;
  }

  function report(name: string, wanted: number, { cases: done, statuses }: Outcome): void {
    if (until === undefined) return;
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    console.log(`${name}: ${done} of ${wanted} cases (${counts.join(", ")})`);
  }
}
