import { always, atMost, type Domain, day, numberOf, thereWhen, timeOf } from "../properties.ts";

const steps = /^(?:Install|Lint|Build|Unit tests|Integration tests|Package|Deploy)$/;

/** A bank, an agency, a player, a kitchen, a school: as far apart as the screens of one demo can be. */
export const claims: Domain = {
  "/accounts": {
    each: [
      atMost("availableBalance", "balance"),
      always("an account is no mortgage", (one) => numberOf(one, "balance") < 20_000),
      always("an overdraft is worth having", (one) => numberOf(one, "overdraftLimit") >= 500),
    ],
  },
  "/transactions": {
    each: [
      [
        "groceries are no holiday",
        (one) => (one["category"] === "Groceries" ? numberOf(one, "amount") <= 140 : undefined),
      ],
    ],
  },
  "/listings": {
    each: [
      always("what is let costs a month", ({ listingType, price }) =>
        listingType === "rent" ? Number(price) < 20_000 : Number(price) > 20_000,
      ),
      always("land has no bedrooms", ({ propertyType, bedrooms }) =>
        propertyType === "land" ? bedrooms === 0 : Number(bedrooms) > 0,
      ),
      [
        "days are counted from the day on which it was listed",
        (one, { now }) =>
          numberOf(one, "daysOnMarket") === Math.floor((now - timeOf(one, "listedAt")) / day),
      ],
    ],
  },
  "/tracks": {
    each: [
      always("a song is no step of a build", ({ title }) => !steps.test(String(title))),
      always("an album has an end", (one) => numberOf(one, "trackNumber") <= 14),
    ],
  },
  "/restaurants": {
    each: [always("they deliver for something", (one) => numberOf(one, "deliveryFee") >= 1)],
  },
  "/food-orders": {
    each: [
      [
        "the fee is the restaurant's, and not as much as the meal",
        (order, world) =>
          numberOf(order, "subtotal") < 20
            ? numberOf(order, "deliveryFee") < numberOf(order, "subtotal")
            : world.find("/restaurants", order["restaurantId"])["deliveryFee"] ===
              order["deliveryFee"],
      ],
      thereWhen("courier", "on_the_way delivered"),
      [
        "what is being cooked was ordered just now",
        (order, { now }) =>
          order["status"] === "preparing" ? now - timeOf(order, "placedAt") < day / 4 : undefined,
      ],
    ],
  },
  "/deals": {
    each: [
      always("who was only found has not nearly bought", ({ stage, probability }) =>
        stage === "lead" ? Number(probability) <= 15 : true,
      ),
    ],
  },
  "/invoices": { each: [thereWhen("paymentMethod", "paid")] },
  "/courses": {
    each: [
      always("nobody is taught from morning to midnight", ({ schedule }) => {
        const { startTime, endTime } = schedule as { startTime: string; endTime: string };
        return (
          startTime < endTime && Number(endTime.slice(0, 2)) - Number(startTime.slice(0, 2)) <= 4
        );
      }),
      always("a course has a code of its department", ({ code }) =>
        /^[A-Z]{2,4} \d{3}$/.test(String(code)),
      ),
    ],
  },
  "/students": {
    each: [always("one studies for four years", (one) => numberOf(one, "year") <= 4)],
  },
  "/messages": {
    each: [
      [
        "a file is of the type that its name says",
        ({ attachments }) => {
          const pdfs = (attachments as { fileName: string; mimeType: string }[]).filter(
            ({ fileName }) => fileName.endsWith(".pdf"),
          );
          return pdfs.length === 0
            ? undefined
            : pdfs.every(({ mimeType }) => mimeType === "application/pdf");
        },
      ],
    ],
  },
  "/conversations": {
    each: [
      always("two speak to each other", ({ type, participants }) =>
        type === "direct" ? (participants as string[]).length <= 2 : true,
      ),
    ],
  },
};
