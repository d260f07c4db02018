import { always, type Domain } from "../properties.ts";

const generics: Readonly<Record<string, string>> = {
  Doloren: "Ibuprofen",
  Glucora: "Metformin",
  Cardivas: "Lisinopril",
  Lipostat: "Atorvastatin",
  Airovent: "Salbutamol",
  Gastrol: "Omeprazole",
  Thyronex: "Levothyroxine",
  Allergin: "Cetirizine",
  Amoxil: "Amoxicillin",
  Calmexa: "Sertraline",
};

export const claims: Domain = {
  "/medicines": {
    each: [
      always(
        "a brand is of one substance",
        ({ brandName, genericName }) => generics[String(brandName)] === genericName,
      ),
      [
        "a cream is measured in percent",
        ({ form, strength }) => (form === "cream" ? /%$/.test(String(strength)) : undefined),
      ],
    ],
  },
  "/prescription-fills": {
    each: [
      always(
        "as many are handed out as a pack holds",
        ({ quantityDispensed }) =>
          Number(quantityDispensed) >= 10 && Number(quantityDispensed) <= 90,
      ),
    ],
  },
};
