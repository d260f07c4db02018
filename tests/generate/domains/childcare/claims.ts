import { men, women } from "../../../../src/generate/phrases/person-names.ts";
import { always, type Domain, numberOf, timeOf, type Values } from "../properties.ts";

const month = (365.25 * 86_400_000) / 12;
const firstOf = (name: unknown) => String(name).split(" ")[0] ?? "";

export const claims: Domain = {
  "/children": {
    each: [
      always(
        "the months are those since birth, and no more than five years",
        (record, { now }) =>
          numberOf(record, "age_months") ===
            Math.floor((now - timeOf(record, "date_of_birth")) / month) &&
          numberOf(record, "age_months") <= 62,
      ),
      always("mothers have women's names, fathers men's", ({ guardians }) =>
        (guardians as readonly Values[]).every(({ name, relationship }) => {
          if (/mother|aunt/.test(String(relationship))) return women.includes(firstOf(name));
          return !/father|uncle/.test(String(relationship)) || men.includes(firstOf(name));
        }),
      ),
      always("children sleep after lunch", ({ nap_time }) => /^1[23]:/.test(String(nap_time))),
    ],
  },
  "/dog-walks": {
    each: [
      always("lengths are to five minutes", (r) => numberOf(r, "durationMinutes") % 5 === 0),
      always("a way leads somewhere", ({ route }) => {
        const points = (route as readonly Values[]).map(({ lat, lng }) => `${lat} ${lng}`);
        return new Set(points).size === points.length;
      }),
    ],
  },
};
