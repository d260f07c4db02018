import type { Identity } from "./identity.ts";

/** What those count who send, rank, scan and audit. */
export const teamIdentities: readonly Identity[] = [
  {
    result: "total tokens|tokens total|tokens|tokens used|token count",
    plus: ["prompt tokens|input tokens|tokens in", "completion tokens|output tokens|tokens out"],
  },
  {
    result:
      "findings|findings count|finding count|total findings|number of findings|nonconformities|total nonconformities|defects|total defects|defect count",
    plus: [
      "major findings|major|major nonconformities|majors|major nonconformance|major count|major defects|critical defects",
      "minor findings|minor|minor nonconformities|minors|minor nonconformance|minor count|minor defects",
      "observations|observation count|critical findings|opportunities|major defects",
    ],
    least: 2,
  },
  {
    result:
      "position change|rank change|change in position|ranking change|movement|change|delta|difference",
    plus: ["previous position|previous rank|last position|previous ranking|last rank"],
    minus: ["current position|position|current rank|rank|ranking"],
    isSigned: true,
  },
  {
    result: "delivered|delivered count|emails delivered",
    plus: ["recipients|recipient count|sent|emails sent|total recipients|sent count"],
    minus: [["bounces|bounced|bounce count|hard bounces|bounced count", 0.002, 0.04]],
    isNoneAtFirst: true,
  },
  {
    result:
      "total findings|findings|total issues|total vulnerabilities|vulnerabilities|total alerts|finding count|findings count|issue count|issues found|vulnerability count|vulnerabilities found|total",
    plus: [
      "critical|critical count|critical issues|critical findings|critical vulnerabilities",
      "high|high count|high issues|high findings|high vulnerabilities",
      "medium|medium count|medium issues|medium findings|medium vulnerabilities",
      "low|low count|low issues|low findings|low vulnerabilities",
      "info|informational|info count",
    ],
    least: 3,
  },
];
