import {
  always,
  atMost,
  before,
  type Domain,
  day,
  isPast,
  onePerson,
  percent,
  sum,
  thereWhen,
  timeOf,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/permits": {
    each: [
      onePerson("applicantName", "applicantEmail"),
      thereWhen("approvedAt", "approved expired"),
      thereWhen("rejectionReason", "rejected"),
      before("submittedAt", "approvedAt"),
      before("validFrom", "validUntil", 150 * day, 4 * 365 * day),
      whenStatus("expired", "it is no longer valid", isPast("validUntil")),
    ],
  },
  "/elections": {
    each: [
      atMost("votesCast", "registeredVoters"),
      percent("turnoutPercent", "votesCast", "registeredVoters"),
      before("pollsOpen", "pollsClose", 1, 50 * day),
    ],
  },
  "/petitions": {
    each: [
      atMost("current", "goal"),
      percent("percent", "current", "goal"),
      sum("totalVotes", "yesVotes noVotes"),
      before("opensAt", "closesAt", day, 50 * day),
      always(
        "it is closed once its time is over",
        (petition, { now }) => petition["isClosed"] === timeOf(petition, "closesAt") < now,
      ),
    ],
  },
};
