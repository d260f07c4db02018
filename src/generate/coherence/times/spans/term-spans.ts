import { day, hour, minute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import type { Span } from "./span.ts";

const year = 365 * day;

/** What runs, is valid or is held for a term: periods, contracts, papers, employments; and last of all whatever has a start and an end. */
export const termSpans: readonly Span[] = [
  // What is shown for a day is gone on the next, at the same minute.
  {
    from: "posted|created|published|uploaded|shared",
    to: "expires|expiry|expiration",
    gap: [day, day, minute],
    owner: oneOf("story|stories|snap"),
    isSure: true,
  },
  {
    from: "period start|current period start|billing period start|cycle start",
    to: "period end|current period end|billing period end|cycle end",
    gap: [30 * day, 31 * day, day],
    isSure: true,
  },
  {
    from: "trial start|trial starts|trial started",
    to: "trial end|trial ends|trial expires",
    gap: [14 * day, 30 * day, 2 * day],
  },
  {
    from: "registration opens|registration start|registration open|sales start|sale starts",
    to: "registration closes|registration end|registration deadline|sales end|sale ends",
    gap: [10 * day, 45 * day, day],
  },
  {
    from: "conducted from|fielded from|surveyed from",
    to: "conducted to|conducted until|fielded to|surveyed to",
    gap: [2 * day, 6 * day, day],
    isPast: true,
  },
  {
    from: "first donation|first gift|first order|first purchase|first visit|first contribution",
    to: "last donation|last gift|last order|last purchase|last visit|last contribution",
    gap: [90 * day, 3 * year, day],
    isPast: true,
  },
  {
    from: "ship|shipped|loan start|loan|start|dispatch",
    to: "return|returned|loan end|end",
    gap: [60 * day, 300 * day, day],
    owner: oneOf("museumloan|artloan|artworkloan|exhibitloan"),
    isSure: true,
  },
  {
    from: "valid from|not before|issued",
    to: "valid to|valid until|not after|expires|expiry|expiration",
    gap: [90 * day, 397 * day, day],
    owner: oneOf("ssl|tls|cert|certificate|sslcertificate|tlscertificate"),
  },
  {
    from: "valid from|effective from|effective|effective start|inception",
    to: "valid to|valid until|valid through|effective to|effective until|expires|expiry|expiration|end|ends|expiration",
    gap: [180 * day, 3 * year, day],
  },
  {
    from: "start|started|starts|issued|issue|disbursed|disbursement|originated|origination|funded|opened|settlement|purchased",
    to: "maturity|matures|matured|payoff|final payment|redemption",
    gap: [2 * year, 15 * year, year],
    isSure: true,
  },
  { from: "clock in|punch in", to: "clock out|punch out", gap: [4 * hour, 9 * hour, 15 * minute] },
  {
    from: "opens|open|opening|opened",
    to: "closed|closes|close|closing",
    gap: [300 * day, 6 * year, day],
    owner: oneOf("account|bankaccount|savingsaccount|checkingaccount|wallet|creditline|card"),
    isPast: true,
    isSure: true,
  },
  {
    from: "opens|open|opening|opened|posted|published",
    to: "closes|close|closing|closed",
    gap: [21 * day, 60 * day, day],
    owner: oneOf("jobopening|opening|vacancy|jobposting|job|posting|position|requisition"),
  },
  {
    from: "opens|open|opening|opened",
    to: "closes|close|closing|closed",
    gap: [12 * hour, 15 * hour, hour],
    owner: oneOf("station|pollingstation|pollingplace"),
  },
  {
    from: "opens|open|opening|opened",
    to: "closes|close|closing",
    gap: [60 * day, 180 * day, day],
    owner: oneOf("exhibition|exhibit|application|tender|enrollment|registration"),
  },
  // Where one dines, one does so in the evening.
  {
    from: "opens|open|opening|opened",
    to: "closes|close|closing",
    gap: [9.5 * hour, 11 * hour, 30 * minute],
    owner: oneOf("restaurant|bistro|pizzeria|diner|eatery|steakhouse|trattoria|brasserie|takeaway"),
  },
  {
    from: "opens|open|opening|opened",
    to: "closes|close|closing",
    gap: [5.5 * hour, 6 * hour, 30 * minute],
    owner: oneOf("bar|pub|tavern|club|nightclub|lounge|brewery|taproom"),
  },
  {
    from: "opens|open|opening|opened",
    to: "closes|close|closing",
    gap: [8 * hour, 11 * hour, 30 * minute],
  },
  {
    from: "admission|admitted",
    to: "discharge|discharged|expected discharge|estimated discharge|planned discharge",
    gap: [2 * day, 12 * day, hour],
    isSure: true,
  },
  {
    from: "start|started|hired|hire|joined",
    to: "end|ended|left|contract end",
    gap: [200 * day, 4 * year, day],
    owner: oneOf(
      "employee|staff|staffmember|teammember|worker|coworker|personnel|experience|employment",
    ),
    isPast: true,
    isSure: true,
  },
  {
    from: "hired|hire|employment start|joined|join|onboarded",
    to: "terminated|termination|left|employment end|leave|offboarded|exit",
    gap: [120 * day, 4 * year, day],
    isPast: true,
  },
  {
    from: "enrolled|enrollment|enrolment|registered",
    to: "completed|completion|finished",
    gap: [42 * day, 130 * day, day],
    owner: oneOf("enrollment|enrolment|courseenrollment|courseregistration"),
    isSure: true,
  },
  {
    from: "enrolled|enrollment|enrolment|admission|matriculation",
    to: "graduated|graduation|expected graduation|completed|completion",
    gap: [300 * day, 4 * year, day],
  },
  {
    from: "admission|admitted|intake|booked|booking|incarcerated|sentenced",
    to: "release|released|expected release|projected release|parole eligibility",
    gap: [year, 9 * year, day],
    owner: oneOf("inmate|prisoner|detainee|convict"),
    isSure: true,
  },
  {
    from: "start|starts|started|enrollment start",
    to: "completion|completed|primary completion|completion end|estimated completion",
    gap: [240 * day, 3 * year, day],
    owner: oneOf("trial|study|excavation|expedition|dig"),
    isSure: true,
  },
  {
    from: "issued|issue|quoted|quote",
    to: "valid until|valid to|expires|expiry|expiration",
    gap: [14 * day, 30 * day, day],
    owner: oneOf("quote|quotation|estimate|proposal|tender"),
    isSure: true,
  },
  {
    from: "issued|issue|issuance|certified|registered",
    to: "expires|expiry|expiration|valid until|valid to",
    gap: [year, 5 * year, day],
  },
  {
    from: "purchased|purchase|warranty start|bought",
    to: "warranty end|warranty expires|warranty until|warranty expiry|warranty expiration",
    gap: [year, 3 * year, year],
  },
  {
    from: "manufactured|produced|production|manufacture|roasted|baked",
    to: "expires|expiry|expiration|best before|use by",
    gap: [120 * day, 2 * year, day],
  },
  {
    from: "start|starts|started|begin|begins|began|effective|from|first|since|kickoff|launch|lease start|opened",
    to: "end|ends|ended|finish|finishes|finished|to|until|last|expires|expiry|expiration|through|lease end|target end|stop|stopped|completion|planned completion|expected completion|target completion|estimated completion",
    unless: oneOf("sent|extended|offered"),
  },
];
