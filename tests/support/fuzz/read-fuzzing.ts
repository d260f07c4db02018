import type { Outcome } from "./fuzz-document.ts";

/** What `npm run fuzz` asks for by the environment; otherwise what every run of the tests does. */
export function readFuzzing() {
  const { BACKLOT_FUZZ_SEED = "1", BACKLOT_FUZZ_CASES = "10000" } = process.env;
  const { BACKLOT_FUZZ_UNTIL } = process.env;
  const until =
    BACKLOT_FUZZ_UNTIL === undefined ? Number.POSITIVE_INFINITY : Number(BACKLOT_FUZZ_UNTIL);
  return {
    seed: Number(BACKLOT_FUZZ_SEED),
    cases: Number(BACKLOT_FUZZ_CASES),
    isOver: () => Date.now() > until,
    report: (name: string, { cases, statuses }: Outcome) => {
      if (BACKLOT_FUZZ_UNTIL === undefined) return;
      const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
      console.log(`${name}: ${cases} cases (${counts.join(", ")})`);
    },
  };
}
