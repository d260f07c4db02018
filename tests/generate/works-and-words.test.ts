import { expect, test } from "vitest";
import { isObject, type Json } from "../../src/schema/schema.ts";
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

const texts = { type: "array", items: text } as const;

test("a work is in the language that its title is in, however the type spells it", async () => {
  const books = await recordsOf("Book", textsOf("title", "description", "language"));
  expect(new Set(books.map(({ language }) => language))).toEqual(new Set(["English"]));
  const articles = await recordsOf("Article", {
    ...textsOf("headline", "body"),
    lang: oneOf("de", "en", "fr"),
  });
  expect(new Set(articles.map(({ lang }) => lang))).toEqual(new Set(["en"]));
  // Who learns one is told of that.
  const lessons = await recordsOf("LanguageLesson", textsOf("title", "language"));
  expect(new Set(lessons.map(({ language }) => language)).size).toBeGreaterThan(2);
});

test("chapters begin one after the other in the order in which they are told", async () => {
  const episodes = await recordsOf("PodcastEpisode", {
    ...textsOf("title", "audioUrl"),
    durationSeconds: number,
    chapters: listOf({ title: text, startTime: number }),
    guests: listOf(textsOf("name", "role")),
  });
  const order = ["Welcome", "How it began", "The hard part", "Listener questions", "Credits"];
  for (const episode of episodes) {
    const chapters = itemsOf(episode, "chapters");
    const starts = chapters.map(({ startTime }) => Number(startTime));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const places = chapters.map(({ title }) => order.indexOf(String(title))).filter((x) => x >= 0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // Nor has a guest an account.
    for (const { role } of itemsOf(episode, "guests"))
      expect(role).not.toMatch(/^(?:admin|viewer)$/);
  }
});

test("what many have rated is no five, and what counts ratings counts them", async () => {
  const games = await recordsOf("BoardGame", {
    name: text,
    averageRating: number,
    numRatings: { type: "integer" },
  });
  const books = await recordsOf("Book", { title: text, averageRating: number, stars: number });
  for (const { averageRating } of books) expect(averageRating).toBeLessThan(5);
  const whole = books.filter(({ averageRating }) => Number.isInteger(averageRating));
  expect(whole.length).toBeLessThan(books.length / 4);
  expect(Math.max(...games.map(({ numRatings }) => Number(numRatings)))).toBeGreaterThan(100);
});

test("a book stands under what is told of it, with a subtitle of its kind", async () => {
  const books = await recordsOf("Book", {
    ...textsOf("title", "subtitle", "description"),
    genres: texts,
  });
  const mysteries = books.filter(({ description }) => /mountain hotel/.test(String(description)));
  expect(mysteries.length).toBeGreaterThan(0);
  for (const { genres, subtitle } of mysteries) {
    for (const genre of genres as string[]) expect(genre).toMatch(/^(?:Mystery|Crime|Thriller)$/);
    expect(subtitle).toMatch(/^A (?:Mystery|Novel)$/);
  }
});

test("a question can be answered with what is right, and is sorted under what it asks", async () => {
  const questions = await recordsOf("QuizQuestion", {
    ...textsOf("question", "correctAnswer", "category"),
    options: texts,
  });
  for (const { question, options, correctAnswer, category } of questions) {
    expect(options).toContain(correctAnswer);
    expect(new Set(options as string[]).size).toBe(4);
    if (/7 × 8/.test(String(question))) expect(category).toBe("Mathematics");
  }
});

test("the score of a match is that of its goals where the teams are objects, in its season", async () => {
  const team = toObject(textsOf("name", "logo"));
  const matches = await recordsOf("Match", {
    ...textsOf("league", "season", "kickoff"),
    status: oneOf("scheduled", "finished"),
    homeTeam: team,
    awayTeam: team,
    homeScore: orNull(number),
    awayScore: orNull(number),
    events: listOf({ type: oneOf("goal", "yellow_card"), minute: number, team: text }),
  });
  const finished = matches.filter(({ status }) => status === "finished");
  expect(finished.length).toBeGreaterThan(5);
  for (const match of finished) {
    const called = isObject(match["homeTeam"] as Json) ? match["homeTeam"] : {};
    const goals = itemsOf(match, "events").filter(({ type }) => type === "goal");
    const own = goals.filter((goal) => goal["team"] === (called as { name: string }).name);
    expect(match["homeScore"]).toBe(own.length);
    expect(match["awayScore"]).toBe(goals.length - own.length);
  }
  for (const { season, kickoff } of matches) {
    const date = new Date(at(kickoff));
    const first = date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);
    expect(String(season).slice(0, 4)).toBe(String(first));
  }
});

test("a playlist plays as many seconds as its songs, and a photo was taken before it was uploaded", async () => {
  const playlists = await recordsOf("Playlist", {
    title: text,
    totalDuration: number,
    tracks: listOf(textsOf("title", "duration")),
  });
  for (const playlist of playlists) {
    const seconds = itemsOf(playlist, "tracks").map(({ duration }) => {
      const [minutes = 0, rest = 0] = String(duration).split(":").map(Number);
      return minutes * 60 + rest;
    });
    if (seconds.length > 0)
      expect(playlist["totalDuration"]).toBe(seconds.reduce((sum, one) => sum + one, 0));
  }
  const photos = await recordsOf("Photo", textsOf("title", "takenAt", "uploadedAt"));
  for (const { takenAt, uploadedAt } of photos)
    expect(at(uploadedAt)).toBeGreaterThanOrEqual(at(takenAt));
});

test("what is reduced costs less, and who has read nothing has come no way", async () => {
  const games = await recordsOf("VideoGame", {
    name: text,
    price: number,
    discountPercent: number,
    finalPrice: number,
  });
  for (const { price, discountPercent, finalPrice } of games) {
    expect(discountPercent).toBeGreaterThanOrEqual(0);
    expect(Number(finalPrice)).toBeLessThanOrEqual(Number(price));
  }
  const items = await recordsOf("ReadingListItem", {
    bookTitle: text,
    state: oneOf("want_to_read", "reading", "finished"),
    currentPage: number,
    totalPages: number,
    progressPercent: number,
  });
  for (const item of items.filter(({ state }) => state === "want_to_read"))
    expect(item["progressPercent"]).toBe(0);
});

test("who replied last is somebody else, and where nobody did there are no replies", async () => {
  const threads = await recordsOf("ForumThread", {
    ...textsOf("subject", "author"),
    replyCount: number,
    lastReply: orNull(toObject(textsOf("author", "at"))),
  });
  const others = threads.flatMap(({ author, lastReply }) =>
    isObject(lastReply as Json) ? [(lastReply as { author: string }).author === author] : [],
  );
  expect(others.filter((isSame) => isSame).length).toBeLessThan(2);
  for (const { lastReply, replyCount } of threads)
    if (lastReply === null) expect(replyCount).toBe(0);
});

test("who buys seats sits in a row, pays for as many, and a small fee", async () => {
  const bookings = await recordsOf("CinemaBooking", {
    ...textsOf("movieTitle", "cinemaName"),
    seats: texts,
    quantity: { type: "integer" },
    pricePerTicket: number,
    bookingFee: number,
    totalPrice: number,
  });
  for (const { seats, quantity, pricePerTicket, bookingFee } of bookings) {
    const all = seats as string[];
    expect(quantity).toBe(all.length);
    expect(new Set(all.map((seat) => seat.replace(/\d+$/, ""))).size).toBe(1);
    expect(Number(bookingFee)).toBeLessThan(Number(pricePerTicket) / 4);
  }
});

test("what comes out every week has come as often as there were weeks", async () => {
  const podcasts = await recordsOf("Podcast", {
    ...textsOf("name", "feedUrl", "firstEpisodeDate", "latestEpisodeDate"),
    updateFrequency: oneOf("weekly", "monthly"),
    episodesCount: number,
  });
  for (const podcast of podcasts) {
    const gap = podcast["updateFrequency"] === "weekly" ? 7 : 30.4;
    expect(-daysFrom(podcast["latestEpisodeDate"])).toBeLessThanOrEqual(gap + 1);
    const weeks = (now - at(podcast["firstEpisodeDate"])) / (gap * 86_400_000);
    expect(Math.abs(Number(podcast["episodesCount"]) - weeks)).toBeLessThan(2);
  }
});

test("tournaments of players are of their teams, and a publisher of books has the name of one", async () => {
  const tournaments = await recordsOf("EsportsTournament", {
    ...textsOf("name", "game", "location"),
    online: flag,
    teams: listOf({ name: text, seed: number }),
  });
  for (const tournament of tournaments) {
    for (const { name } of itemsOf(tournament, "teams"))
      expect(name).not.toMatch(/Support|Guild|Enablement|Legal/);
    expect(tournament["location"] === "Online").toBe(tournament["online"]);
  }
  const books = await recordsOf("Novel", {
    ...textsOf("title", "isbn"),
    publisher: toObject(textsOf("name", "city")),
  });
  for (const { publisher } of books)
    expect((publisher as { name: string }).name).toMatch(/Press|Finch|Books|Leaf|House/);
});

test("an audiobook is called, divided and as long as a book, and ratings in total are counted", async () => {
  const books = await recordsOf("Audiobook", {
    ...textsOf("title", "narrator"),
    lengthMinutes: number,
    totalRatings: { type: "integer" },
    chapters: listOf({ title: text, durationSeconds: number }),
  });
  expect(Math.max(...books.map(({ totalRatings }) => Number(totalRatings)))).toBeGreaterThan(20);
  for (const book of books) {
    expect(book["lengthMinutes"]).toBeGreaterThan(200);
    for (const { title } of itemsOf(book, "chapters"))
      expect(title).not.toMatch(/guest|Listener|Credits/);
  }
});

test("an album has as many tracks as songs and plays as long as they do", async () => {
  const albums = await recordsOf("Album", {
    ...textsOf("name", "artistName"),
    totalTracks: number,
    durationMs: number,
    songs: listOf({ name: text, durationMs: number }),
  });
  for (const album of albums) {
    const songs = itemsOf(album, "songs");
    expect(album["totalTracks"]).toBe(songs.length);
    const played = songs.reduce((sum, song) => sum + Number(song["durationMs"]), 0);
    if (songs.length > 0) expect(album["durationMs"]).toBe(played);
  }
});

test("an artist was grown and alive when the work was made, wherever that is told", async () => {
  const works = await recordsOf("Artwork", {
    ...textsOf("title", "medium"),
    yearCreated: number,
    artist: toObject({ name: text, birthYear: number, deathYear: orNull(number) }),
  });
  for (const { yearCreated, artist } of works) {
    const { birthYear, deathYear } = artist as { birthYear: number; deathYear: number | null };
    expect(Number(yearCreated) - birthYear).toBeGreaterThanOrEqual(18);
    if (deathYear !== null) expect(deathYear).toBeGreaterThanOrEqual(Number(yearCreated));
  }
});

test("an exam that was marked is over, of its subject, and its marks make the percentage", async () => {
  const results = await recordsOf("ExamResult", {
    ...textsOf("studentName", "examName", "subject", "examDate"),
    maxMarks: number,
    marksObtained: number,
    percentage: number,
  });
  for (const result of results) {
    expect(daysFrom(result["examDate"])).toBeLessThanOrEqual(0);
    const share = (Number(result["marksObtained"]) / Number(result["maxMarks"])) * 100;
    expect(Math.abs(Number(result["percentage"]) - share)).toBeLessThan(1);
    const exam = /^(.+?) (?:practice |oral )?(?:quiz|midterm|final|exam|test)/;
    const [, told] = exam.exec(String(result["examName"])) ?? [];
    if (told !== undefined) expect(told).toBe(result["subject"]);
  }
});

test("who has a streak was there a day ago, who won games has a share of a hundred", async () => {
  const decks = await recordsOf("Deck", {
    ...textsOf("name", "lastStudied"),
    cardCount: number,
    studyStreak: { type: "integer" },
  });
  for (const { lastStudied, studyStreak } of decks)
    if (Number(studyStreak) > 0) expect(daysFrom(lastStudied)).toBeGreaterThan(-2);
  const players = await recordsOf("PlayerProfile", {
    gamertag: text,
    wins: number,
    losses: number,
    winRate: number,
  });
  for (const { wins, losses, winRate } of players) {
    const share = (Number(wins) / (Number(wins) + Number(losses))) * 100;
    if (!Number.isNaN(share)) expect(Math.abs(Number(winRate) - share)).toBeLessThan(1);
  }
  const watched = await recordsOf("WatchHistoryEntry", {
    videoTitle: text,
    type: oneOf("movie", "episode"),
    seasonNumber: orNull(number),
    watchedSeconds: number,
  });
  for (const { type, seasonNumber } of watched)
    expect(seasonNumber === null).toBe(type === "movie");
});

test("a ticket that is valid waits for its visit, and one that was used was used on that day", async () => {
  const tickets = await recordsOf("MuseumTicket", {
    ...textsOf("museumName", "visitDate", "purchasedAt"),
    status: oneOf("valid", "used"),
    usedAt: orNull(text),
  });
  for (const { status, visitDate, usedAt } of tickets) {
    if (status === "valid") expect(daysFrom(visitDate)).toBeGreaterThan(-2);
    else expect(String(usedAt).slice(0, 10)).toBe(String(visitDate).slice(0, 10));
  }
});

test("what is no longer live has ended, and pictures of a trip are put together after it", async () => {
  const streams = await recordsOf("LiveStream", {
    ...textsOf("streamer", "title", "startedAt"),
    isLive: flag,
    endedAt: orNull(text),
  });
  for (const { isLive, endedAt } of streams) expect(endedAt === null).toBe(isLive);
  const albums = await recordsOf("PhotoAlbum", {
    ...textsOf("title", "startDate", "endDate", "createdAt"),
    photoCount: number,
  });
  for (const { endDate, createdAt } of albums)
    if (daysFrom(endDate) < -1) expect(at(createdAt)).toBeGreaterThanOrEqual(at(endDate));
});

test("the years of a school stand in order, and most comments answer none", async () => {
  const schools = await recordsOf("School", { name: text, gradesOffered: texts });
  for (const { gradesOffered } of schools) {
    const years = (gradesOffered as string[]).map((grade) => Number(/\d+$/.exec(grade)?.[0]));
    if (years.every((year) => !Number.isNaN(year)))
      expect(years).toEqual(years.toSorted((a, b) => a - b));
  }
  const comments = await recordsOf("Comment", { body: text, parentId: orNull(number) });
  const answers = comments.filter(({ parentId }) => parentId !== null);
  expect(answers.length).toBeLessThan(comments.length / 2);
});
