import { expect, test } from "vitest";
import { itemsOf, listOf, number, recordsOf, textsOf } from "./models.ts";

test("coffee grows where it comes from, and a bag of it costs what a bag does", async () => {
  const beans = await recordsOf("CoffeeBean", {
    ...textsOf("name", "roaster", "origin", "region", "roastLevel"),
    pricePer250g: number,
  });
  const origins = { Huila: "Colombia", Nyeri: "Kenya", Yirgacheffe: "Ethiopia" };
  for (const { origin, region, pricePer250g } of beans) {
    for (const [area, country] of Object.entries(origins))
      if (region === area) expect(origin).toBe(country);
    expect(Number(pricePer250g)).toBeGreaterThanOrEqual(8);
    expect(Number(pricePer250g)).toBeLessThanOrEqual(24);
  }
});

test("no pig lives in the milking parlour, and no ram gives milk", async () => {
  const animals = await recordsOf("FarmAnimal", {
    ...textsOf("tagNumber", "species", "breed", "sex", "barn"),
    milkYieldLiters: { anyOf: [number, { type: "null" }] },
  });
  expect(animals.some(({ milkYieldLiters }) => milkYieldLiters !== null)).toBe(true);
  for (const { species, sex, barn, milkYieldLiters } of animals) {
    if (species === "pig") expect(barn).toMatch(/pen|pig/i);
    if (species === "horse") expect(barn).toMatch(/stable|paddock/i);
    if (sex === "male") expect(milkYieldLiters).toBeNull();
  }
});

test("a car's history is that of its servicing, and a picture's style is none of music", async () => {
  for (const { serviceHistory } of await recordsOf("CarListing", {
    ...textsOf("make", "model", "serviceHistory"),
    mileage: number,
  }))
    expect(serviceHistory).toMatch(/dealer|workshops|receipts|km|record/);
  for (const { style } of await recordsOf(
    "ArtPiece",
    textsOf("title", "artist", "medium", "style"),
  ))
    expect(style).not.toMatch(/symphony|suite|overture/i);
});

test("a building site has no risks of an office's software", async () => {
  const projects = await recordsOf("ConstructionProject", {
    ...textsOf("name", "siteAddress"),
    risks: listOf(textsOf("description", "severity", "mitigation")),
  });
  for (const project of projects)
    for (const { description, mitigation } of itemsOf(project, "risks"))
      expect(`${description} ${mitigation}`).not.toMatch(/system|export|platform/i);
});
