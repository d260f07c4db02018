import {
  afterParent,
  always,
  before,
  copyOf,
  type Domain,
  onePlace,
  ownSite,
  thereWhen,
  toHandle,
} from "../properties.ts";

export const claims: Domain = {
  "/companies": { each: [onePlace, ownSite("website", "domain", "email")] },
  "/contacts": {
    each: [
      copyOf("companyName", "companyId", "/companies", "name"),
      always("the email is the contact's", ({ firstName, lastName, email }) =>
        toHandle(email).startsWith(toHandle(`${firstName}${lastName}`)),
      ),
      afterParent("createdAt", "companyId", "/companies", "createdAt"),
    ],
  },
  "/deals": {
    each: [
      copyOf("companyName", "companyId", "/companies", "name"),
      copyOf("contactName", "contactId", "/contacts", "firstName+lastName"),
      always(
        "the contact is of the company",
        ({ companyId, contactId }, { find }) =>
          find("/contacts", contactId)["companyId"] === companyId,
      ),
      thereWhen("lostReason", "lost", "stage"),
      thereWhen("closedAt", "won lost", "stage"),
      before("createdAt", "closedAt"),
      before("createdAt", "updatedAt"),
    ],
  },
};
