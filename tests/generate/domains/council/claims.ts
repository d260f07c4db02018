import { always, type Domain, numberOf, timeOf } from "../properties.ts";

export const claims: Domain = {
  "/council-motions": {
    each: [
      [
        "what has passed had more for it than against it",
        (record) => {
          const lead = numberOf(record, "votesFor") - numberOf(record, "votesAgainst");
          if (record["outcome"] === "passed") return lead > 0;
          return record["outcome"] === "failed" ? lead <= 0 : undefined;
        },
      ],
    ],
  },
  "/garden-plots": {
    each: [
      always(
        "only a leased plot has a gardener",
        ({ status, gardener, leased_since }) =>
          (status === "leased") === (gardener !== null) &&
          (status === "leased") === (leased_since !== null),
      ),
    ],
  },
  "/site-inspections": {
    each: [
      always("a permit is numbered as a permit", ({ permitNumber }) =>
        /^PER-\d+$/.test(String(permitNumber)),
      ),
      [
        "what is done was planned before",
        (record) =>
          record["completedAt"] === null
            ? undefined
            : timeOf(record, "scheduledFor") <= timeOf(record, "completedAt"),
      ],
      always("somebody has signed", ({ signature }) => /^\p{L}+ \p{L}+$/u.test(String(signature))),
    ],
  },
};
