import { expect, test } from "vitest";
import { flag, number, oneOf, recordsOf, text, textsOf } from "./models.ts";

const kinds = oneOf("marionette", "glove", "shadow", "rod");

test("of a thing that no table has, its own members tell", async () => {
  const puppets = await recordsOf("Puppet", {
    ...textsOf("name", "material", "author", "details"),
    kind: kinds,
    heightCm: number,
    stringCount: number,
  });
  for (const { kind, material, author, heightCm, stringCount, details } of puppets) {
    expect(details).toMatch(new RegExp(`^A ${kind} puppet\\b`));
    const told = [
      `made of ${String(material).toLowerCase()}`,
      `by ${author}`,
      `with ${stringCount} strings`,
      `${heightCm} cm high`,
    ];
    expect(told.some((one) => String(details).includes(one))).toBe(true);
  }
  const first = puppets.slice(0, 8).map(({ details }) => details);
  expect(new Set(first).size).toBe(8);
});

test("a subtitle says what it is, where all else would be an advertisement", async () => {
  const quilts = await recordsOf("Barometer", {
    ...textsOf("name", "subtitle", "maker"),
    diameterMm: number,
    dialCount: number,
  });
  for (const { subtitle } of quilts) expect(subtitle).toMatch(/^A barometer (?:by|with) /);
});

test("a flag is told in a sentence, and not where a screen alone asks for it", async () => {
  const swarms = await recordsOf("SnailColony", {
    ...textsOf("summary", "region"),
    queenSeen: flag,
    isPinned: flag,
  });
  const said = swarms.map(({ summary }) => String(summary)).join(" ");
  expect(said).toMatch(/Queen seen\./);
  expect(said).toMatch(/Queen not seen\./);
  expect(said).not.toMatch(/inned/);
});

test("the kind of a part is no kind of the whole", async () => {
  const cotes = await recordsOf("Dovecote", {
    ...textsOf("name", "region", "roofType", "text"),
    yearBuilt: number,
  });
  for (const { text: said, roofType } of cotes)
    expect(said).not.toMatch(new RegExp(`${roofType} dovecote`));
});

test("what is jotted down is about one of the measures, and no two records say the same", async () => {
  const settings = await recordsOf(
    "LoomSetting",
    { ...textsOf("label", "remarks"), warpTension: number, weftDensity: number },
    8,
  );
  const said = settings.map(({ remarks }) => String(remarks));
  expect(said.filter((one) => /warp tension|weft density/i.test(one)).length).toBeGreaterThan(4);
  expect(new Set(said).size).toBe(8);
});

test("a saying says something, as a member and as the text of a model", async () => {
  const [greetings, riddles, dials] = await Promise.all([
    recordsOf("Greeting", { text, language: text, author: text }),
    recordsOf("Riddle", { content: text, answer: text, difficulty: text }),
    recordsOf("Sundial", { inscription: text, owner: text, gnomonAngle: number }),
  ]);
  for (const { text: said } of greetings) expect(said).toMatch(/[a-z][.!]$/);
  for (const { content } of riddles) expect(content).toMatch(/\?$/);
  for (const { inscription } of dials) expect(inscription).not.toMatch(/\d|review|unusual/);
});

test("an entry under a title is written in whole sentences", async () => {
  const entries = await recordsOf("Entry", textsOf("title", "text", "author", "kind"));
  for (const { text: said } of entries) expect(String(said).length).toBeGreaterThan(50);
});

test("nobody eats a glaze, and a loom has no dark mode", async () => {
  const [glazes, looms, panels] = await Promise.all([
    recordsOf("GlazeRecipe", { ...textsOf("name", "surface", "text"), firingTempC: number }),
    recordsOf("LoomSetting", { ...textsOf("label", "yarnType"), reedSize: number }),
    recordsOf("StainedGlassPanel", { ...textsOf("title", "maker"), widthMm: number }),
  ]);
  for (const { name, text: said, firingTempC } of glazes) {
    expect(name).toMatch(/ Glaze Recipe/);
    expect(said).not.toMatch(/cloudy|sunny|fog|rain|snow/);
    expect(Number(firingTempC)).toBeGreaterThan(600);
  }
  for (const { label } of looms) expect(label).not.toMatch(/mode|Language|notification/i);
  for (const { title } of panels) expect(title).not.toMatch(/substation|turbine/);
});

test("an oven has a temperature, and no weather", async () => {
  const kilns = await recordsOf("Kiln", {
    ...textsOf("condition", "fuel"),
    maxTemperature: number,
    currentTemperature: number,
  });
  for (const { condition, maxTemperature, currentTemperature } of kilns) {
    expect(condition).toMatch(/new|good|fair|worn/);
    expect(Number(maxTemperature)).toBeGreaterThan(600);
    expect(Number(currentTemperature)).toBeLessThanOrEqual(Number(maxTemperature));
  }
});

test("a measure in centimetres is none in pixels, and a span in metres no way to go", async () => {
  const things = await recordsOf("Figurine", {
    heightCm: number,
    archSpanM: number,
    stitchesPerCm: number,
    audienceEstimate: number,
  });
  for (const { heightCm, archSpanM, stitchesPerCm, audienceEstimate } of things) {
    expect(Number(heightCm)).toBeLessThan(200);
    expect(Number(archSpanM)).toBeLessThan(50);
    expect(Number(stitchesPerCm)).toBeLessThan(40);
    expect(Number(audienceEstimate)).toBeGreaterThan(13);
  }
});

test("in which year something was done first is a year", async () => {
  const lights = await recordsOf("Beacon", {
    firstLit: number,
    excavatedIn: number,
    keysReplaced: number,
  });
  for (const { firstLit, excavatedIn, keysReplaced } of lights) {
    expect(Number(firstLit)).toBeGreaterThan(1700);
    expect(Number(excavatedIn)).toBeGreaterThan(1800);
    expect(Number(keysReplaced)).toBeLessThan(10);
  }
});

test("of so many holes no more are occupied, and of so many places no more are taken", async () => {
  const [cotes, forays] = await Promise.all([
    recordsOf("Dovecote", { name: text, nestHoles: number, occupiedHoles: number }),
    recordsOf("MushroomForay", { title: text, maxForagers: number, foragersSignedUp: number }),
  ]);
  for (const { nestHoles, occupiedHoles } of cotes)
    expect(Number(occupiedHoles)).toBeLessThanOrEqual(Number(nestHoles));
  for (const { maxForagers, foragersSignedUp } of forays)
    expect(Number(foragersSignedUp)).toBeLessThanOrEqual(Number(maxForagers));
});

test("a ribbon has a colour that people say, and a label on a screen one for a browser", async () => {
  const [repairs, categories] = await Promise.all([
    recordsOf("Typewriter", { ...textsOf("model", "ribbonColor") }),
    recordsOf("BudgetCategory", { ...textsOf("name", "color"), remaining: number }),
  ]);
  for (const { ribbonColor } of repairs) expect(ribbonColor).toMatch(/^[A-Z][a-z ]+$/);
  for (const { color } of categories) expect(color).toMatch(/^#/);
});

test("the brush that was used is one of the brushes", async () => {
  const jobs = await recordsOf("ChimneySweepVisit", { brushUsed: text, flueCount: number });
  for (const { brushUsed } of jobs) expect(brushUsed).toMatch(/^Brush \d+$/);
});

test("what somebody made is called by its looks, and what stands somewhere by its place", async () => {
  const [puppets, mills] = await Promise.all([
    recordsOf("Puppet", { ...textsOf("name", "material"), heightCm: number }, 8),
    recordsOf("Ropewalk", { ...textsOf("name", "material"), builtIn: number, capacity: number }, 8),
  ]);
  for (const { name } of puppets) expect(name).not.toMatch(/North|Harbour|Castle|Central/);
  for (const { name } of mills) expect(name).not.toMatch(/Little|Silver|Twin|Copper/);
});
