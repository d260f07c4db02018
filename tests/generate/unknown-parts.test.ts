import { expect, test } from "vitest";
import { flag, number, recordsOf, text, textsOf } from "./models.ts";

const texts = { type: "array", items: text } as const;

test("a kite has few lines and a small sail, and is built by its instructions", async () => {
  const plans = await recordsOf("KitePlan", {
    ...textsOf("name", "designer", "instructions", "skillLevel"),
    lineCount: number,
    sailAreaM2: number,
  });
  for (const { lineCount, sailAreaM2, instructions } of plans) {
    expect(Number(lineCount)).toBeLessThan(30);
    expect(Number(sailAreaM2)).toBeLessThan(50);
    expect(instructions).not.toMatch(/ring|reception|entrance|Wash/);
  }
});

test("a file has as many lines as ever", async () => {
  const files = await recordsOf("SourceFile", { path: text, language: text, lineCount: number });
  for (const { lineCount } of files) expect(Number(lineCount)).toBeGreaterThan(100);
});

test("no more is sold than was made", async () => {
  const batches = await recordsOf("SoapBatch", {
    ...textsOf("scent", "pouredOn"),
    oilTypes: texts,
    barsMade: number,
    barsSold: number,
  });
  for (const { barsMade, barsSold, oilTypes } of batches) {
    expect(Number(barsSold)).toBeLessThanOrEqual(Number(barsMade));
    expect(String(oilTypes)).not.toMatch(/W-|grease|glycol/);
  }
});

test("a fridge is cold, and its door says no name of an oat milk", async () => {
  const [fridges, cores] = await Promise.all([
    recordsOf("CommunityFridge", { ...textsOf("name", "notes"), temperatureC: number }),
    recordsOf("IceCore", { site: text, storageTempC: number, depthM: number }),
  ]);
  for (const { name, temperatureC } of fridges) {
    expect(Number(temperatureC)).toBeLessThan(10);
    expect(name).not.toMatch(/milk|rice|Flour|peas/);
  }
  for (const { storageTempC } of cores) expect(Number(storageTempC)).toBeLessThan(-10);
});

test("a share of the harvest has vegetables in it, and is no fund", async () => {
  const shares = await recordsOf("HarvestShare", {
    ...textsOf("label", "pickupPoint"),
    contents: texts,
    price: number,
  });
  for (const { label, contents } of shares) {
    expect(label).not.toMatch(/Fund|Bond|Index/);
    for (const one of contents as string[]) expect(one).toMatch(/^[A-Z][a-z ]+$/);
  }
});

test("what is told under a picture of a thing is what it is, and where no table knows what for, plain uses", async () => {
  const seals = await recordsOf("WaxSeal", {
    ...textsOf("motif", "handleMaterial", "usedFor", "caption", "condition"),
    diameterMm: number,
    madeIn: number,
  });
  for (const { caption, usedFor, handleMaterial, madeIn } of seals) {
    expect(caption).toMatch(/^A wax seal/);
    expect(usedFor).not.toMatch(/\d/);
    expect(handleMaterial).not.toMatch(/Wool|Linen|Cotton|Leather/);
    expect(Number(madeIn)).toBeGreaterThan(1800);
  }
});

test("a storyteller is somebody, since a year", async () => {
  const tellers = await recordsOf("Storyteller", {
    ...textsOf("name", "region", "contact"),
    since: number,
    feePerHour: number,
  });
  for (const { name, since } of tellers) {
    expect(name).not.toMatch(/Storyteller/);
    expect(Number(since)).toBeGreaterThan(1990);
    expect(Number(since)).toBeLessThan(2027);
  }
});

test("no more birds return than were entered, and what weighs so much has no headline", async () => {
  const [races, globes] = await Promise.all([
    recordsOf("PigeonRace", { title: text, birdsEntered: number, birdsReturned: number }),
    recordsOf("SnowGlobe", {
      ...textsOf("title", "content", "purchasedIn", "baseMaterial"),
      diameterMm: number,
    }),
  ]);
  for (const { birdsEntered, birdsReturned } of races)
    expect(Number(birdsReturned)).toBeLessThanOrEqual(Number(birdsEntered));
  for (const { title, content, purchasedIn } of globes) {
    expect(title).toMatch(/Snow Globe/);
    expect(content).toMatch(/^A snow globe, \d+ mm across/);
    expect(purchasedIn).not.toMatch(/\d|Purchased/);
  }
});

test("a compliment goes from somebody to somebody, and an order says what is asked of those who make it", async () => {
  const [compliments, orders] = await Promise.all([
    recordsOf("Compliment", {
      ...textsOf("text", "from", "to", "reason", "createdAt"),
      isAnonymous: flag,
    }),
    recordsOf("AmuletOrder", {
      ...textsOf("reference", "customer", "material", "message"),
      quantity: number,
    }),
  ]);
  for (const { from, to } of compliments) {
    expect(from).toMatch(/ /);
    expect(to).not.toBe(from);
  }
  for (const { message } of orders) expect(message).not.toMatch(/amulet/);
});

test("a marble rolls on a run that nobody jogs, and a specimen is one", async () => {
  const [runs, specimens] = await Promise.all([
    recordsOf("MarbleRun", { ...textsOf("name", "author"), loopCount: number }),
    recordsOf("ShellSpecimen", { ...textsOf("label", "description"), ridgeCount: number }),
  ]);
  for (const { name } of runs) expect(name).toMatch(/Marble Run/);
  for (const { description } of specimens) expect(description).not.toMatch(/speciman/);
});
