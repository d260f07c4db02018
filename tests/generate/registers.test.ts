import { describe, expect, test } from "vitest";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

const list = { type: "array", items: text } as const;

describe("A number beside the dates of a thing", () => {
  test("is a count where it is called enrolled, and the trial ends after it began", async () => {
    const trials = await recordsOf("ClinicalTrial", {
      ...textsOf("title", "startDate", "completionDate"),
      enrolled: number,
      status: oneOf("recruiting", "active", "completed"),
    });
    for (const { startDate, completionDate } of trials)
      expect(at(completionDate)).toBeGreaterThan(at(startDate) + 200 * 86_400_000);
  });

  test("is a year where something was done in it", async () => {
    const members = await recordsOf("MemberOfParliament", {
      ...textsOf("name", "party", "constituency"),
      electedIn: number,
    });
    for (const { electedIn } of members) {
      expect(electedIn).toBeGreaterThan(1980);
      expect(electedIn).toBeLessThan(2027);
    }
  });

  test("is how many there are where it is the occupancy beside a capacity", async () => {
    const shelters = await recordsOf("EmergencyShelter", {
      ...textsOf("name", "address"),
      capacity: number,
      occupancy: number,
      status: oneOf("open", "full", "closed"),
    });
    for (const { capacity, occupancy } of shelters) {
      expect(Number.isInteger(occupancy)).toBe(true);
      expect(occupancy).toBeLessThanOrEqual(Number(capacity));
    }
  });
});

describe("Votes", () => {
  test("are counted after the day on which they were cast, for several candidates", async () => {
    const results = await recordsOf("ElectionResult", {
      ...textsOf("election", "electionDate", "reportedAt"),
      votesCast: number,
      candidates: listOf({ name: text, party: text, votes: number }),
    });
    for (const result of results) {
      expect(at(result["electionDate"])).toBeLessThanOrEqual(now);
      expect(at(result["reportedAt"])).toBeGreaterThanOrEqual(at(result["electionDate"]));
      expect(itemsOf(result, "candidates").length).toBeGreaterThan(1);
    }
  });

  test("are none on a bill in committee, and more for than against one that was signed", async () => {
    const bills = await recordsOf("Bill", {
      ...textsOf("billNumber", "title", "sponsor", "committee", "summary"),
      status: oneOf("introduced", "in_committee", "passed", "signed"),
      votesFor: number,
      votesAgainst: number,
      abstentions: number,
    });
    for (const { status, votesFor, votesAgainst, abstentions } of bills) {
      if (status === "in_committee" || status === "introduced")
        expect([votesFor, votesAgainst, abstentions]).toEqual([0, 0, 0]);
      else expect(Number(votesFor)).toBeGreaterThan(Number(votesAgainst));
    }
    const titles = bills.filter(({ title }) => title === "Fair Rent Act");
    for (const { committee, summary } of titles) {
      expect(committee).toBe("Housing Committee");
      expect(summary).toMatch(/rents/);
    }
    expect(titles.length).toBeGreaterThan(0);
  });
});

describe("What is shown or told in years", () => {
  test("is as old as it is, whenever the exhibition begins", async () => {
    const exhibits = await recordsOf("MuseumExhibit", {
      ...textsOf("title", "startDate", "endDate"),
      artifacts: listOf({ name: text, origin: text, year: number, material: text }),
    });
    const years = exhibits.flatMap((one) => itemsOf(one, "artifacts").map(({ year }) => year));
    expect(years.filter((year) => Number(year) > 2020)).toEqual([]);
  });

  test("ends with the last eruption", async () => {
    const volcanoes = await recordsOf("Volcano", {
      ...textsOf("name", "country", "type"),
      lastEruption: number,
      eruptions: listOf({ year: number, vei: number }),
    });
    for (const volcano of volcanoes) {
      const eruptions = itemsOf(volcano, "eruptions");
      for (const { vei } of eruptions) expect(vei).toBeLessThan(9);
      if (eruptions.length > 0)
        expect(Math.max(...eruptions.map(({ year }) => Number(year)))).toBe(
          volcano["lastEruption"],
        );
    }
  });
});

test("An application for a patent that is pending has been filed", async () => {
  const patents = await recordsOf("Patent", {
    ...textsOf("title", "assignee", "filingDate", "expirationDate"),
    inventors: list,
    cpcCodes: list,
    status: oneOf("pending", "granted", "expired"),
  });
  for (const { filingDate, cpcCodes } of patents) {
    expect(daysFrom(filingDate)).toBeLessThanOrEqual(1);
    for (const code of cpcCodes as readonly string[])
      expect(code).toMatch(/^[A-H]\d\d[A-Z] \d+\/\d\d$/);
  }
});

test("A case that was settled has no verdict", async () => {
  const cases = await recordsOf("CourtCase", {
    ...textsOf("caseNumber", "plaintiff", "defendant"),
    status: oneOf("open", "settled", "decided"),
    verdict: orNull(text),
  });
  for (const { status, verdict } of cases) if (status === "settled") expect(verdict).toBeNull();
});

test("What is told of an animal follows its common name where the other is the Latin one", async () => {
  const seen = await recordsOf("WildlifeObservation", {
    ...textsOf("species", "commonName", "observer", "observedAt", "behavior", "habitat"),
  });
  const seals = seen.filter(({ commonName }) => commonName === "Grey seal");
  expect(seals.length).toBeGreaterThan(0);
  for (const { habitat, behavior } of seals) {
    expect(habitat).toBe("coast");
    expect(behavior).toMatch(/sandbank|swimming|feeding/);
  }
});

test("A weekend at a festival costs more than a day", async () => {
  const festivals = await recordsOf("Festival", {
    ...textsOf("name", "genre", "city"),
    dayTicketPrice: number,
    weekendTicketPrice: number,
  });
  for (const { dayTicketPrice, weekendTicketPrice } of festivals)
    expect(Number(weekendTicketPrice)).toBeGreaterThan(Number(dayTicketPrice) * 1.5);
});

test("Nobody has signed what is a draft, and whoever signs has a post", async () => {
  const contracts = await recordsOf("Contract", {
    ...textsOf("contractNumber", "title", "effectiveDate"),
    signedBy: listOf({ name: text, title: text, signedAt: text }),
    status: oneOf("draft", "active", "expired"),
  });
  for (const contract of contracts) {
    const signatures = itemsOf(contract, "signedBy");
    if (contract["status"] === "draft") expect(signatures).toEqual([]);
    for (const { title } of signatures) expect(title).not.toMatch(/Signed/);
  }
});

test("A regiment is no flat, and its commander somebody", async () => {
  const units = await recordsOf("MilitaryUnit", {
    ...textsOf("name", "garrison", "type"),
    commander: toObject({ name: text, rank: text }),
    strength: number,
    active: flag,
  });
  for (const { name, type, strength, commander } of units) {
    expect(`${String(name)} ${String(type)}`).not.toMatch(/flat|loft|house|villa/i);
    expect(Number(strength)).toBeGreaterThan(100);
    expect(JSON.stringify(commander)).toMatch(/Colonel|Major|Brigadier/);
  }
});

test("An opera has its own composer, and singers a voice that they can have", async () => {
  const evenings = await recordsOf("OperaPerformance", {
    ...textsOf("opera", "composer", "conductor", "date", "language"),
  });
  const carmen = evenings.filter(({ opera }) => opera === "Carmen");
  expect(carmen.length).toBeGreaterThan(0);
  for (const { composer, language } of carmen)
    expect([composer, language]).toEqual(["Georges Bizet", "French"]);
});

describe("What an encyclopedia tells", () => {
  test("of a monarch or a philosopher stands as a year, in a text or a number", async () => {
    const monarchs = await recordsOf("Monarch", {
      ...textsOf("name", "title", "dynasty", "kingdom", "born"),
      reignStart: number,
      reignEnd: number,
    });
    for (const { name, title, born, reignStart, reignEnd } of monarchs) {
      expect(Number(born)).toBeLessThan(Number(reignStart));
      expect(Number(reignStart)).toBeLessThan(Number(reignEnd));
      if (name === "Elizabeth I") expect(title).toBe("Queen of England and Ireland");
    }
    const thinkers = await recordsOf("Philosopher", {
      ...textsOf("name", "born", "school", "quote"),
      works: listOf({ title: text, year: number }),
    });
    const nietzsche = thinkers.find(({ name }) => name === "Friedrich Nietzsche");
    expect(nietzsche).toMatchObject({ born: "1844", works: [{ title: "Thus Spoke Zarathustra" }] });
    for (const { year } of nietzsche ? itemsOf(nietzsche, "works") : [])
      expect(Number(year)).toBeGreaterThan(1844);
  });

  test("of a word is its own meaning, though it stands in a list", async () => {
    const words = await recordsOf("WordEntry", {
      ...textsOf("word", "partOfSpeech", "etymology"),
      definitions: listOf({ meaning: text, example: text }),
    });
    const meadow = words.find(({ word }) => word === "Meadow");
    expect(meadow?.["definitions"]).toEqual([
      {
        meaning: "A field of grass and wild flowers.",
        example: "Cows grazed in the meadow behind the farm.",
      },
    ]);
  });

  test("of a gene, a reaction and a bird is true of each", async () => {
    const genes = await recordsOf("Gene", {
      ...textsOf("symbol", "fullName", "chromosome", "organism", "function"),
    });
    for (const { symbol, chromosome } of genes) if (symbol === "CFTR") expect(chromosome).toBe("7");
    const reactions = await recordsOf("ChemicalReaction", {
      ...textsOf("name", "equation"),
      reactants: listOf({ formula: text, moles: number }),
      products: listOf({ formula: text, moles: number }),
    });
    for (const { equation } of reactions) expect(equation).toMatch(/→|⇌/);
    const birds = await recordsOf("Bird", { ...textsOf("commonName", "order"), diet: list });
    for (const { diet } of birds) expect(diet).not.toContain("Carnivore");
  });
});

test("What is on now began before now, and does not end long before it", async () => {
  const stations = await recordsOf("RadioStation", {
    ...textsOf("name", "frequency"),
    currentShow: toObject(textsOf("title", "host", "startsAt", "endsAt")),
  });
  for (const { currentShow } of stations) {
    const { startsAt, endsAt } = currentShow as Readonly<Record<string, unknown>>;
    expect(at(startsAt)).toBeLessThanOrEqual(now);
    // Hours on a programme are round.
    expect(at(endsAt)).toBeGreaterThan(now - 3_600_000);
  }
});

test("Who won gold came first", async () => {
  const results = await recordsOf("OlympicResult", {
    ...textsOf("games", "sport", "event", "athlete"),
    medal: oneOf("gold", "silver", "bronze"),
    rank: number,
    ageAtEvent: number,
  });
  for (const { medal, rank, ageAtEvent } of results) {
    expect(rank).toBe(["gold", "silver", "bronze"].indexOf(String(medal)) + 1);
    expect(ageAtEvent).toBeGreaterThan(15);
  }
});

test("A request for a city's service is told as one for a service", async () => {
  const requests = await recordsOf("CityServiceRequest", {
    ...textsOf("category", "description", "address"),
    upvotes: number,
  });
  for (const { category, description } of requests)
    if (/lamp/i.test(String(description))) expect(category).toBe("Street lighting");
});

describe("What is made of figures, or of a run of hours", () => {
  test("is an earthquake where five of its columns are there", async () => {
    const quakes = await recordsOf("Earthquake", {
      ...textsOf("epicenter", "occurredAt"),
      magnitude: number,
      depthKm: number,
      latitude: number,
      longitude: number,
    });
    for (const { epicenter } of quakes) expect(epicenter).toMatch(/\d+ km /);
    const japan = quakes.filter(({ epicenter }) => String(epicenter).endsWith("Namie, Japan"));
    for (const { latitude } of japan) expect(latitude).toBeCloseTo(37.48);
  });

  test("goes from the call to the hospital, and what was measured lies after the call", async () => {
    const runs = await recordsOf("AmbulanceRun", {
      ...textsOf("unit", "dispatchedAt", "onSceneAt", "arrivedHospitalAt"),
      vitals: listOf({ time: text, pulse: number }),
    });
    for (const run of runs) {
      expect(at(run["onSceneAt"])).toBeLessThanOrEqual(at(run["arrivedHospitalAt"]));
      for (const { time } of itemsOf(run, "vitals"))
        expect(at(time)).toBeGreaterThanOrEqual(at(run["dispatchedAt"]));
    }
  });

  test("is over on the same day where it is a programme on television", async () => {
    const programmes = await recordsOf("TvProgramme", {
      ...textsOf("title", "channel", "startsAt", "endsAt"),
    });
    for (const { startsAt, endsAt } of programmes)
      expect(at(endsAt) - at(startsAt)).toBeLessThan(86_400_000 / 4);
  });

  test("has no more dead and recovered than cases", async () => {
    const outbreaks = await recordsOf("DiseaseOutbreak", {
      ...textsOf("disease", "country"),
      confirmedCases: number,
      deaths: number,
      recovered: number,
      fatalityRate: number,
    });
    for (const { confirmedCases, deaths, recovered, fatalityRate } of outbreaks) {
      const [cases, dead] = [Number(confirmedCases), Number(deaths)];
      expect(dead + Number(recovered)).toBeLessThanOrEqual(cases);
      expect(Number(fatalityRate)).toBeCloseTo((100 * dead) / cases, 0);
    }
  });
});

test("A council's meeting is none of an office, and a specimen no speciman", async () => {
  const meetings = await recordsOf("CityCouncilMeeting", {
    ...textsOf("title", "date", "chair"),
    absent: list,
  });
  for (const { title, absent } of meetings) {
    expect(title).toMatch(/council|session|committee|hearing/i);
    for (const one of absent as readonly string[]) expect(one).toMatch(/^\p{Lu}\S+ \p{Lu}\S+/u);
  }
  const dinosaurs = await recordsOf("Dinosaur", {
    ...textsOf("name", "period"),
    fossils: listOf({ specimen: text, museum: text }),
  });
  for (const dinosaur of dinosaurs)
    for (const { specimen } of itemsOf(dinosaur, "fossils"))
      expect(specimen).not.toMatch(/speciman/i);
});

test("A house is taxed by its rate, a library has no more on its shelves than it owns", async () => {
  const bills = await recordsOf("PropertyTaxBill", {
    ...textsOf("parcelNumber", "owner"),
    assessedValue: number,
    taxRate: number,
    taxAmount: number,
  });
  for (const { assessedValue, taxRate, taxAmount } of bills)
    expect(Number(taxAmount) / Number(assessedValue)).toBeCloseTo(Number(taxRate) / 100, 3);
  const books = await recordsOf("LibraryBook", {
    ...textsOf("title", "author"),
    copies: number,
    available: number,
  });
  for (const { copies, available } of books)
    expect(Number(available)).toBeLessThanOrEqual(Number(copies));
});

test("Who sings bass stands among the basses", async () => {
  const members = await recordsOf("ChoirMember", {
    ...textsOf("name", "voicePart", "section", "email"),
  });
  for (const { voicePart, section } of members) expect(section).toBe(voicePart);
});

test("Rain in inches is as much as rain in millimetres, and a whale is called as animals are", async () => {
  const days = await recordsOf("RainGauge", {
    ...textsOf("station", "date"),
    rainfallInches: number,
  });
  for (const { rainfallInches } of days) expect(Number(rainfallInches)).toBeLessThan(12);
  const whales = await recordsOf("Whale", { ...textsOf("name", "species") });
  for (const { name } of whales) expect(name).not.toMatch(/Whale/);
});

test("The current rental of a bike goes on, whatever else is told of the bike", async () => {
  const bikes = await recordsOf("RentalBike", {
    ...textsOf("code", "frameSize"),
    dailyRate: number,
    currentRental: toObject(textsOf("customerName", "from", "until")),
    available: flag,
  });
  for (const { currentRental } of bikes) {
    const { from, until } = currentRental as Readonly<Record<string, unknown>>;
    expect(daysFrom(from)).toBeLessThanOrEqual(1);
    expect(daysFrom(until)).toBeGreaterThanOrEqual(-1);
  }
});
