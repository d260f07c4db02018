import { always, type Domain, product, thereWhen } from "../properties.ts";

export const claims: Domain = {
  "/legal-cases": {
    each: [
      product("amountBilled", "billableHours", "hourlyRate"),
      thereWhen("nextHearing", "open pending"),
      always(
        "the case is called after its parties",
        ({ title, plaintiff, defendant }) =>
          String(title) ===
          `${String(plaintiff).split(" ")[1]} v. ${String(defendant).split(" ")[1]}`,
      ),
    ],
  },
};
