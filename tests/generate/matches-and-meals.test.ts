import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";
import { readAll } from "./whole-project.ts";

const minute = 60_000;

test("what a restaurant cooks is brought within the hour, whatever the order is called", async () => {
  const orders = await recordsOf("Order", {
    ...textsOf("restaurantId", "customerName", "placedAt"),
    status: oneOf("pending", "preparing", "delivered"),
    deliveredAt: orNull(text),
    total: number,
  });
  const open = orders.filter(({ status }) => status !== "delivered");
  expect(open.length).toBeGreaterThan(5);
  for (const { placedAt } of open) expect(-daysFrom(placedAt) * 24).toBeLessThan(2);
  for (const { placedAt, deliveredAt } of orders.filter((one) => one["deliveredAt"] !== null))
    expect(at(deliveredAt) - at(placedAt)).toBeLessThan(90 * minute);
  const parcels = await recordsOf("Order", {
    ...textsOf("trackingNumber", "customerName", "placedAt"),
    status: oneOf("pending", "delivered"),
    deliveredAt: text,
  });
  const sent = parcels.filter(({ status }) => status === "delivered");
  const lengths = sent.map(({ placedAt, deliveredAt }) => at(deliveredAt) - at(placedAt));
  expect(Math.max(...lengths)).toBeGreaterThan(24 * 60 * minute);
});

test("the dishes of an order are of one kitchen, as far as it has any", async () => {
  const [, dishes = [], orders = []] = await readAll(
    `export interface Restaurant { id: string; name: string }
     export interface MenuItem { id: string; restaurantId: string; name: string; price: number }
     export interface Order { id: string; restaurantId: string; lines: { menuItemId: string; quantity: number }[] }`,
    [
      { path: "/restaurants", type: "Restaurant[]", count: 4 },
      { path: "/menu-items", type: "MenuItem[]", count: 40 },
      { path: "/orders", type: "Order[]", count: 40 },
    ],
  );
  const kitchens = new Map(dishes.map(({ id, restaurantId }) => [id, restaurantId]));
  for (const order of orders) {
    const lines = order["lines"] as { menuItemId: string }[];
    for (const { menuItemId } of lines)
      expect(kitchens.get(menuItemId)).toBe(order["restaurantId"]);
  }
});

test("who writes down what was eaten tells what is in that food", async () => {
  const entries = await recordsOf("MealEntry", {
    ...textsOf("foodName", "servingSize"),
    mealType: oneOf("breakfast", "lunch", "dinner", "snack"),
    ...{ calories: number, protein: number, carbs: number, fat: number },
  });
  for (const { foodName, calories, protein, carbs, fat } of entries) {
    const energy = 4 * Number(protein) + 4 * Number(carbs) + 9 * Number(fat);
    expect(Math.abs(Number(calories) - energy)).toBeLessThan(2);
    if (foodName === "Handful of almonds") expect(Number(fat)).toBeGreaterThan(Number(protein));
    if (foodName === "Banana") expect(Number(fat)).toBe(0);
  }
});

test("a recipe that lists its ingredients as texts says how much of each", async () => {
  const recipes = await recordsOf("Recipe", {
    ...textsOf("title", "cuisine", "instructions"),
    ingredients: { type: "array", items: text },
    servings: number,
  });
  const lists = recipes.map(({ ingredients }) => ingredients as string[]);
  const counted = lists.flat().filter((one) => /^\d/.test(one));
  expect(counted.length / lists.flat().length).toBeGreaterThan(0.9);
  for (const { title, instructions } of recipes)
    if (/ tart$/.test(String(title))) expect(instructions).toMatch(/oven.*Bake/);
});

test("who has come far in a game is in a high class, has won often and began long ago", async () => {
  const gamers = await recordsOf("Gamer", {
    ...textsOf("nickname", "createdAt"),
    ...{ level: number, wins: number, losses: number, coins: number, hoursPlayed: number },
    tier: oneOf("bronze", "silver", "gold", "platinum", "diamond"),
  });
  const tiers = ["bronze", "silver", "gold", "platinum", "diamond"];
  const sorted = gamers.toSorted((a, b) => Number(a["level"]) - Number(b["level"]));
  const ranks = sorted.map(({ tier }) => tiers.indexOf(String(tier)));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  for (const { level, wins, losses, hoursPlayed, createdAt } of gamers) {
    const games = Number(wins) + Number(losses);
    expect(games).toBeGreaterThanOrEqual(Number(level));
    expect(Number(wins) / games).toBeLessThan(0.8);
    expect(Number(hoursPlayed) / -daysFrom(createdAt)).toBeLessThanOrEqual(4.1);
  }
});

test("a quest asks for what it tells of, and only what comes anew can be done again", async () => {
  const quests = await recordsOf("Quest", {
    ...textsOf("name", "description"),
    objectives: { type: "array", items: text },
    type: oneOf("main", "side", "daily"),
    difficulty: oneOf("easy", "medium", "hard"),
    ...{ levelRequired: number, rewardXp: number, isRepeatable: flag },
  });
  const levelOf = (wanted: string) =>
    quests.filter(({ difficulty }) => difficulty === wanted).map((one) => one["levelRequired"]);
  expect(Math.max(...levelOf("easy").map(Number))).toBeLessThan(
    Math.min(...levelOf("hard").map(Number)),
  );
  for (const { type, isRepeatable } of quests) {
    if (type === "daily") expect(isRepeatable).toBe(true);
    if (type === "main") expect(isRepeatable).toBe(false);
  }
  for (const { name, objectives } of quests)
    if (name === "The Sunken Bell") expect(String(objectives)).toMatch(/bell|priest/i);
});

test("nobody wears an ore, and an icon shows what an achievement is for", async () => {
  const items = await recordsOf("InventoryItem", {
    name: text,
    itemType: oneOf("weapon", "potion", "material"),
    ...{ quantity: number, equipped: flag, rarity: text },
  });
  for (const { itemType, quantity, equipped } of items) {
    if (itemType === "weapon") expect(quantity).toBe(1);
    else expect(equipped).toBe(false);
  }
  const achievements = await recordsOf("Achievement", {
    ...textsOf("name", "description", "icon"),
    ...{ points: number, unlocked: flag, maxProgress: number },
  });
  for (const { name, icon, maxProgress } of achievements)
    if (name === "First Blood") expect([icon, maxProgress]).toEqual(["sword", 1]);
});

test("whoever has won a game has played, and is the first of those who did", async () => {
  const matches = await recordsOf("GameMatch", {
    ...textsOf("map", "winnerId"),
    players: listOf({ playerId: text, kills: number, score: number, placement: number }),
  });
  for (const match of matches) {
    const players = itemsOf(match, "players");
    expect(players.map(({ placement }) => placement)).toEqual(players.map((_, index) => index + 1));
    if (players[0]) expect(match["winnerId"]).toBe(players[0]["playerId"]);
  }
});

test("an album lasts as long as so many songs do, and a playlist too", async () => {
  const albums = await recordsOf("Album", {
    ...textsOf("title", "artist"),
    type: oneOf("single", "ep", "album"),
    ...{ totalTracks: number, duration: number },
  });
  for (const { totalTracks, duration } of albums) {
    expect(Number(duration) / Number(totalTracks)).toBeGreaterThan(2.5);
    expect(Number(duration) / Number(totalTracks)).toBeLessThan(6);
  }
  const playlists = await recordsOf("Playlist", {
    ...textsOf("name", "totalDuration"),
    trackIds: { type: "array", items: text },
  });
  for (const { trackIds, totalDuration } of playlists) {
    const many = (trackIds as string[]).length;
    if (many > 0 && many < 8) expect(totalDuration).toMatch(/^\d+ min$/);
  }
});

test("a cast is of more people than a theatre has", async () => {
  const films = await recordsOf("Film", {
    ...textsOf("title", "director"),
    cast: listOf(textsOf("name", "character")),
  });
  const names = films.flatMap((film) => itemsOf(film, "cast").map(({ name }) => name));
  expect(new Set(names).size).toBeGreaterThan(40);
});

test("a season came while its show ran, and its episodes week by week", async () => {
  const [shows = [], seasons = [], episodes = []] = await readAll(
    `export interface Show { id: number; title: string; firstAirDate: string; numberOfSeasons: number }
     export interface Season { id: number; showId: number; seasonNumber: number; airDate: string }
     export interface Episode { id: number; seasonId: number; episodeNumber: number; title: string; airDate: string }`,
    [
      { path: "/shows", type: "Show[]", count: 6 },
      { path: "/seasons", type: "Season[]", count: 15 },
      { path: "/episodes", type: "Episode[]", count: 60 },
    ],
  );
  for (const { showId, seasonNumber, airDate } of seasons) {
    const show = shows.find(({ id }) => id === showId);
    const since = (at(airDate) - at(show?.["firstAirDate"])) / 86_400_000;
    expect(since).toBeGreaterThanOrEqual(0);
    expect(since).toBeLessThanOrEqual(366 * (Number(seasonNumber) - 1));
  }
  for (const { seasonId, episodeNumber, airDate } of episodes) {
    const season = seasons.find(({ id }) => id === seasonId);
    const days = (at(airDate) - at(season?.["airDate"])) / 86_400_000;
    expect(days).toBe(7 * (Number(episodeNumber) - 1));
  }
});

test("the clubs of a league are of its country, and no ground has more in it than seats", async () => {
  const [leagues = [], clubs = [], matches = []] = await readAll(
    `export interface League { id: string; name: string; country: string }
     export interface Club { id: string; leagueId: string; name: string; city: string; stadium: string; capacity: number; coach: string }
     export interface Match { id: string; leagueId: string; homeClubId: string; awayClubId: string; venue: string; attendance: number }`,
    [
      { path: "/leagues", type: "League[]", count: 3 },
      { path: "/clubs", type: "Club[]", count: 18 },
      { path: "/matches", type: "Match[]", count: 40 },
    ],
  );
  const homes = new Set(clubs.map(({ stadium }) => stadium));
  expect(homes.size).toBeGreaterThan(14);
  const german = leagues.filter(({ country }) => country === "Germany").map(({ id }) => id);
  const british = leagues.filter(({ country }) => country === "United Kingdom").map(({ id }) => id);
  for (const { leagueId, city, name } of clubs) {
    expect(String(name).startsWith(String(city))).toBe(true);
    if (german.includes(leagueId))
      expect(city).toMatch(/^(?:Hamb|Brem|Col|Leip|Dres|Main|Kiel|Aug)/);
    if (british.includes(leagueId)) expect(city).not.toMatch(/^(?:Lisbon|Berlin|Miami|Dublin)$/);
  }
  for (const { homeClubId, attendance } of matches) {
    const home = clubs.find(({ id }) => id === homeClubId);
    expect(Number(attendance)).toBeLessThanOrEqual(Number(home?.["capacity"]));
  }
});

test("a film is reviewed as a film, whatever the text is called", async () => {
  const reviews = await recordsOf("Review", {
    ...textsOf("filmId", "headline", "content"),
    rating: number,
    containsSpoilers: flag,
  });
  const headlines = reviews.map(({ headline }) => headline);
  expect(headlines).toContain("Stays with you");
  expect(headlines).not.toContain("Would come again");
});

test("a team trains as teams do, and a table has no half goals", async () => {
  const sessions = await recordsOf("TrainingSession", {
    ...textsOf("teamId", "title", "focus", "location"),
    durationMinutes: number,
  });
  for (const { title } of sessions) expect(title).not.toMatch(/Push day|Morning flow|Long ride/);
  const rows = await recordsOf("Standing", {
    club: text,
    ...{ position: number, played: number, won: number, drawn: number, lost: number },
    goalDifference: number,
  });
  for (const { goalDifference } of rows) expect(Number.isInteger(goalDifference)).toBe(true);
});

test("what somebody plays is told by kills and deaths, and who wins goes up", async () => {
  const played = await recordsOf("MatchHistory", {
    result: oneOf("win", "loss"),
    ...{ kills: number, deaths: number, assists: number, kda: number, ratingChange: number },
    stats: toObject({ accuracy: number }),
  });
  for (const { result, kills, deaths, assists, kda, ratingChange } of played) {
    const ratio = (Number(kills) + Number(assists)) / Math.max(1, Number(deaths));
    expect(Number(kda)).toBeCloseTo(ratio, 0);
    if (result === "win") expect(Number(ratingChange)).toBeGreaterThan(0);
    else expect(Number(ratingChange)).toBeLessThan(0);
  }
});
