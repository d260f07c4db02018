import { type Domain, day, timeOf, type Values } from "../properties.ts";

const ahead = ({ status }: Values) => status === "open";

export const claims: Domain = {
  "/job-postings": {
    each: [
      [
        "one can apply to what is open",
        (record, { now }) => (ahead(record) ? timeOf(record, "closesAt") > now : undefined),
      ],
      [
        "nobody has applied to a draft",
        ({ status, applicantsCount }) => (status === "draft" ? applicantsCount === 0 : undefined),
      ],
      [
        "whoever counts the money is in finance",
        ({ title, department }) =>
          /account|finance/i.test(String(title))
            ? /Finance|Sales/.test(String(department))
            : undefined,
      ],
    ],
  },
  "/job-applications": {
    each: [
      [
        "the job is that of the posting",
        ({ jobPostingId, jobTitle }, world) =>
          world.find("/job-postings", jobPostingId)["title"] === jobTitle,
      ],
      [
        "one interview comes days after the other",
        ({ interviews }) => {
          const times = (interviews as readonly Values[]).map((one) => timeOf(one, "scheduledAt"));
          return times.length < 2
            ? undefined
            : times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) >= day);
        },
      ],
      [
        "nobody has an opinion of an interview that is still to come",
        ({ interviews }, { now }) => {
          const coming = (interviews as readonly Values[]).filter(
            (one) => timeOf(one, "scheduledAt") > now,
          );
          return coming.length === 0 ? undefined : coming.every((one) => !("feedback" in one));
        },
      ],
    ],
  },
};
