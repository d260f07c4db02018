import { expect, test } from "vitest";
import { inferReferences } from "../../src/schema/relations/infer-references.ts";
import { inferLikelyReferences } from "../../src/schema/relations/likely-references.ts";
import type { Collection } from "../../src/schema/resource.ts";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  at,
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
import { generate, toCollection } from "./support.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Records of the last of some collections, which refer to each other as a project's would. */
function referring(...resources: readonly Collection[]): Promise<readonly JsonObject[]> {
  const said = inferReferences(resources, [], [], []);
  const relations = [...said, ...inferLikelyReferences(resources, [], said)];
  const last = resources.at(-1);
  if (!last) throw new Error("no collection");
  return generate(last, last.count, { resources, relations });
}

test("the parents in a family tree are people in it, of the right sex and born before", async () => {
  const person = toObject({
    id: number,
    ...textsOf("firstName", "birthDate"),
    gender: oneOf("male", "female"),
    deathDate: orNull(text),
    fatherId: orNull(number),
    motherId: orNull(number),
  });
  const family = await referring(
    toCollection(person, { model: "FamilyMember", path: "/family-members", count: 80 }),
  );
  const of = (id: unknown) => family.find((one) => one["id"] === id);
  const born = (one: JsonObject | undefined) => at(one?.["birthDate"]);
  expect(family.filter(({ fatherId }) => fatherId !== null).length).toBeGreaterThan(10);
  for (const one of family) {
    const [father, mother] = [of(one["fatherId"]), of(one["motherId"])];
    if (one["fatherId"] !== null) expect(father?.["gender"]).toBe("male");
    if (one["motherId"] !== null) expect(mother?.["gender"]).toBe("female");
    for (const parent of [father, mother])
      if (parent) expect(born(one) - born(parent)).toBeGreaterThan(16 * 365 * day);
  }
});

test("who is dead in a family tree has lived a life", async () => {
  const people = await recordsOf("Ancestor", {
    ...textsOf("name", "birthDate"),
    deathDate: orNull(text),
  });
  for (const { birthDate, deathDate } of people.filter((one) => one["deathDate"] !== null))
    expect(at(deathDate) - at(birthDate)).toBeGreaterThan(40 * 365 * day);
});

test("the two of a match are two of the profiles", async () => {
  const profiles = toCollection(toObject({ id: number, ...textsOf("firstName", "bio") }), {
    model: "DatingProfile",
    path: "/dating-profiles",
    count: 12,
  });
  const match = toObject({ id: number, profileAId: number, profileBId: number, matchedAt: text });
  const matches = await referring(
    profiles,
    toCollection(match, { model: "Match", path: "/matches", count: 60 }),
  );
  for (const { profileAId, profileBId } of matches) {
    expect(Number(profileAId)).toBeLessThanOrEqual(12);
    expect(Number(profileBId)).toBeLessThanOrEqual(12);
    expect(profileAId).not.toBe(profileBId);
  }
});

test("tags that no table knows are words of the title", async () => {
  const entries = await recordsOf("DiaryEntry", {
    ...textsOf("title", "content", "date"),
    tags: { type: "array", items: text },
  });
  const tagged = entries.filter(({ tags }) => Array.isArray(tags) && tags.length > 0);
  expect(tagged.length).toBeGreaterThan(30);
  for (const { title, tags } of tagged)
    for (const tag of tags as readonly string[]) expect(String(title).toLowerCase()).toContain(tag);
});

test("nobody asks for the study under a notice about a lost cat", async () => {
  const posts = await recordsOf("NeighborhoodPost", {
    ...textsOf("title", "body"),
    comments: listOf(textsOf("author", "text")),
  });
  for (const post of posts)
    for (const comment of itemsOf(post, "comments"))
      expect(comment["text"]).not.toMatch(/\b(?:study|tip|photos|read)\b/);
});

test("where a trip ends is told, and is in the town where it began", async () => {
  const trips = await recordsOf("CarShareTrip", {
    ...textsOf("driverName", "startTime", "startAddress"),
    endTime: orNull(text),
    endAddress: orNull(text),
    distanceKm: number,
  });
  const ended = trips.filter(({ endAddress }) => endAddress !== null);
  expect(ended.length).toBeGreaterThan(30);
  for (const { startAddress, endAddress } of ended)
    expect(String(endAddress).split(", ")[1]).toBe(String(startAddress).split(", ")[1]);
});

test("a trip of some kilometres takes no days", async () => {
  const trips = await recordsOf("CarShareTrip", {
    ...textsOf("vehicle", "startTime", "endTime"),
    distanceKm: number,
  });
  for (const { startTime, endTime } of trips)
    expect(at(endTime) - at(startTime)).toBeLessThan(3 * hour);
});

test("nobody works where they live", async () => {
  const people = await recordsOf("Commuter", textsOf("name", "homeAddress", "workAddress"));
  for (const { homeAddress, workAddress } of people) expect(workAddress).not.toBe(homeAddress);
});

test("laundry is brought back at a time, and what is being washed was fetched this week", async () => {
  const orders = await recordsOf("LaundryOrder", {
    ...textsOf("customerName", "pickupTime", "deliveryTime"),
    status: oneOf("scheduled", "picked up", "washing", "ready", "delivered"),
  });
  for (const { pickupTime, deliveryTime, status } of orders) {
    expect(at(deliveryTime)).toBeGreaterThan(at(pickupTime));
    if (status === "washing") expect(now - at(pickupTime)).toBeLessThan(8 * day);
  }
});

test("a child is fetched from daycare on the same day, and not in the future", async () => {
  const children = await recordsOf("Child", {
    ...textsOf("firstName", "dateOfBirth", "checkedInAt"),
    checkedOutAt: orNull(text),
  });
  for (const { checkedInAt, checkedOutAt } of children) {
    if (checkedOutAt === null) continue;
    expect(at(checkedOutAt)).toBeLessThanOrEqual(now);
    expect(at(checkedOutAt) - at(checkedInAt)).toBeLessThan(12 * hour);
  }
});

test("what is written about one job is not written about another", async () => {
  const jobs = await recordsOf("RepairJob", {
    ...textsOf("title", "description"),
    category: oneOf("plumbing", "electrical", "carpentry", "painting"),
  });
  const words: Readonly<Record<string, RegExp>> = {
    plumbing: /\b(?:sink|seal|leak\w*|drain|pipe)\b/i,
    electrical: /\b(?:breaker|sockets?|fuse)\b/i,
    carpentry: /\b(?:door|drawer|shelves)\b/i,
  };
  for (const { title, description, category } of jobs) {
    expect(title).not.toMatch(/\.$/);
    for (const [other, said] of Object.entries(words))
      if (other !== category) expect(`${title} ${description}`).not.toMatch(said);
  }
});

test("what is wrong with a building is for the trade that mends it", async () => {
  const inspections = await recordsOf("SiteInspection", {
    permitNumber: text,
    defects: listOf(textsOf("code", "description", "trade")),
  });
  const defects = inspections.flatMap((one) => itemsOf(one, "defects"));
  const sockets = defects.filter(({ description }) => /socket/i.test(String(description)));
  expect(sockets.length).toBeGreaterThan(5);
  for (const { trade } of sockets) expect(trade).toBe("Electrical");
});

test("a vase has no frame, and a chair no rim", async () => {
  const lots = await recordsOf("AuctionLot", textsOf("title", "description", "condition"));
  for (const { title, description, condition } of lots) {
    if (/vase|watch|brooch/i.test(String(title))) expect(condition).not.toMatch(/frame/);
    if (/chairs|watch|brooch/i.test(String(title))) expect(description).not.toMatch(/\brim\b/);
  }
});

test("what was paid in the end is about what was quoted", async () => {
  const jobs = await recordsOf("RepairJob", { quotedPrice: number, finalPrice: number });
  for (const { quotedPrice, finalPrice } of jobs) {
    expect(Number(finalPrice)).toBeGreaterThanOrEqual(0.85 * Number(quotedPrice));
    expect(Number(finalPrice)).toBeLessThanOrEqual(1.25 * Number(quotedPrice));
  }
});

test("somebody who sews does no project of an office", async () => {
  const projects = await recordsOf("CraftProject", {
    ...textsOf("title", "craft"),
    materials: listOf({ name: text, quantity: number }),
    tools: { type: "array", items: text },
    estimatedHours: number,
  });
  for (const project of projects) {
    expect(Number(project["estimatedHours"])).toBeLessThan(60);
    expect(project["title"]).not.toMatch(/Website|Intranet|upgrade|platform|portal/);
    if (/mugs/.test(String(project["title"]))) expect(project["craft"]).toBe("Pottery");
    for (const { name } of itemsOf(project, "materials")) expect(name).not.toMatch(/\d|steel/i);
  }
});

test("a task of a wedding names one of the vendors, and is no task of a developer", async () => {
  const vendors = toCollection(toObject({ id: number, businessName: text }), {
    model: "WeddingVendor",
    path: "/wedding-vendors",
    count: 9,
  });
  const task = toObject({ id: number, ...textsOf("title", "category"), vendorId: number });
  const tasks = await referring(
    vendors,
    toCollection(task, { model: "WeddingTask", path: "/wedding-tasks", count: 40 }),
  );
  for (const { title, category, vendorId } of tasks) {
    expect(Number(vendorId)).toBeLessThanOrEqual(9);
    expect(`${title} ${category}`).not.toMatch(/release|form|Frontend|Backend|checkout/);
  }
});

test("a florist does not sell analytics", async () => {
  const vendors = await recordsOf("WeddingVendor", {
    ...textsOf("businessName", "description"),
    category: oneOf("florist", "caterer", "band"),
  });
  for (const { description } of vendors)
    expect(description).not.toMatch(/analytics|energy|logistics|software|food/);
});

test("nobody is parked on a free spot, and whoever is came today", async () => {
  const spots = await recordsOf("ParkingSpot", {
    code: text,
    isOccupied: flag,
    licensePlate: orNull(text),
    occupiedSince: orNull(text),
  });
  for (const { isOccupied, licensePlate, occupiedSince } of spots) {
    expect([licensePlate === null, occupiedSince === null]).toEqual([!isOccupied, !isOccupied]);
    if (isOccupied) expect(now - at(occupiedSince)).toBeLessThan(4 * hour);
  }
});

test("what somebody keeps at was done on the last days, and begun before", async () => {
  const habits = await recordsOf("HabitLog", {
    ...textsOf("habitName", "startedOn"),
    currentStreak: number,
    completedDates: { type: "array", items: text },
  });
  for (const { currentStreak, completedDates, startedOn } of habits) {
    if (Number(currentStreak) === 0) continue;
    const days = completedDates as readonly string[];
    expect(now - at(days.at(-1))).toBeLessThanOrEqual(day);
    expect(at(days.at(-1)) - at(days[0])).toBe((days.length - 1) * day);
    expect(at(startedOn)).toBeLessThanOrEqual(now - Number(currentStreak) * day);
  }
});

test("a trip costs what each pays times those who come along", async () => {
  const trips = await recordsOf("CampingTrip", {
    name: text,
    participants: listOf({ name: text }),
    costPerPerson: number,
    totalCost: number,
  });
  for (const trip of trips)
    expect(Number(trip["totalCost"])).toBeCloseTo(
      Number(trip["costPerPerson"]) * itemsOf(trip, "participants").length,
    );
});

test("a blue backpack is blue", async () => {
  const items = await recordsOf("LostItem", textsOf("title", "color", "foundLocation"));
  const blue = items.filter(({ title }) => /\bblue\b/i.test(String(title)));
  expect(blue.length).toBeGreaterThan(3);
  for (const { color } of blue) expect(color).toMatch(/blue/i);
});

test("nobody has seen an album that is not shared, and its pictures are of its days", async () => {
  const albums = await recordsOf("PhotoAlbum", {
    ...textsOf("title", "takenFrom", "takenTo"),
    isShared: flag,
    sharedWith: { type: "array", items: text },
    photos: listOf(textsOf("url", "takenAt")),
  });
  for (const album of albums) {
    if (!album["isShared"]) expect(album["sharedWith"]).toEqual([]);
    for (const { takenAt } of itemsOf(album, "photos")) {
      expect(at(takenAt)).toBeGreaterThanOrEqual(at(album["takenFrom"]));
      expect(at(takenAt)).toBeLessThanOrEqual(at(album["takenTo"]) + day);
    }
  }
});

test("people who look at the stars meet for no trade fair", async () => {
  const events = await recordsOf("StargazingEvent", textsOf("name", "startsAt", "location"));
  for (const { name } of events)
    expect(name).not.toMatch(/Conference|Summit|Startup|Product|Film|Book/);
});

test("who makes an offer offers about what is asked", async () => {
  const listings = toCollection(toObject({ id: number, title: text, price: number }), {
    model: "Listing",
    path: "/listings",
    count: 10,
  });
  const offer = toObject({ id: number, listingId: number, amount: number });
  const offers = toCollection(offer, { model: "Offer", path: "/offers", count: 40 });
  const prices = await referring(listings);
  for (const { listingId, amount } of await referring(listings, offers)) {
    const price = Number(prices[Number(listingId) - 1]?.["price"]);
    expect(Number(amount)).toBeGreaterThanOrEqual(0.74 * price);
    expect(Number(amount)).toBeLessThanOrEqual(price + 1);
  }
});

test("somebody is reviewed as a person, since they joined, and rated as the reviews say", async () => {
  const users = await recordsOf("User", {
    ...textsOf("name", "email", "joinedAt"),
    rating: number,
    reviews: listOf({ ...textsOf("author", "comment", "date"), rating: number }),
  });
  for (const user of users) {
    const reviews = itemsOf(user, "reviews");
    for (const { comment, date } of reviews) {
      expect(comment).not.toMatch(/colour|size is|finish feels|packaging|handle/);
      expect(at(date)).toBeGreaterThan(at(user["joinedAt"]) - day);
    }
    if (reviews.length === 0) continue;
    const sum = reviews.reduce((all, { rating }) => all + Number(rating), 0);
    expect(Number(user["rating"])).toBeCloseTo(sum / reviews.length, 0);
  }
});

test("no description tells what a flag denies", async () => {
  const animals = await recordsOf("AdoptableAnimal", {
    ...textsOf("name", "breed", "description"),
    species: oneOf("dog", "cat"),
    goodWithKids: flag,
  });
  for (const { goodWithKids, description } of animals)
    if (!goodWithKids) expect(description).not.toMatch(/children/);
});

test("what somebody sells is of the category that they chose", async () => {
  const ads = await recordsOf("Listing", {
    ...textsOf("title", "description"),
    category: oneOf("electronics", "books", "toys"),
    isSold: flag,
    price: number,
  });
  for (const { title, category } of ads) {
    if (category === "books") expect(title).toMatch(/book|novel|atlas/i);
    if (category === "toys") expect(title).toMatch(/train|blocks|doll|game|kids/i);
  }
});

test("a pro is somebody with a trade", async () => {
  const pros = await recordsOf("HomeServicePro", {
    ...textsOf("name", "trade", "phone"),
    hourlyRate: number,
  });
  for (const { name, trade } of pros) {
    expect(name).toMatch(/^\p{L}+ \p{L}+$/u);
    expect(trade).not.toMatch(/\d/);
  }
});

test("a food drive is no dish", async () => {
  const drives = await recordsOf("FoodDrive", {
    ...textsOf("title", "description", "location", "startDate"),
    neededItems: { type: "array", items: text },
  });
  for (const { title, location, neededItems } of drives) {
    expect(title).not.toMatch(/stew|soup|with|salad|pie|curry/i);
    expect(location).not.toMatch(/fridge|freezer|pantry/i);
    expect(String(neededItems)).not.toMatch(/Cushion|Wallet|Lamp/);
  }
});

test("whoever sits in a car has taken a seat of it", async () => {
  const rides = await recordsOf("RideShare", {
    driverName: text,
    seatsTotal: number,
    seatsAvailable: number,
    passengers: listOf({ name: text, seats: number }),
  });
  for (const ride of rides) {
    const taken = itemsOf(ride, "passengers").reduce((sum, { seats }) => sum + Number(seats), 0);
    expect(Number(ride["seatsAvailable"])).toBe(Number(ride["seatsTotal"]) - taken);
    expect(Number(ride["seatsAvailable"])).toBeGreaterThanOrEqual(0);
  }
});

test("an area is its length times its width", async () => {
  const beds = await recordsOf("GardenBed", {
    name: text,
    lengthM: number,
    widthM: number,
    areaM2: number,
  });
  for (const { lengthM, widthM, areaM2 } of beds)
    expect(Number(areaM2)).toBeCloseTo(Number(lengthM) * Number(widthM), 0);
});

test("no bank knows of a saw that a neighbour has lent", async () => {
  const loans = await recordsOf("ToolLoan", {
    ...textsOf("toolName", "lenderName", "borrowerName", "borrowedOn", "notes"),
    returnedOn: orNull(text),
  });
  for (const { notes } of loans)
    expect(notes).not.toMatch(/Statement|Standing order|Limit|Customer/);
});

test("what somebody has reserved is there once it is ready, and not before", async () => {
  const holds = await recordsOf("Reservation", {
    ...textsOf("bookTitle", "requestedAt"),
    availableAt: orNull(text),
    status: oneOf("waiting", "ready", "collected", "expired"),
  });
  for (const { availableAt, status } of holds)
    expect(availableAt === null).toBe(status === "waiting");
});

test("the next birthday is that of the birth, and so many days away", async () => {
  const reminders = await recordsOf("BirthdayReminder", {
    ...textsOf("personName", "birthDate", "nextBirthday"),
    daysUntil: number,
  });
  for (const { birthDate, nextBirthday, daysUntil } of reminders) {
    expect(String(nextBirthday).slice(5)).toBe(String(birthDate).slice(5));
    expect(at(nextBirthday)).toBeGreaterThanOrEqual(now);
    expect(at(nextBirthday)).toBeLessThan(now + 366 * day);
    expect(daysUntil).toBe(Math.ceil((at(nextBirthday) - now) / day));
  }
});

test("a museum is called by the town in which it is, and an artwork by its title", async () => {
  const visits = await recordsOf("MuseumVisit", textsOf("museumName", "city", "favoriteArtwork"));
  for (const { museumName, city, favoriteArtwork } of visits) {
    if (/ (?:City|Design) Museum$/.test(String(museumName)))
      expect(String(museumName).startsWith(String(city))).toBe(true);
    expect(favoriteArtwork).not.toMatch(/^data:/);
  }
});

test("nobody bids less than before", async () => {
  const bids = await recordsOf("AuctionBid", {
    lotTitle: text,
    amount: number,
    previousAmount: number,
  });
  for (const { amount, previousAmount } of bids)
    expect(Number(previousAmount)).toBeLessThanOrEqual(Number(amount));
});

test("a mother is older than a daughter of the same family", async () => {
  const households = await recordsOf("Household", {
    name: text,
    members: listOf({ name: text, role: text, age: number }),
  });
  for (const household of households)
    for (const { role, age } of itemsOf(household, "members")) {
      if (role === "mother" || role === "father") expect(Number(age)).toBeGreaterThan(28);
      if (role === "son" || role === "daughter") expect(Number(age)).toBeLessThan(20);
    }
});
