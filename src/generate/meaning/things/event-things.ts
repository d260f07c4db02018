import { hour, minute, type ThingTable } from "./thing.ts";

/** Where people come together, and how they get in. */
export const eventThings: ThingTable = {
  "ticket admission pass": {
    name: "Cannot sign in after update|Invoice shows the wrong address|Export takes too long|Feature request: dark mode|Broken link in the welcome email|Payment failed twice|How do I add a colleague?|App closes when uploading a photo|Cannot change my email address|Two-step codes do not arrive|Question about the yearly plan|Refund for a double charge",
    status: "open|in progress|waiting|resolved|closed",
    type: "question|incident|problem|request",
    category: "Billing|Account|Technical|Feature request",
    reason: "Solved|Duplicate|No reply|Cannot reproduce",
    price: [12, 180, 2],
  },
  "tickettype tickettier admission": {
    name: "Early Bird|General Admission|VIP|Student|Family|Day Pass|Weekend Pass|Backstage|Group of five",
    status: "on sale|sold out|upcoming|closed",
    about:
      "Entry to all rooms.|Includes a drink and a seat in the front rows.|With a valid student card.|Two adults and up to three children.",
    price: [12, 180, 0],
  },
  "event concert festival conference webinar meetup workshop gig": {
    status: "draft|scheduled|live|completed|cancelled|postponed",
    type: "conference|workshop|meetup|concert|webinar|festival",
    category: "Music|Technology|Food|Sport|Art|Business",
    about:
      "An evening of short talks, good food and time to meet people.|Two days of workshops for beginners and old hands.|Live music on three stages, families welcome.",
    reason: "Illness|Low registration|Venue closed|Weather",
    price: [0, 180, 0],
    duration: [hour, 8 * hour],
  },
  "meeting session": {
    name: "Weekly sync|Design review|Planning|Retrospective|One-on-one with {surname}|Budget {quarter}|Kick-off: {topic}|Demo for {company}|Interview: {surname}|Roadmap workshop|Team lunch|Quarterly numbers|Onboarding|Supplier call|Brainstorming: {topic}",
    status: "scheduled|in progress|completed|cancelled",
    type: "video call|in person|phone",
    about: "Go through open points and agree on next steps.|Bring two examples each.",
    duration: [15 * minute, 90 * minute],
  },
  "venue location": {
    status: "open|closed|booked",
    type: "hall|theatre|club|outdoor|conference centre",
    price: [200, 6000, -1],
  },
  "speaker guest attendee participant registration rsvp invitation invite": {
    status: "invited|confirmed|declined|waiting list|checked in",
    type: "regular|VIP|speaker|press|student",
    reason: "Other plans|Illness|Too far away",
  },
  seat: {
    name: "{letter}{small}",
    status: "free|reserved|sold",
    type: "standard|front row|wheelchair",
    price: [9, 48, 0],
  },
};
