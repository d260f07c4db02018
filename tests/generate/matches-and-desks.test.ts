import { expect, test } from "vitest";
import { at, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";
import { readAll } from "./whole-project.ts";

const texts = { type: "array", items: text } as const;

test("goals are scored in matches that are played, by who plays in one of both teams", async () => {
  const models = `
    export interface Club { id: number; name: string }
    export interface Player { id: number; clubId: number; name: string; position: "GK" | "DEF" | "FWD"; squadNumber: number }
    export interface Fixture {
      id: number; gameweek: number; homeClubId: number; awayClubId: number; kickoff: string;
      status: "scheduled" | "finished" | "postponed";
    }
    export interface Goal {
      id: number; fixtureId: number; scorerId: number; assistId: number | null; minute: number;
      type: "open_play" | "penalty" | "own_goal";
    }`;
  const [players = [], fixtures = [], goals = []] = await readAll(models, [
    { path: "/players", type: "Player[]", count: 90 },
    { path: "/fixtures", type: "Fixture[]", count: 30 },
    { path: "/goals", type: "Goal[]", count: 60 },
    { path: "/clubs", type: "Club[]", count: 6 },
  ]);
  for (const { position, squadNumber } of players)
    expect(Number(squadNumber) === 1).toBe(position === "GK");
  for (const { kickoff, gameweek } of fixtures) {
    const month = new Date(at(kickoff)).getUTCMonth();
    if (month >= 8 && month <= 10) expect(Number(gameweek)).toBeLessThan(16);
    if (month >= 2 && month <= 4) expect(Number(gameweek)).toBeGreaterThan(20);
  }
  const clubOf = (id: unknown) => players.find((player) => player["id"] === id)?.["clubId"];
  expect(goals.some(({ assistId }) => assistId !== null)).toBe(true);
  for (const { fixtureId, scorerId, assistId, type } of goals) {
    const fixture = fixtures.find(({ id }) => id === fixtureId);
    expect(fixture?.["status"]).toBe("finished");
    expect([fixture?.["homeClubId"], fixture?.["awayClubId"]]).toContain(clubOf(scorerId));
    if (type !== "open_play") expect(assistId).toBeNull();
    if (assistId !== null) expect(clubOf(assistId)).toBe(clubOf(scorerId));
    expect(assistId).not.toBe(scorerId);
  }
});

test("a saved reply says what it is called, and a customer what customers say", async () => {
  const replies = await recordsOf("SavedReply", textsOf("title", "shortcut", "body"));
  for (const { title, shortcut, body } of replies) {
    expect(shortcut).toMatch(/^#[a-z]+$/);
    if (/refund/i.test(String(title))) expect(body).toMatch(/refund/i);
  }
  const said = await recordsOf("TicketComment", {
    ticketId: number,
    authorRole: oneOf("customer", "agent"),
    body: text,
  });
  for (const { authorRole, body } of said) {
    if (authorRole === "customer") expect(body).not.toMatch(/refund|technical team|looking into/);
    else expect(body).not.toMatch(/works again|asked for|quick answer/);
  }
});

test("an office says what its services cost, how long they take and what to bring", async () => {
  const services = await recordsOf("PublicService", {
    ...textsOf("name", "description"),
    fee: number,
    processingDays: number,
    requiredDocuments: texts,
  });
  for (const { name, fee, processingDays } of services) {
    expect(Number.isInteger(fee)).toBe(true);
    if (name === "Building permit") expect(Number(processingDays)).toBeGreaterThanOrEqual(30);
    if (name === "Birth certificate") expect(Number(processingDays)).toBeLessThanOrEqual(6);
  }
});

test("those whom two know are not all who follow", async () => {
  const accounts = await recordsOf("Account", {
    ...textsOf("handle", "displayName"),
    followersCount: number,
    mutualFollowers: texts,
  });
  const many = accounts.filter(({ followersCount }) => Number(followersCount) > 10);
  expect(many.length).toBeGreaterThan(accounts.length / 2);
});

test("what is on a list of films to see is a film", async () => {
  const items = await recordsOf("WatchlistEntry", {
    tmdbId: number,
    ...textsOf("title", "overview", "posterPath"),
    genres: texts,
    voteAverage: number,
  });
  for (const { overview, voteAverage, genres } of items) {
    expect(overview).not.toMatch(/version|details|request|involved|review/i);
    expect(Number(voteAverage)).toBeLessThan(10);
    for (const genre of genres as string[]) expect(genre).not.toMatch(/Folk|Jazz/);
  }
});

test("a run is as far as its time and its pace say", async () => {
  const runs = await recordsOf("Run", {
    ...textsOf("name", "movingTime", "avgPace"),
    distanceKm: number,
    elapsedSeconds: number,
    calories: number,
  });
  const seconds = (said: unknown) => {
    const [last = 0, minutes = 0, hours = 0] =
      String(said).split(" ")[0]?.split(":").map(Number).toReversed() ?? [];
    return 3600 * hours + 60 * minutes + last;
  };
  for (const { movingTime, avgPace, distanceKm, elapsedSeconds, calories } of runs) {
    expect(Math.abs(seconds(avgPace) * Number(distanceKm) - seconds(movingTime))).toBeLessThan(20);
    expect(Number(elapsedSeconds)).toBeGreaterThanOrEqual(seconds(movingTime));
    expect(Number(elapsedSeconds)).toBeLessThan(1.2 * seconds(movingTime));
    expect(Number(calories)).toBeGreaterThan(100);
  }
});

test("who appeals against a fine has not paid it", async () => {
  const fines = await recordsOf("TrafficFine", {
    issuedAt: text,
    status: oneOf("unpaid", "paid", "appealed", "dismissed"),
    paidAt: orNull(text),
  });
  for (const { status, paidAt } of fines) expect(paidAt !== null).toBe(status === "paid");
});

test("somebody writes of a concert what one hears there, and trains with a trainer", async () => {
  const reviews = await recordsOf("GigReview", {
    ...textsOf("artist", "headline", "text"),
    rating: number,
  });
  for (const { text: said } of reviews) expect(said).not.toMatch(/arrived|service|delivery|value/i);
  const plans = await recordsOf("MembershipType", { name: text, durationMonths: number });
  for (const { durationMonths } of plans) expect([1, 3, 6, 12, 24]).toContain(durationMonths);
  const sessions = await recordsOf("PtSession", {
    ...textsOf("trainerName", "focus", "notes"),
  });
  for (const { focus } of sessions) expect(focus).not.toMatch(/Teamwork|Preparation|Set pieces/);
  const agents = await recordsOf("SupportAgent", { name: text, maxTickets: number });
  for (const { maxTickets } of agents) expect(Number(maxTickets)).toBeLessThanOrEqual(40);
});
