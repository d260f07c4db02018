import {
  always,
  before,
  type Domain,
  hour,
  minute,
  thereIf,
  timeOf,
  type Values,
} from "../properties.ts";

const items = (list: unknown) => list as readonly Values[];

const places = ["detected", "acknowledged", "mitigated", "resolved"];

/** `1.11.7` as one number. */
const rank = (version: unknown) =>
  String(version)
    .split(".")
    .reduce((all, part) => all * 1000 + Number(part), 0);

export const claims: Domain = {
  "/on-call-incidents": {
    each: [
      always("it has been where it has passed, and nowhere else", (record) =>
        places.every(
          (place, at) =>
            (record[`${place}At`] !== undefined) === at <= places.indexOf(String(record["phase"])),
        ),
      ),
      before("detectedAt", "acknowledgedAt", 0, 5 * hour),
      before("acknowledgedAt", "mitigatedAt", 0, 5 * hour),
      before("mitigatedAt", "resolvedAt", 0, 5 * hour),
      [
        "the time to resolve it lies between two instants",
        (record) => {
          if (record["resolvedAt"] === undefined) return record["timeToResolveMinutes"] === null;
          const gap = timeOf(record, "resolvedAt") - timeOf(record, "detectedAt");
          const told = record["timeToResolveMinutes"];
          return told === null ? undefined : told === Math.round(gap / minute);
        },
      ],
      always("what is resolved alone has a postmortem", ({ phase, postmortemUrl }) =>
        postmortemUrl === undefined ? true : phase === "resolved",
      ),
      always("its story is told in order, from the beginning on", (record) => {
        const times = items(record["timeline"]).map((item) => timeOf(item, "at"));
        return times.every((time, at) => time >= (times[at - 1] ?? timeOf(record, "detectedAt")));
      }),
    ],
  },
  "/build-runs": {
    each: [
      always(
        "what runs has not ended",
        ({ outcome, endedAt }) => (outcome === "running") === (endedAt === null),
      ),
      always("what has passed has no test that failed, and no step", (record) => {
        if (record["outcome"] !== "passed") return true;
        const steps = items(record["steps"]);
        return (
          record["testsFailed"] === 0 &&
          steps.every(({ status, exitCode }) => status === "passed" && exitCode === 0)
        );
      }),
      always("nothing runs behind a step that failed", ({ steps }) => {
        const states = items(steps).map(({ status }) => status);
        const failed = states.indexOf("failed");
        return failed < 0 || states.slice(failed + 1).every((state) => state === "skipped");
      }),
      always("steps come in the order of a build", ({ steps }) => {
        const order = ["Install", "Lint", "Build", "Unit tests", "Integration tests", "Package"];
        const told = items(steps).map(({ name }) => [...order, "Deploy"].indexOf(String(name)));
        return told.every((place, at) => place >= 0 && place > (told[at - 1] ?? -1));
      }),
      always("a step runs its own command", ({ steps }) =>
        items(steps).every(({ name, command }) => name !== "Lint" || command === "npm run lint"),
      ),
    ],
  },
  "/deployment-events": {
    each: [
      always(
        "a version comes after the one before it",
        ({ version, previousVersion }) => rank(previousVersion) < rank(version),
      ),
      thereIf("rollbackReason", "rolledBack"),
    ],
  },
  "/support-cases": {
    each: [
      always("no court has heard of it", ({ caseNumber, subject }) =>
        [caseNumber, subject].every((text) => !/ v\. |-(?:CV|CR|FA)-/.test(String(text))),
      ),
      always("what is told is what the subject says", ({ subject, body }) =>
        /payment failed/i.test(String(subject)) ? /payment|card/.test(String(body)) : true,
      ),
      always("replies come one after the other", (record) => {
        const times = items(record["replies"]).map((item) => timeOf(item, "postedAt"));
        return times.every((time, at) => time >= (times[at - 1] ?? timeOf(record, "openedAt")));
      }),
    ],
  },
};
