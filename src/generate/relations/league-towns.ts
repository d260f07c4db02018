import { findNamed } from "../coherence/match-role.ts";
import { readQuantity, toQuantity, writeQuantity } from "../coherence/quantity.ts";
import { chanceFor } from "../coherence/rule.ts";
import { write } from "../coherence/slot.ts";
import { hash } from "../draw/chance.ts";
import { nameWords } from "../meaning/things/name-words.ts";
import { oneOf } from "../one-of.ts";
import type { Find } from "./measure-finder.ts";

/** Where clubs are that play each other every week. */
const towns: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "United Kingdom|Manchester|Leeds|Bristol|Cardiff|Norwich|Sheffield|Derby|Exeter|Hull|York",
    "United States|Portland|Seattle|Denver|Austin|Chicago|Boston|Atlanta|Nashville|Oakland|Miami",
    "Canada|Toronto|Montreal|Vancouver|Calgary|Ottawa|Winnipeg|Halifax|Edmonton",
    "Germany|Hamburg|Bremen|Cologne|Leipzig|Dresden|Mainz|Kiel|Augsburg",
    "France|Lyon|Lille|Nantes|Nice|Rennes|Metz|Bordeaux|Reims",
    "Spain|Seville|Bilbao|Valencia|Granada|Vigo|Zaragoza|Murcia|Oviedo",
    "Portugal|Lisbon|Porto|Braga|Coimbra|Faro|Guimarães",
    "Netherlands|Utrecht|Rotterdam|Eindhoven|Groningen|Breda|Arnhem",
    "Belgium|Ghent|Bruges|Antwerp|Liège|Leuven|Mechelen",
    "Denmark|Aarhus|Odense|Aalborg|Esbjerg|Vejle|Randers",
    "Sweden|Malmö|Uppsala|Gothenburg|Örebro|Kalmar|Lund",
    "Ireland|Cork|Galway|Dublin|Limerick|Sligo|Waterford",
    "Australia|Perth|Adelaide|Brisbane|Newcastle|Hobart|Geelong",
    "New Zealand|Auckland|Wellington|Dunedin|Hamilton|Nelson|Napier",
  ].map((line) => {
    const [country = "", ...all] = line.split("|");
    return [country, all] as const;
  }),
);
const countries = [...towns.keys()].slice(0, 6);
const leagues = /^(?:league|division|conference|championship|competition)(?: id)?$/;
const ofClub = oneOf(
  "stadium|home stadium|arena|ground|venue|coach|head coach|manager|founded|founded year|nickname|mascot|short name|abbreviation|logo|logo url|crest|colors|points|wins|won",
);

/** All clubs of a league are in its country, each in a town of its own as long as there are any. */
const findClubTown: Find = ({ reference, look }, slots) => {
  if (!leagues.test(reference.words) || !slots.some(({ words }) => ofClub.test(words)))
    return undefined;
  const name = findNamed(slots, "name|team name|club name", ["text"]);
  const city = findNamed(slots, "city|town|location|home city", ["text"]);
  const country = findNamed(slots, "country|nation|country name", ["text"]);
  const isPlaced = slots.some(({ words }) => oneOf("state|zip|address|latitude").test(words));
  if (!name || isPlaced) return undefined;
  const told = look("country|nation|country name");
  return {
    reads: [reference],
    writes: [name, city, country].flatMap((slot) => slot ?? []),
    apply: (scope) => {
      const called = String(scope.values[name.name]).split(" ").at(-1) ?? "";
      // Only what is called after its town moves.
      if (!scope.draw.library.isEnglish || !nameWords.team.includes(called)) return;
      const league = scope.referred(reference.name);
      const first = hash(String(league), scope.draw.common) >>> 0;
      const known = String(told?.(scope) ?? countries[first % countries.length]);
      const among = towns.get(known) ?? [];
      const town = among[(first + scope.draw.index) % among.length];
      if (town === undefined) return;
      write(scope, name, `${town} ${called}`);
      if (city) write(scope, city, city.words === "location" ? `${town}, ${known}` : town);
      if (country) write(scope, country, known);
    },
  };
};

/** Nobody lets more in than there are seats, and half of these stay empty at most. */
const findCrowd: Find = ({ reference, look }, slots) => {
  if (!/^(?:home (?:team|club|side)|venue|stadium|arena|ground)(?: id)?$/.test(reference.words))
    return undefined;
  const crowd = findNamed(slots, "attendance|spectators|crowd", ["number"]);
  const seats = crowd && look("capacity|stadium capacity|seats|arena capacity|seating capacity");
  if (!crowd || !seats) return undefined;
  return {
    reads: [reference, crowd],
    writes: [crowd],
    apply: (scope) => {
      const [came, most] = [readQuantity(scope, crowd), toQuantity(seats(scope))];
      if (!came || !most || (came <= most && came > most / 2)) return;
      writeQuantity(
        scope,
        crowd,
        Math.round(most * (0.52 + 0.46 * chanceFor(scope, crowd).next())),
      );
    },
  };
};

export const matchPlaces: readonly Find[] = [findClubTown, findCrowd];
