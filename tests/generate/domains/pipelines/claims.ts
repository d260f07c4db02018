import { always, type Domain, type Values } from "../properties.ts";

export const claims: Domain = {
  "/pipeline-runs": {
    each: [
      always(
        "what is over has ended, whatever came of it",
        ({ status, finishedAt }) =>
          /^(?:success|failed|canceled)$/.test(String(status)) === (finishedAt !== null),
      ),
    ],
  },
  "/pull-requests": {
    each: [
      [
        "several people review it",
        ({ reviewers }) => {
          const logins = (reviewers as readonly Values[]).map(({ login }) => login);
          return logins.length < 2 ? undefined : new Set(logins).size > 1;
        },
      ],
    ],
  },
  "/dns-records": {
    each: [
      always("an address is an address, and only there", ({ type, content }) => {
        if (type === "A") return /^[\d.]+$/.test(String(content));
        return (type === "AAAA") === /^[\da-f:]+$/.test(String(content));
      }),
    ],
  },
  "/feature-flags": {
    each: [always("a key can be read", ({ key }) => /^[a-z]+(?:-[a-z\d]+)+$/.test(String(key)))],
  },
};
