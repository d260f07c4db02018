import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toTexts } from "../pairing.ts";

const headlines = "headline|title|news title";
const owner = oneOf("news|newspaper|headline|bulletin|article");

/** A report stands in the part of the paper that its headline belongs to. */
/** Pages that help somebody, and no requests for it. */
const helpPages = {
  owner: oneOf("support|help|knowledge|knowledgebase|faq|kb|helparticle"),
  unless: /^(?:requester|assignee|priority|customer|status)\b/,
};

export const newsPairings: readonly Pairing[] = [
  {
    knownBy: "name|title|label|category name",
    follows: "description|about|summary",
    owner: oneOf("category|blogcategory|postcategory|topic"),
    unless: /^(?:last post|last reply|thread count|threads|moderators?|products?|product count)\b/,
    fits: toTexts({
      home: "Rooms, repairs and things that make a house a home.",
      food: "Recipes, kitchens and what is in season.",
      education: "How we learn, at school and long after it.",
      outdoors: "Trails, tents and weather of every kind.",
      business: "How companies are run, and who runs them.",
      sport: "Matches, training and those who take part.",
      gardening: "What to sow, water and leave alone.",
      photography: "Cameras, light and pictures worth a second look.",
      science: "New findings, told so that everybody can follow.",
      finance: "Saving, spending and what lies between.",
      history: "How it came to be the way it is.",
      travel: "Places to go, and how to get there.",
      technology: "Devices, software and what they do to us.",
      health: "Body and mind, without miracle cures.",
      culture: "Books, stages and exhibitions.",
      design: "Form, colour and things that work.",
      music: "New records, old favourites and concerts.",
      books: "What we read, and what we think of it.",
      art: "Pictures, sculptures and those who make them.",
      film: "What is on, and whether it is worth it.",
      lifestyle: "Habits, homes and small pleasures.",
      fashion: "What people wear, and why.",
      family: "Living with children, parents and everybody else.",
      games: "On the table and on the screen.",
      environment: "Climate, nature and what can be done.",
      politics: "Who decides what, and what follows from it.",
      news: "What happened, in short.",
    }),
  },
  {
    knownBy: headlines,
    follows: "section|category|topic|desk|rubric",
    owner,
    fits: toMentions({
      "cup|marathon|swimming": "Sport|=sports|=athletics",
      "museum|painting|opera|film": "Culture|=arts|=entertainment|=lifestyle",
      "start-up|broadband|app": "Technology|=tech|=science|=business",
      "bakery|shipyard|harbour|rents": "Business|=economy|=finance|=local",
      "council|mayor|school meal|budget|strike": "Politics|=local|=national|=world",
      tree: "Environment|=science|=local|=climate|=culture",
    }),
  },
  {
    knownBy: headlines,
    follows: "tags|keywords|topics",
    owner,
    fits: toMentions({
      "cup|marathon|swimming": "sport|records|youth|final",
      "museum|painting|opera|film": "culture|art|museum|stage",
      "start-up|broadband|app": "technology|innovation|jobs|internet",
      "bakery|shipyard|harbour": "economy|jobs|trade|local",
      rent: "housing|economy|city|prices",
      "council|mayor|budget": "council|budget|city|transport",
      "school meal": "schools|families|budget|health",
      strike: "transport|rail|unions|travel",
      tree: "climate|nature|volunteers|parks",
    }),
  },
  {
    knownBy: "title|question|heading|name",
    follows: "category|section|topic",
    ...helpPages,
    fits: toMentions({
      "password|two-factor|two-step|sign-in": "Security|Account",
      "billing|card|plan|invoice|subscription": "Billing",
      "invite|team": "Getting started|Account",
      export: "Account",
      "calendar|connect": "Integrations",
    }),
  },
  {
    knownBy: "title|question|heading|name",
    follows: "body|content|text|answer",
    ...helpPages,
    fits: toMentions({
      "password|two-factor|two-step":
        "Sign out on all devices first. Then request a new link on the sign-in page and follow it within an hour. Check the spam folder when no email arrives.",
      "invoice|billing":
        "Go to Billing and open the invoice. Choose Download to keep it as a PDF. Invoices of closed accounts stay available for one year.",
      card: "Check the number and the date first. Then ask your bank whether it lets payments abroad through. We try again after three days, and nothing is switched off before that.",
      "plan|subscription":
        "Go to Billing and choose Plan. What you have paid for stays until the end of the period. You can come back at any time, and nothing is lost.",
      "invite|team":
        "You need to be an owner of the workspace. Go to Members, choose Invite and pick a role. The person receives an email within a few minutes.",
      export:
        "Go to Settings and choose Export. We put everything into one file, which takes a few minutes. You get an email with a link that is valid for a week.",
      "calendar|connect":
        "Open Settings and choose Integrations. Pick the service, sign in there and allow the access. The first events show up within a minute.",
    }),
  },
];
