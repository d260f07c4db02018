import { day, hour, minute } from "../../facets/timeline.ts";
import type { Sequel } from "./sequel.ts";

/** Deals and offers for homes, alarms, and what clinics and laboratories do one after the other. */
export const recordSequels: readonly Sequel[] = [
  {
    after: "created|posted|published",
    event: "expires|expiry|expiration",
    gaps: [day],
    owner: /^story$/,
    isSure: true,
  },
  {
    after: "received|reported|called",
    event: "arrived|on scene|arrival",
    gaps: [7, 9, 12, 15, 19].map((minutes) => minutes * minute),
    owner: /^(?:emergency|dispatch|ambulance)$/,
    isLoose: true,
    isSure: true,
  },
  {
    after: "start|started|created",
    event: "review|next review|evaluation",
    gaps: [28, 42, 56, 90].map((days) => days * day),
    owner: /^(?:careplan|care|plan|treatment|policy|contract)$/,
    isLoose: true,
  },
  {
    after: "registered|start|started|registration",
    event: "submission deadline|deadline|due|submission",
    gaps: [182 * day],
    owner: /^(?:thesis|dissertation)$/,
    isLoose: true,
  },
  {
    after: "registered|start|started|registration",
    event: "submitted",
    gaps: [118, 141, 163, 176, 180].map((days) => days * day),
    owner: /^(?:thesis|dissertation)$/,
    isLoose: true,
    isSure: true,
  },
  {
    after: "application|applied|submitted",
    event: "adoption|adopted|pickup|handover",
    gaps: [6, 9, 14, 20, 30].map((days) => days * day),
    owner: /^adoption$/,
    isLoose: true,
  },
  {
    after: "created|opened",
    event: "close|closing|expected close|estimated close",
    gaps: [20, 34, 48, 75, 110].map((days) => days * day),
    owner: /^(?:opportunity|deal)$/,
  },
  {
    after: "created|requested|initiated|submitted",
    event: "executed|execution",
    gaps: [3, 20, 90, 600, 1500].map((minutes) => minutes * minute),
    owner: /^(?:transfer|payment|trade|withdrawal|payout)$/,
    isLoose: true,
    isSure: true,
  },
  {
    after: "placed|ordered|accepted|created",
    event: "estimated delivery|expected delivery|eta|estimated arrival",
    gaps: [25, 30, 35, 45, 55].map((minutes) => minutes * minute),
    owner: /^(?:food|meal|delivery|takeaway|pizza)$/,
    isLoose: true,
  },
  {
    after: "triggered|raised|fired|detected",
    event: "resolved|cleared",
    gaps: [45, 80, 150, 300, 600].map((minutes) => minutes * minute),
    owner: /^(?:alert|alarm|incident|warning)$/,
    isLoose: true,
  },
  {
    after: "submitted|made|sent|created",
    event: "closing|close|proposed closing|completion",
    gaps: [35, 42, 49, 60].map((days) => days * day),
    owner: /^offer$/,
    isLoose: true,
  },
  {
    after: "submitted|made|sent",
    event: "expires|expiry|expiration|valid until",
    gaps: [2, 3, 5, 7, 10].map((days) => days * day),
    owner: /^offer$/,
    isLoose: true,
  },
  {
    after: "visit|consultation|examination|scheduled|appointment|checkup",
    event: "follow up|followup|next visit|recheck|follow up visit",
    gaps: [7, 14, 21, 28, 42].map((days) => days * day),
    owner:
      /^(?:visit|consultation|appointment|checkup|vet|examination|encounter|treatment|session)$/,
  },
  {
    after: "collected|sampled|drawn|sample collected",
    event: "received|received at lab|lab received",
    gaps: [40, 75, 120, 190].map((minutes) => minutes * minute),
    owner: /^(?:lab|sample|specimen|test|blood|result)$/,
    isHurried: true,
  },
  {
    after: "collected|received|sampled|drawn",
    event: "completed|reported|resulted|result|analyzed|analysed|validated",
    gaps: [5, 9, 26, 48, 71].map((hours) => hours * hour),
    owner: /^(?:lab|sample|specimen|test|blood|result)$/,
  },
];
