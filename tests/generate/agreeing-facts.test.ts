import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";
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
  toObject,
} from "./models.ts";

const day = 86_400_000;
const thisYear = new Date(now).getUTCFullYear();

test("who has worked for so long was grown up when it began", async () => {
  const doctors = await recordsOf("Doctor", {
    firstName: text,
    age: number,
    graduationYear: number,
    yearsOfExperience: number,
  });
  for (const { age, graduationYear, yearsOfExperience } of doctors) {
    expect(Number(age) - Number(yearsOfExperience)).toBeGreaterThanOrEqual(26);
    expect(Number(age) - Number(yearsOfExperience)).toBeLessThan(40);
    expect(graduationYear).toBe(thisYear - Number(yearsOfExperience));
  }
});

test("who plays has played since school, and not since before", async () => {
  const players = await recordsOf("Player", {
    name: text,
    dateOfBirth: text,
    debutYear: number,
    seasonsPlayed: number,
  });
  for (const { dateOfBirth, debutYear, seasonsPlayed } of players) {
    const age = Number(debutYear) - Number(String(dateOfBirth).slice(0, 4));
    expect(age).toBeGreaterThanOrEqual(16);
    expect(age).toBeLessThanOrEqual(22);
    expect(seasonsPlayed).toBe(thisYear - Number(debutYear));
  }
});

test("the tax is a part of what was earned, at the rate that is told", async () => {
  const returns = await recordsOf("TaxReturn", {
    grossIncome: number,
    deductions: number,
    taxableIncome: number,
    taxOwed: number,
    effectiveRate: number,
  });
  for (const { grossIncome, taxOwed, effectiveRate } of returns) {
    const share = Number(taxOwed) / Number(grossIncome);
    expect(share).toBeLessThan(0.3);
    expect(Math.abs(share * 100 - Number(effectiveRate))).toBeLessThan(1);
  }
});

test("the weather is that of its season", async () => {
  const reports = await recordsOf("WeatherReport", {
    date: text,
    season: oneOf("spring", "summer", "autumn", "winter"),
    condition: oneOf("sunny", "cloudy", "rain", "snow"),
    temperature: number,
    snowDepthCm: number,
  });
  for (const { date, season, condition, temperature, snowDepthCm } of reports) {
    const month = new Date(at(date)).getUTCMonth();
    const told = ["winter", "spring", "summer", "autumn"][Math.floor(((month + 1) % 12) / 3)];
    expect(season).toBe(told);
    if (season === "summer") {
      expect(condition).not.toBe("snow");
      expect(Number(temperature)).toBeGreaterThan(15);
    }
    if (condition !== "snow") expect(snowDepthCm).toBe(0);
  }
});

test("an album has as many songs as albums have", async () => {
  const albums = await recordsOf("Album", {
    title: text,
    trackCount: number,
    tracks: listOf({ title: text, duration: number }),
  });
  for (const album of albums) {
    const tracks = itemsOf(album, "tracks");
    expect(tracks.length).toBeGreaterThanOrEqual(7);
    expect(album["trackCount"]).toBe(tracks.length);
  }
});

test("the seasons of a show are of the years in which it ran, and have all its episodes", async () => {
  const shows = await recordsOf("TvShow", {
    title: text,
    firstAired: text,
    lastAired: orNull(text),
    seasonCount: number,
    episodeCount: number,
    seasons: listOf({ seasonNumber: number, year: number, episodes: number }),
  });
  for (const show of shows) {
    const seasons = itemsOf(show, "seasons");
    expect(seasons[0]?.["year"]).toBe(Number(String(show["firstAired"]).slice(0, 4)));
    for (const { year } of seasons) expect(Number(year)).toBeLessThanOrEqual(thisYear);
    const all = seasons.reduce((sum, { episodes }) => sum + Number(episodes), 0);
    expect(show["episodeCount"]).toBe(all);
    if (show["lastAired"] !== null) expect(show["lastAired"]).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("nobody covers a distance lifting weights, and each kind has exercises of its own", async () => {
  const workouts = await recordsOf("Workout", {
    type: oneOf("strength", "cardio", "yoga"),
    distanceKm: orNull(number),
    startedAt: text,
    finishedAt: orNull(text),
    completed: flag,
    exercises: listOf({ name: text, sets: number, durationSeconds: number }),
  });
  for (const workout of workouts) {
    const { type, distanceKm, finishedAt, completed } = workout;
    if (type !== "cardio") expect(distanceKm).toBeNull();
    expect(finishedAt !== null).toBe(completed);
    for (const { name, durationSeconds } of itemsOf(workout, "exercises")) {
      if (type === "yoga") expect(name).not.toMatch(/press|squat|deadlift|row|curl/i);
      expect(Number(durationSeconds)).toBeLessThanOrEqual(90);
    }
  }
});

test("what is no garment is not sold in the sizes of garments", async () => {
  const products = await recordsOf("Product", {
    name: text,
    inStock: flag,
    totalStock: number,
    variants: listOf({ sku: text, size: text, price: number, stock: number }),
  });
  for (const product of products) {
    expect(Number(product["totalStock"]) > 0).toBe(product["inStock"]);
    for (const { size } of itemsOf(product, "variants"))
      if (/Mug|Lamp|Bag|Chair|Vase|Notebook/.test(String(product["name"])))
        expect(size).not.toMatch(/^X*[SML]$/);
  }
});

test("a medicine is taken as often as is told, since it was begun", async () => {
  const medications = await recordsOf("Medication", {
    name: text,
    frequency: text,
    timesPerDay: number,
    startDate: text,
    requiresPrescription: flag,
    takenToday: flag,
    lastTakenAt: text,
  });
  const often = { "once daily": 1, "twice daily": 2, "three times a day": 3 };
  for (const one of medications) {
    const { name, frequency, timesPerDay, requiresPrescription, takenToday, lastTakenAt } = one;
    const told = Object.entries(often).find(([words]) => words === frequency)?.[1];
    if (told !== undefined) expect(timesPerDay).toBe(told);
    if (name === "Amoxicillin") expect(requiresPrescription).toBe(true);
    if (name === "Paracetamol") expect(requiresPrescription).toBe(false);
    expect(now - at(lastTakenAt) < day).toBe(takenToday);
  }
});

test("a motorcycle has no doors, and an electric car no gearbox to speak of", async () => {
  const vehicles = await recordsOf("Vehicle", {
    make: text,
    type: oneOf("sedan", "suv", "motorcycle"),
    fuelType: oneOf("petrol", "electric"),
    transmission: text,
    doors: number,
    seats: number,
  });
  for (const { type, fuelType, transmission, doors, seats } of vehicles) {
    if (type === "motorcycle") expect([doors, seats]).toEqual([0, 2]);
    else expect(Number(doors)).toBeGreaterThanOrEqual(4);
    if (fuelType === "electric") expect(transmission).toBe("automatic");
  }
});

test("a company among companies is a company", async () => {
  const companies = await recordsOf("Company", { name: text, linkedin: text });
  for (const { name, linkedin } of companies)
    expect(linkedin).toBe(
      `https://example.com/company/${String(name)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, "")}`,
    );
});

test("who has the problem speaks first, and who helps has answered with what they say", async () => {
  const tickets = await recordsOf("SupportTicket", {
    status: oneOf("open", "resolved"),
    requesterName: text,
    assigneeName: orNull(text),
    createdAt: text,
    firstResponseAt: orNull(text),
    messageCount: number,
    messages: listOf({ author: text, fromCustomer: flag, body: text, sentAt: text }),
  });
  for (const ticket of tickets) {
    const messages = itemsOf(ticket, "messages");
    expect(ticket["messageCount"]).toBe(messages.length);
    for (const { author, fromCustomer } of messages)
      expect(fromCustomer).toBe(author === ticket["requesterName"]);
    if (messages.length > 1) expect(ticket["firstResponseAt"]).toBe(messages[1]?.["sentAt"]);
  }
});

test("most guardians have the name of the child", async () => {
  const students = await recordsOf("Student", {
    firstName: text,
    lastName: text,
    guardian: toObject({ name: text, email: text }),
  });
  const alike = students.filter(({ lastName, guardian }) =>
    JSON.stringify(guardian).includes(` ${lastName}"`),
  );
  expect(alike.length).toBeGreaterThan(students.length * 0.7);
});

test("what is out has come out", async () => {
  const films = await recordsOf("Movie", { title: text, releaseDate: text, isReleased: flag });
  for (const { releaseDate, isReleased } of films) expect(isReleased).toBe(at(releaseDate) < now);
});

test("what a record repeats of one that it knows through another is that one's", async () => {
  const paths = ["artists", "albums", "songs", "playlists"];
  const backlot = await startBacklot(
    `export interface Artist { id: string; name: string }
     export interface Album { id: string; title: string; artistId: string }
     export interface Song { id: string; title: string; albumId: string; artistName: string }
     export interface Playlist { id: string; items: { songId: string; title: string; album: string }[] }`,
    {
      resources: [
        { path: "/artists", type: "Artist[]", count: 9 },
        { path: "/albums", type: "Album[]", count: 20 },
        { path: "/songs", type: "Song[]", count: 60 },
        { path: "/playlists", type: "Playlist[]", count: 20 },
      ],
    },
  );
  const lists = paths.map(async (path) => (await request(backlot, "GET", `/${path}`)).json());
  const [artists = [], albums = [], songs = [], playlists = []] = (await Promise.all(
    lists,
  )) as Record<string, string>[][];
  const find = (list: readonly Record<string, string>[], id: string | undefined) =>
    list.find((one) => one["id"] === id) ?? {};
  for (const { albumId, artistName } of songs)
    expect(artistName).toBe(find(artists, find(albums, albumId)["artistId"])["name"]);
  for (const playlist of playlists as unknown as { items: Record<string, string>[] }[])
    for (const { songId, album } of playlist.items)
      expect(album).toBe(find(albums, find(songs, songId)["albumId"])["title"]);
});

test("who was hired two years ago has been there for two years", async () => {
  const people = await recordsOf("Employee", { name: text, hireDate: text, tenureYears: number });
  for (const { hireDate, tenureYears } of people)
    expect(Math.abs((now - at(hireDate)) / (365.25 * day) - Number(tenureYears))).toBeLessThan(1.1);
});

test("a room can be had when its state says so", async () => {
  const rooms = await recordsOf("Room", {
    number: text,
    isAvailable: flag,
    status: oneOf("clean", "dirty", "occupied", "out_of_order"),
  });
  for (const { isAvailable, status } of rooms) expect(isAvailable).toBe(status === "clean");
});

test("the rooms of a flat are no larger than the flat", async () => {
  const flats = await recordsOf("Apartment", {
    bedrooms: number,
    areaSqm: number,
    rooms: listOf({ name: text, areaSqm: number }),
  });
  for (const flat of flats) {
    const rooms = itemsOf(flat, "rooms").map(({ areaSqm }) => Number(areaSqm));
    const sum = rooms.reduce((one, other) => one + other, 0);
    expect(sum).toBeLessThanOrEqual(Number(flat["areaSqm"]) + 2);
  }
});

test("what goes somewhere goes elsewhere, in days where a carrier brings it", async () => {
  const deliveries = await recordsOf("Delivery", {
    carrier: text,
    origin: text,
    destination: text,
    status: oneOf("pending", "in_transit", "delivered"),
    attempts: number,
    estimatedDelivery: text,
  });
  for (const { origin, destination, status, attempts } of deliveries) {
    expect(destination).not.toBe(origin);
    if (status === "in_transit") expect(attempts).toBe(0);
  }
  const waiting = deliveries.filter(({ status }) => status === "in_transit");
  expect(waiting.some(({ estimatedDelivery }) => at(estimatedDelivery) - now > day)).toBe(true);
});

test("the score of a match is that of the goals in it", async () => {
  const matches = await recordsOf("Match", {
    homeTeam: text,
    awayTeam: text,
    homeScore: number,
    awayScore: number,
    events: listOf({
      minute: number,
      type: oneOf("goal", "yellow_card"),
      team: text,
      player: text,
    }),
  });
  for (const match of matches) {
    const goals = itemsOf(match, "events").filter(({ type }) => type === "goal");
    const by = (team: unknown) => goals.filter((goal) => goal["team"] === team).length;
    expect([match["homeScore"], match["awayScore"]]).toEqual([
      by(match["homeTeam"]),
      by(match["awayTeam"]),
    ]);
  }
});

test("a loan that still runs has not ended", async () => {
  const loans = await recordsOf("Loan", {
    termMonths: number,
    startDate: text,
    endDate: text,
    status: oneOf("active", "paid_off"),
  });
  for (const { endDate, status } of loans)
    if (status === "active") expect(at(endDate)).toBeGreaterThan(now);
});

test("an event has earned what its tickets cost", async () => {
  const events = await recordsOf("Event", {
    title: text,
    capacity: number,
    ticketsSold: number,
    isSoldOut: flag,
    ticketPrice: number,
    revenue: number,
  });
  for (const { ticketsSold, ticketPrice, revenue } of events)
    expect(Number(revenue)).toBeCloseTo(Number(ticketsSold) * Number(ticketPrice), 1);
});

test("a battery is low when little is left of it", async () => {
  const devices = await recordsOf("SensorDevice", { batteryLevel: number, isBatteryLow: flag });
  for (const { batteryLevel, isBatteryLow } of devices)
    expect(isBatteryLow).toBe(Number(batteryLevel) < 20);
});

test("a member of a team who is a user is called as the user is, and stands there once", async () => {
  const backlot = await startBacklot(
    `export interface User { id: string; name: string; email: string }
     export interface TeamMember { userId: string; name: string; role: string }
     export interface Team { id: string; title: string; teamSize: number; members: TeamMember[] }`,
    {
      resources: [
        { path: "/users", type: "User[]", count: 9 },
        { path: "/teams", type: "Team[]", count: 30 },
      ],
    },
  );
  const users = (await (await request(backlot, "GET", "/users")).json()) as {
    id: string;
    name: string;
  }[];
  const teams = (await (await request(backlot, "GET", "/teams")).json()) as {
    teamSize: number;
    members: { userId: string; name: string }[];
  }[];
  for (const { teamSize, members } of teams) {
    expect(teamSize).toBe(members.length);
    expect(new Set(members.map(({ userId }) => userId)).size).toBe(members.length);
    for (const { userId, name } of members)
      expect(name).toBe(users.find(({ id }) => id === userId)?.name);
  }
});

test("who has allergies has some, and a post that is no poll has no options", async () => {
  const patients = await recordsOf("Patient", {
    name: text,
    hasAllergies: flag,
    allergies: { type: "array", items: text },
  });
  for (const patient of patients)
    expect((patient["allergies"] as unknown[]).length > 0).toBe(patient["hasAllergies"]);
  const posts = await recordsOf("SocialPost", {
    content: text,
    type: oneOf("text", "poll"),
    pollOptions: listOf({ label: text, votes: number }),
  });
  for (const post of posts) if (post["type"] === "text") expect(post["pollOptions"]).toEqual([]);
});

test("prizes are what is in the pool, and whoever has less than enough must order", async () => {
  const contests = await recordsOf("Tournament", {
    name: text,
    prizePool: number,
    prizes: listOf({ place: number, amount: number }),
    status: oneOf("ongoing", "completed", "cancelled"),
    winnerTeam: orNull(text),
  });
  for (const contest of contests) {
    const sum = itemsOf(contest, "prizes").reduce((all, { amount }) => all + Number(amount), 0);
    expect(Math.abs(sum - Number(contest["prizePool"]))).toBeLessThan(1);
    expect(contest["winnerTeam"] !== null).toBe(contest["status"] === "completed");
  }
  const items = await recordsOf("WarehouseItem", {
    quantityAvailable: number,
    reorderPoint: number,
    needsReorder: flag,
  });
  for (const { quantityAvailable, reorderPoint, needsReorder } of items)
    expect(needsReorder).toBe(Number(quantityAvailable) < Number(reorderPoint));
});

test("of two states, the one that tells of money says when it was given back", async () => {
  const orders = await recordsOf("Order", {
    paymentStatus: oneOf("unpaid", "paid", "refunded"),
    fulfillmentStatus: oneOf("unfulfilled", "partial", "fulfilled"),
    placedAt: text,
    refundedAt: orNull(text),
  });
  for (const { paymentStatus, refundedAt } of orders)
    expect(refundedAt !== null).toBe(paymentStatus === "refunded");
});

test("the latest episode came after the first, and a chapter ends where the next begins", async () => {
  const podcasts = await recordsOf("Podcast", {
    title: text,
    firstEpisodeDate: text,
    latestEpisodeDate: text,
  });
  const later = podcasts.filter(
    ({ firstEpisodeDate, latestEpisodeDate }) => at(latestEpisodeDate) > at(firstEpisodeDate),
  );
  expect(later.length).toBeGreaterThan(podcasts.length * 0.9);
  const episodes = await recordsOf("Episode", {
    title: text,
    durationSeconds: number,
    chapters: listOf({ title: text, startSeconds: number, endSeconds: number }),
  });
  for (const episode of episodes) {
    const chapters = itemsOf(episode, "chapters");
    for (const [index, { endSeconds }] of chapters.entries())
      expect(endSeconds).toBe(chapters[index + 1]?.["startSeconds"] ?? episode["durationSeconds"]);
  }
});

test("a class is full with as many as fit in, and what is on time has no delay", async () => {
  const classes = await recordsOf("ClassSession", {
    capacity: number,
    enrolledCount: number,
    isFull: flag,
  });
  for (const { capacity, enrolledCount, isFull } of classes)
    expect(Number(enrolledCount) >= Number(capacity)).toBe(isFull);
  const shipments = await recordsOf("Shipment", { isDelayed: flag, delayDays: number });
  for (const { isDelayed, delayDays } of shipments) expect(Number(delayDays) > 0).toBe(isDelayed);
});

test("a club has no more members than it may, and an exam no more who passed than sat it", async () => {
  const workspaces = await recordsOf("Workspace", {
    name: text,
    memberCount: number,
    memberLimit: number,
    isTrial: flag,
    trialEndsAt: orNull(text),
  });
  for (const { memberCount, memberLimit, isTrial, trialEndsAt } of workspaces) {
    expect(Number(memberCount)).toBeLessThanOrEqual(Number(memberLimit));
    expect(trialEndsAt !== null).toBe(isTrial);
  }
  const exams = await recordsOf("Exam", {
    totalMarks: number,
    averageScore: number,
    highestScore: number,
    lowestScore: number,
    studentsCount: number,
    passedCount: number,
    passRate: number,
  });
  for (const exam of exams) {
    const { averageScore, highestScore, lowestScore, studentsCount, passedCount, passRate } = exam;
    expect(Number(lowestScore)).toBeLessThanOrEqual(Number(averageScore));
    expect(Number(averageScore)).toBeLessThanOrEqual(Number(highestScore));
    expect(Number(passRate)).toBeCloseTo((Number(passedCount) / Number(studentsCount)) * 100, 0);
  }
});

test("what is left of a budget is what was not spent, and who has no health is not alive", async () => {
  const budgets = await recordsOf("Budget", {
    name: text,
    amount: number,
    spent: number,
    remaining: number,
    percentUsed: number,
  });
  for (const { amount, spent, remaining, percentUsed } of budgets) {
    expect(Number(remaining)).toBeCloseTo(Number(amount) - Number(spent), 1);
    expect(Math.abs((Number(spent) / Number(amount)) * 100 - Number(percentUsed))).toBeLessThan(1);
  }
  const characters = await recordsOf("GameCharacter", { health: number, isAlive: flag });
  for (const { health, isAlive } of characters) expect(Number(health) > 0).toBe(isAlive);
});
