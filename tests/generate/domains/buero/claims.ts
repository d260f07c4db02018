import {
  always,
  before,
  type Domain,
  numberOf,
  product,
  sum,
  timeOf,
  type Values,
} from "../properties.ts";

const line = product("gesamtpreis", "menge", "einzelpreis");

export const claims: Domain = {
  "/kundes": {
    each: [always("a date is one", (record) => timeOf(record, "kundeSeit") > 0)],
  },
  "/rechnungs": {
    each: [
      sum("bruttobetrag", "nettobetrag mehrwertsteuer"),
      before("rechnungsdatum", "faelligkeitsdatum"),
      [
        "a line is so many times so much",
        (record, world) =>
          (record["positionen"] as readonly Values[]).every(
            (item) => line[1](item, world) === true,
          ),
      ],
      [
        "the name is that of the customer",
        ({ kundeId, kundenname }, world) => {
          const { vorname, nachname } = world.find("/kundes", kundeId);
          return kundenname === `${vorname} ${nachname}`;
        },
      ],
      always("what is paid was paid on a day, and nothing else", ({ status, bezahltAm }) =>
        status === "bezahlt" ? bezahltAm !== null : bezahltAm === null,
      ),
      [
        "what is overdue was due",
        (record, { now }) =>
          record["status"] === "ueberfaellig"
            ? timeOf(record, "faelligkeitsdatum") < now
            : undefined,
      ],
    ],
  },
  "/wohnungs": {
    each: [
      sum("warmmiete", "kaltmiete nebenkosten"),
      always("nobody lives in a hundred rooms", (record) => numberOf(record, "zimmer") < 12),
      always("a year is one", (record) => numberOf(record, "baujahr") > 1800),
    ],
  },
};
