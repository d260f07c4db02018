import { expect, test } from "vitest";
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

const year = 31_557_600_000;

test("a film for children has cost as much as such a film does, and nobody is kept out of it", async () => {
  const films = await recordsOf("Movie", {
    ...textsOf("title", "tagline"),
    genres: { type: "array", items: text },
    ageRating: oneOf("G", "PG", "PG-13", "R"),
    budget: number,
    boxOffice: number,
  });
  for (const { genres, ageRating, budget, boxOffice, tagline } of films) {
    const said = String(genres);
    if (/Animation|Documentary/.test(said)) expect(ageRating).toBe("G");
    if (/Horror|Thriller/.test(said)) expect(ageRating).toBe("R");
    if (said.includes("Documentary")) {
      expect(budget).toBeLessThan(5_000_000);
      expect(tagline).toMatch(/sea/);
    }
    expect(Number(boxOffice) / Number(budget)).toBeGreaterThan(0.4);
  }
});

test("a series has no more seasons than years, and none before it begins", async () => {
  const series = await recordsOf("TvShow", {
    name: text,
    seasons: number,
    status: oneOf("running", "ended", "upcoming"),
    firstAired: { type: "string", format: "date" },
    lastAired: orNull({ type: "string", format: "date" }),
  });
  for (const { seasons, status, firstAired, lastAired } of series) {
    if (status === "upcoming") {
      expect(at(firstAired)).toBeGreaterThan(now);
      expect(seasons).toBe(1);
    } else {
      const years = ((lastAired === null ? now : at(lastAired)) - at(firstAired)) / year;
      expect(Number(seasons)).toBeLessThanOrEqual(years + 1.1);
    }
  }
});

test("nobody sells twelve songs as a single, and a playlist lasts as long as its songs", async () => {
  const releases = await recordsOf("Album", {
    title: text,
    type: oneOf("album", "single", "ep"),
    trackCount: number,
  });
  const most: Readonly<Record<string, number>> = { single: 2, ep: 6, album: 13 };
  for (const { type, trackCount } of releases)
    expect(trackCount).toBeLessThanOrEqual(most[String(type)] ?? 0);
  const playlists = await recordsOf("Playlist", {
    name: text,
    trackCount: number,
    totalDuration: text,
  });
  for (const { trackCount, totalDuration } of playlists) {
    const [, hours = 0, minutes = 0] =
      /^(?:(\d+) h ?)?(?:(\d+) min)?$/.exec(String(totalDuration)) ?? [];
    const each = (Number(hours) * 60 + Number(minutes)) / Number(trackCount);
    expect(each).toBeGreaterThan(2.9);
    expect(each).toBeLessThan(4.4);
  }
});

test("what has been played is heard to its end, and a draft has been seen by nobody", async () => {
  const episodes = await recordsOf("PodcastEpisode", {
    title: text,
    isPlayed: flag,
    progress: number,
  });
  for (const { isPlayed, progress } of episodes) expect(progress === 100).toBe(isPlayed);
  const posts = await recordsOf("BlogPost", {
    title: text,
    status: oneOf("draft", "published"),
    views: number,
    likes: number,
    likedByMe: flag,
  });
  for (const { status, views, likes, likedByMe } of posts) {
    if (status === "draft") expect([views, likes]).toEqual([0, 0]);
    if (likes === 0) expect(likedByMe).toBe(false);
  }
});

test("half-time comes after forty-five minutes, and a league is played day by day", async () => {
  const matches = await recordsOf("Match", {
    ...textsOf("homeTeam", "awayTeam", "league", "round"),
    status: oneOf("scheduled", "live", "halftime", "finished"),
    minute: orNull(number),
  });
  for (const { status, minute, league, round } of matches) {
    if (status === "halftime") expect(minute).toBe(45);
    if (/League|Division/.test(String(league))) expect(round).toMatch(/^Matchday/);
    if (/Cup/.test(String(league))) expect(round).not.toMatch(/^Matchday/);
  }
});

test("a message is there as soon as it is sent, and nobody talks alone or in a group of two", async () => {
  const messages = await recordsOf("Message", {
    text,
    sentAt: { type: "string", format: "date-time" },
    deliveredAt: orNull({ type: "string", format: "date-time" }),
  });
  for (const { sentAt, deliveredAt } of messages)
    if (deliveredAt !== null) expect(at(deliveredAt) - at(sentAt)).toBeLessThanOrEqual(600_000);
  const chats = await recordsOf("Conversation", {
    type: oneOf("direct", "group"),
    participants: listOf(textsOf("id", "name")),
  });
  for (const chat of chats) {
    const { length } = itemsOf(chat, "participants");
    if (chat["type"] === "direct") expect(length).toBe(2);
    else expect(length).toBeGreaterThan(2);
  }
});

test("what a picture is of is not what its place is called", async () => {
  const photos = await recordsOf("Photo", {
    ...textsOf("caption", "camera"),
    iso: number,
    location: toObject({ lat: number, lng: number, name: text }),
  });
  for (const { iso, location } of photos) {
    expect([100, 200, 400, 800, 1600, 3200]).toContain(iso);
    expect(Object(location).name).not.toMatch(/ (?:over|at|in|after|by|on|before|the) /);
  }
});

test("a game of chess has two players of some strength, and ends as its result says", async () => {
  const games = await recordsOf("ChessGame", {
    white: toObject({ name: text, rating: number }),
    black: toObject({ name: text, rating: number }),
    opening: text,
    result: oneOf("1-0", "0-1", "1/2-1/2"),
    endedBy: oneOf("checkmate", "resignation", "draw agreement"),
  });
  for (const { white, result, endedBy } of games) {
    expect(Object(white).rating).toBeGreaterThan(1000);
    expect(Object(white).name).not.toMatch(/(?:Harbour|Central|Castle|Hill) White$/);
    expect(endedBy === "draw agreement").toBe(result === "1/2-1/2");
  }
});

test("who plays at home is a club, and a blog says what its shelves hold", async () => {
  const side = toObject({ name: text, logo: text });
  const fixtures = await recordsOf("Fixture", {
    home: side,
    away: side,
    date: { type: "string", format: "date" },
    status: oneOf("SCHEDULED", "IN_PLAY", "FINISHED"),
    score: orNull(toObject({ home: number, away: number })),
  });
  for (const { home, away, status, score } of fixtures) {
    for (const one of [home, away]) expect(Object(one).name).not.toMatch(/flat|loft|Trophy|Open/i);
    if (status === "SCHEDULED") expect(score).toBeNull();
  }
  const categories = await recordsOf("Category", {
    ...textsOf("name", "slug", "description"),
    postCount: number,
  });
  for (const { name, description } of categories)
    if (name === "Travel") expect(description).toMatch(/Places/);
});

test("two talk in private and have a face, and nothing is answered that was not sent", async () => {
  for (const [thing, kind, count] of [
    ["Conversation", "type", "memberCount"],
    ["ChatThread", "kind", "participantCount"],
  ] as const) {
    const talks = await recordsOf(thing, {
      id: text,
      avatarUrl: orNull(text),
      title: orNull(text),
      [kind]: oneOf("direct", "group", "channel"),
      [count]: number,
    });
    const direct = talks.filter((talk) => talk[kind] === "direct");
    expect(direct.filter(({ avatarUrl }) => avatarUrl !== null).length).toBeGreaterThan(
      direct.length / 2,
    );
    for (const talk of talks) {
      if (talk[kind] === "direct") expect(talk[count]).toBe(2);
      else expect(Number(talk[count])).toBeGreaterThan(2);
    }
  }
  for (const [thing, files] of [
    ["ChatMessage", "attachments"],
    ["DirectMessage", "files"],
  ] as const) {
    const messages = await recordsOf(thing, {
      ...textsOf("id", "content", "sentAt"),
      status: oneOf("sending", "sent", "read", "failed"),
      [files]: listOf({ fileName: text, url: text }),
      reactions: listOf({ emoji: text, count: number }),
    });
    for (const { status, reactions, content } of messages) {
      if (/^(?:sending|failed)$/.test(String(status))) expect(reactions).toEqual([]);
      expect(String(content)).not.toMatch(/question: I'll/);
    }
    const without = messages.filter((message) => itemsOf(message, files).length === 0);
    expect(without.length).toBeGreaterThan(messages.length / 2);
  }
});

test("the names and texts of a picture tell of one picture, which is as large as it is wide", async () => {
  const about: Readonly<Record<string, RegExp>> = {
    "linen-bag-detail.jpg": /linen bag/,
    "bread-from-the-oven.jpg": /loaves/,
    "city-bridge-night.jpg": /bridge/,
  };
  for (const [thing, file, alt, size] of [
    ["MediaAsset", "filename", "altText", "sizeInBytes"],
    ["ImageAsset", "fileName", "alt", "fileSize"],
  ] as const) {
    const pictures = await recordsOf(thing, {
      ...textsOf("id", file, alt, "caption", "mimeType"),
      ...{ [size]: number, width: number, height: number },
    });
    expect(new Set(pictures.map((one) => one[file])).size).toBeGreaterThan(8);
    for (const one of pictures) {
      expect(String(one[alt])).toMatch(about[String(one[file])] ?? /./);
      expect(one["mimeType"]).toBe(/png$/.test(String(one[file])) ? "image/png" : "image/jpeg");
      expect(Number(one[size]) / Number(one["width"])).toBeLessThan(800);
    }
  }
});

test("what speaks to us was seen just now, and a reading is of its room and says nothing where nothing is wrong", async () => {
  const [devices, smart, readings, measured] = await Promise.all([
    recordsOf("Device", {
      ...textsOf("name", "serialNumber", "room", "lastSeen"),
      status: oneOf("online", "offline", "error", "updating"),
    }),
    recordsOf("SmartDevice", {
      ...textsOf("deviceName", "location", "lastSeenAt"),
      state: oneOf("online", "rebooting", "offline", "fault"),
    }),
    recordsOf("SensorReading", {
      ...textsOf("sensorName", "recordedAt"),
      ...{ temperature: number, humidity: number, lightLevel: number },
      isAnomaly: flag,
      alertMessage: orNull(text),
    }),
    recordsOf("Reading", {
      ...textsOf("sensorId", "location", "timestamp"),
      ...{ temperatureC: number, humidity: number, illuminance: number },
      anomaly: flag,
      anomalyReason: orNull(text),
    }),
  ]);
  for (const one of [...devices, ...smart]) {
    const hours = (now - at(one["lastSeen"] ?? one["lastSeenAt"])) / 3_600_000;
    const state = String(one["status"] ?? one["state"]);
    if (/updating|rebooting|online/.test(state)) expect(hours).toBeLessThan(1);
    if (/error|fault/.test(state)) expect(hours).toBeLessThan(48);
    if (/^Gateway/.test(String(one["name"]))) expect(one["room"]).not.toBe("Bathroom");
  }
  for (const one of [...readings, ...measured]) {
    const place = String(one["sensorName"] ?? one["location"]);
    const warm = Number(one["temperature"] ?? one["temperatureC"]);
    if (/Cold store/.test(place)) expect(warm).toBeLessThan(8);
    if (/Boiler room/.test(place)) expect(warm).toBeGreaterThan(20);
    expect(Number(one["lightLevel"] ?? one["illuminance"])).toBeGreaterThan(5);
    const said = "alertMessage" in one ? one["alertMessage"] : one["anomalyReason"];
    if (one["isAnomaly"] === false || one["anomaly"] === false) expect(said).toBe(null);
    if (said) expect(said).not.toMatch(/disk|backup|import|export/i);
  }
});

test.each([
  ["Concert", "venue", "ticketsSold", "venueCapacity", "soldOut"],
  ["Show", "venueName", "ticketsSold", "capacity", "isSoldOut"],
])("a %s is sold out when all is sold, and as large as its hall", async (name, ...names) => {
  const [venue, sold, capacity, isFull] = names;
  const shows = await recordsOf(name, {
    ...textsOf("headliner", venue),
    [sold]: number,
    [capacity]: number,
    [isFull]: flag,
  });
  for (const show of shows) {
    expect(Number(show[sold]) >= Number(show[capacity])).toBe(show[isFull]);
    if (/Arena/.test(String(show[venue]))) expect(show[capacity]).toBeGreaterThan(3900);
    if (/Cellar|Studio/.test(String(show[venue]))) expect(show[capacity]).toBeLessThan(250);
  }
});

test.each([
  ["VideoGame", "genre", "ageRating", "playtimeHours"],
  ["Game", "genre", "esrbRating", "hoursToBeat"],
])("a %s is as long and as rough as its genre", async (model, genre, rating, hours) => {
  const games = await recordsOf(model, {
    ...textsOf("title", genre, "developer", "publisher"),
    [rating]: oneOf("E", "T", "M"),
    [hours]: number,
  });
  for (const game of games) {
    const kind = String(game[genre]);
    if (/Horror|Shooter/.test(kind)) expect(game[rating]).toBe("M");
    if (/Puzzle|Platformer|Racing/.test(kind)) expect(game[rating]).toBe("E");
    if (/Puzzle|Platformer/.test(kind)) expect(game[hours]).toBeLessThan(17);
    if (/Role/.test(kind)) expect(game[hours]).toBeGreaterThan(39);
  }
});
