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
  textsOf,
  toObject,
} from "./models.ts";

test("episodes of one podcast are counted through its seasons, and not each is its first", async () => {
  const backlot = await startBacklot(
    `export interface Podcast { id: number; title: string }
     export interface Episode { id: number; podcastId: number; title: string; seasonNumber: number; episodeNumber: number }`,
    {
      resources: [
        { path: "/podcasts", type: "Podcast[]", count: 40 },
        { path: "/episodes", type: "Episode[]", count: 60 },
      ],
    },
  );
  const answer = await request(backlot, "GET", "/episodes");
  const episodes = (await answer.json()) as Record<string, number>[];
  const numbered = episodes.map(
    ({ podcastId, seasonNumber, episodeNumber }) => `${podcastId} ${seasonNumber} ${episodeNumber}`,
  );
  expect(new Set(numbered).size).toBe(episodes.length);
  const first = episodes.filter(({ episodeNumber }) => episodeNumber === 1);
  expect(first.length).toBeLessThan(episodes.length / 3);
  for (const { seasonNumber, episodeNumber } of episodes) {
    expect(seasonNumber).toBeGreaterThanOrEqual(1);
    expect(episodeNumber).toBeGreaterThanOrEqual(1);
  }
});

test("what is heard and seen lies under its title", async () => {
  const episodes = await recordsOf("Episode", textsOf("title", "audioUrl", "videoUrl"));
  for (const { title, audioUrl, videoUrl } of episodes) {
    const [word = ""] = /[a-z]{4,}/.exec(String(title).toLowerCase()) ?? [];
    expect(audioUrl).toContain(word);
    expect(audioUrl).toMatch(/\.mp3$/);
    expect(videoUrl).toMatch(/\.mp4$/);
  }
});

test("a plan of what is eaten each day has seven days, in their order", async () => {
  const plans = await recordsOf("MealPlan", {
    name: text,
    meals: listOf(textsOf("day", "breakfast", "lunch", "dinner")),
  });
  const week = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
  for (const plan of plans)
    expect(
      itemsOf(plan, "meals")
        .map(({ day }) => day)
        .join("|"),
    ).toBe(week);
});

test("what somebody should eat of each makes up the calories of the day", async () => {
  const plans = await recordsOf("MealPlan", {
    dailyCalories: number,
    macros: toObject({ protein: number, carbs: number, fat: number }),
  });
  for (const { dailyCalories, macros } of plans) {
    const { protein, carbs, fat } = macros as Record<string, number>;
    const sum = 4 * Number(protein) + 4 * Number(carbs) + 9 * Number(fat);
    expect(Math.abs(sum - Number(dailyCalories))).toBeLessThan(20);
  }
});

test("the last reply is the last of the replies", async () => {
  const threads = await recordsOf("ForumThread", {
    title: text,
    replies: listOf(textsOf("author", "text", "postedAt")),
    lastReplyBy: orNull(text),
    lastReplyAt: orNull(text),
  });
  for (const thread of threads) {
    const last = itemsOf(thread, "replies").at(-1);
    expect(thread["lastReplyBy"]).toBe(last?.["author"] ?? null);
    expect(thread["lastReplyAt"]).toBe(last?.["postedAt"] ?? null);
  }
});

test("a portrait shows the initials of whoever is named beside it", async () => {
  const threads = await recordsOf("ForumThread", textsOf("title", "authorName", "authorAvatar"));
  for (const { authorName, authorAvatar } of threads) {
    const initials = String(authorName)
      .split(" ")
      .map((word) => word[0])
      .join("");
    expect(authorAvatar).toContain(`%3E${initials}%3C`);
  }
});

test("the artists of an exhibition are those whose works it shows", async () => {
  const exhibitions = await recordsOf("Exhibition", {
    title: text,
    artists: { type: "array", items: text },
    artworks: listOf(textsOf("title", "artist", "medium")),
  });
  for (const exhibition of exhibitions)
    for (const { artist } of itemsOf(exhibition, "artworks"))
      expect(exhibition["artists"]).toContain(artist);
});

test("what a day of a journey lists has an hour, one after the other", async () => {
  const trips = await recordsOf("Itinerary", {
    destination: text,
    startDate: text,
    endDate: text,
    days: listOf({ date: text, title: text, activities: listOf(textsOf("time", "name")) }),
  });
  const lists = trips.flatMap((trip) =>
    itemsOf(trip, "days").map((day) => itemsOf(day, "activities").map(({ time }) => String(time))),
  );
  expect(lists.some((times) => times.length > 1)).toBe(true);
  for (const times of lists) {
    for (const time of times) expect(time).toMatch(/^\d\d:\d\d$/);
    expect(times).toEqual(times.toSorted());
  }
});

test("a journey is called after where it goes, whatever its name is called", async () => {
  const trips = await recordsOf("Itinerary", textsOf("tripName", "destination", "country"));
  for (const { tripName, destination } of trips) expect(tripName).toContain(destination);
});

test("what lies on a way lies no further than it goes", async () => {
  const hikes = await recordsOf("Hike", {
    name: text,
    distanceKm: number,
    waypoints: listOf({ name: text, km: number }),
  });
  for (const hike of hikes)
    for (const { km } of itemsOf(hike, "waypoints"))
      expect(Number(km)).toBeLessThanOrEqual(Number(hike["distanceKm"]));
});

test("what people go to is ahead as often as behind, by its date alone", async () => {
  for (const model of ["Event", "Workshop", "VolunteerOpportunity"]) {
    const events = await recordsOf(model, { title: text, date: text, spotsTotal: number });
    const ahead = events.filter(({ date }) => at(date) > now).length;
    expect(ahead).toBeGreaterThan(events.length / 4);
    expect(ahead).toBeLessThan(events.length);
  }
});

test("who stands higher in a table has more points, of as many matches", async () => {
  const standings = await recordsOf("TeamStanding", {
    teamName: text,
    position: number,
    played: number,
    won: number,
    drawn: number,
    lost: number,
    points: number,
    form: { type: "array", items: text },
  });
  const table = standings.slice(0, 12);
  expect(table.map(({ position }) => position)).toEqual(table.map((_, index) => index + 1));
  expect(new Set(table.map(({ played }) => played)).size).toBe(1);
  const points = table.map((row) => Number(row["points"]));
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  for (const { played, won, drawn, lost, form } of table) {
    expect(Number(won) + Number(drawn) + Number(lost)).toBe(played);
    expect(form).toHaveLength(5);
  }
});

test("reviews in a list are written by several people, most of whom are happy", async () => {
  const recipes = await recordsOf("Recipe", {
    title: text,
    reviews: listOf({ user: text, stars: number, comment: text }),
  });
  const reviews = recipes.flatMap((recipe) => itemsOf(recipe, "reviews"));
  expect(reviews.filter(({ stars }) => Number(stars) > 3).length).toBeGreaterThan(
    reviews.length / 2,
  );
  for (const recipe of recipes) {
    const users = itemsOf(recipe, "reviews").map(({ user }) => user);
    expect(new Set(users).size).toBe(users.length);
  }
});

test("a film has no seasons, and a series no runtime", async () => {
  const titles = await recordsOf("StreamingTitle", {
    title: text,
    type: oneOf("movie", "series"),
    runtimeMinutes: orNull(number),
    seasons: orNull(number),
    trailerUrl: text,
  });
  for (const { title, type, runtimeMinutes, seasons } of titles) {
    expect(title).not.toContain("Streaming");
    expect(seasons === null).toBe(type === "movie");
    expect(runtimeMinutes === null).toBe(type === "series");
  }
});

test("set after set somebody lifts about as much", async () => {
  const workouts = await recordsOf("Workout", {
    name: text,
    exercises: listOf({ name: text, sets: listOf({ reps: number, weightKg: number }) }),
  });
  for (const workout of workouts)
    for (const exercise of itemsOf(workout, "exercises")) {
      const weights = itemsOf(exercise, "sets").map(({ weightKg }) => Number(weightKg));
      expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(10);
    }
});

test("a concert is announced with whoever plays, and costs what it costs only where it is paid", async () => {
  const concerts = await recordsOf("Concert", textsOf("title", "headliner", "venue"));
  for (const { title, headliner } of concerts) expect(title).toContain(headliner);
  const letters = await recordsOf("Newsletter", {
    name: text,
    isPaid: flag,
    monthlyPrice: orNull(number),
  });
  for (const { isPaid, monthlyPrice } of letters) {
    expect(monthlyPrice === null).toBe(!isPaid);
    expect(Number(monthlyPrice)).toBeLessThan(30);
  }
});

test("two of a kind are two people", async () => {
  for (const { userA, userB } of await recordsOf("Match", textsOf("userA", "userB", "matchedAt")))
    expect(userA).not.toBe(userB);
});

test("a ratio of two is the one by the other", async () => {
  const schools = await recordsOf("School", {
    name: text,
    studentCount: number,
    teacherCount: number,
    studentTeacherRatio: number,
  });
  for (const { studentCount, teacherCount, studentTeacherRatio } of schools)
    expect(studentTeacherRatio).toBeCloseTo(Number(studentCount) / Number(teacherCount), 0);
});

test("whoever has a goal came from below it, and noted the way", async () => {
  const goals = await recordsOf("FitnessGoal", {
    title: text,
    startValue: number,
    currentValue: number,
    targetValue: number,
    checkIns: listOf({ date: text, value: number }),
  });
  for (const goal of goals) {
    const { startValue, currentValue, targetValue } = goal;
    expect(Number(startValue)).toBeLessThanOrEqual(Number(currentValue));
    expect(Number(currentValue)).toBeLessThanOrEqual(Number(targetValue));
    const values = itemsOf(goal, "checkIns").map(({ value }) => Number(value));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    if (values.length > 0) expect(values.at(-1)).toBeCloseTo(Number(currentValue), -1);
  }
});

test("who travels sleeps and flies within the journey, to where it goes", async () => {
  const trips = await recordsOf("Trip", {
    title: text,
    destinations: { type: "array", items: text },
    startDate: text,
    endDate: text,
    accommodation: toObject(textsOf("name", "checkIn", "checkOut")),
    flights: listOf(textsOf("from", "to", "departsAt", "arrivesAt")),
  });
  for (const trip of trips) {
    const { title, destinations, startDate, endDate, accommodation } = trip;
    const [first] = destinations as string[];
    expect(title).toContain(first);
    const { checkIn, checkOut } = accommodation as Record<string, string>;
    expect(checkIn?.slice(0, 10)).toBe(startDate);
    expect(checkOut?.slice(0, 10)).toBe(endDate);
    for (const { departsAt, arrivesAt } of itemsOf(trip, "flights")) {
      expect(at(departsAt)).toBeGreaterThanOrEqual(at(startDate));
      expect(at(departsAt)).toBeLessThan(at(endDate) + 86_400_000);
      expect(at(arrivesAt)).toBeGreaterThan(at(departsAt));
      expect(at(arrivesAt) - at(departsAt)).toBeLessThan(86_400_000);
    }
  }
});

test("an album has as many tracks as it lists, and plays as long as they do", async () => {
  const albums = await recordsOf("Album", {
    title: text,
    totalTracks: number,
    totalDuration: text,
    tracklist: listOf({ position: number, title: text, length: text }),
  });
  for (const album of albums) {
    const tracks = itemsOf(album, "tracklist");
    expect(album["totalTracks"]).toBe(tracks.length);
    const seconds = tracks.map(({ length }) => {
      const [minutes = 0, rest = 0] = String(length).split(":").map(Number);
      return 60 * minutes + rest;
    });
    const minutes = Math.round(seconds.reduce((all, one) => all + one, 0) / 60);
    expect(album["totalDuration"]).toBe(`${minutes} min`);
  }
});

test("whoever votes takes one of what there is to choose from", async () => {
  const polls = await recordsOf("Poll", {
    question: text,
    options: listOf({ text, votes: number }),
    myVote: orNull(text),
  });
  expect(polls.some(({ myVote }) => myVote !== null)).toBe(true);
  for (const poll of polls) {
    const texts = itemsOf(poll, "options").map((option) => option["text"]);
    if (poll["myVote"] !== null && texts.length > 0) expect(texts).toContain(poll["myVote"]);
  }
});

test("nobody watches who is not live, and who gives one star has not liked the film", async () => {
  const streamers = await recordsOf("Streamer", {
    displayName: text,
    isLive: flag,
    currentViewers: orNull(number),
  });
  for (const { isLive, currentViewers } of streamers) expect(currentViewers === null).toBe(!isLive);
  const reviews = await recordsOf("MovieReview", {
    movieTitle: text,
    rating: number,
    headline: text,
    body: text,
  });
  for (const { rating, body } of reviews.filter((review) => Number(review["rating"]) < 3)) {
    expect(rating).toBeLessThan(3);
    expect(body).toMatch(/disappoint|not for me|would not/i);
  }
});

test("what a place has coming up is still to come", async () => {
  const libraries = await recordsOf("Library", {
    name: text,
    upcomingEvents: listOf(textsOf("title", "date", "time")),
    nextGala: text,
  });
  for (const library of libraries) {
    expect(at(library["nextGala"])).toBeGreaterThan(now);
    for (const { date } of itemsOf(library, "upcomingEvents"))
      expect(at(date)).toBeGreaterThan(now);
  }
});

test("whatever a price is for one of, so many of it cost so much", async () => {
  const bookings = await recordsOf("EscapeRoomBooking", {
    roomName: text,
    players: number,
    pricePerPlayer: number,
    totalPrice: number,
  });
  for (const { players, pricePerPlayer, totalPrice } of bookings)
    expect(totalPrice).toBeCloseTo(Number(players) * Number(pricePerPlayer), 1);
});

test("what is sent as a picture is called like one", async () => {
  const messages = await recordsOf("DirectMessage", {
    text,
    attachments: listOf({ type: oneOf("image", "voice", "file"), url: text, name: text }),
  });
  const endings = { image: /\.(?:jpg|png|webp|gif)$/, voice: /\.(?:m4a|mp3)$/, file: /\.\w+$/ };
  for (const message of messages)
    for (const { type, url, name } of itemsOf(message, "attachments")) {
      expect(name).toMatch(endings[type as keyof typeof endings]);
      expect(url).toContain(name);
    }
});

test("nobody has read more books than the goal that they are on the way to", async () => {
  const challenges = await recordsOf("ReadingChallenge", {
    goal: number,
    booksRead: number,
    percentComplete: number,
  });
  for (const { goal, booksRead, percentComplete } of challenges) {
    expect(Number(booksRead)).toBeLessThanOrEqual(Number(goal));
    const share = (Number(booksRead) / Number(goal)) * 100;
    expect(Math.abs(Number(percentComplete) - share)).toBeLessThan(1);
  }
});
