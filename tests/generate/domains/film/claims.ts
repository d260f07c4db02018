import {
  afterParent,
  always,
  atMost,
  before,
  copyOf,
  counts,
  type Domain,
  hour,
  isAhead,
  isPast,
  minute,
  oncePerPair,
  onePerson,
  sum,
  type Values,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/movies": {
    each: [
      sum("profit", "revenue", "budget"),
      counts("castCount", "cast"),
      always("the cast is in order", (movie) =>
        (movie["cast"] as readonly Values[]).every(({ order }, index) => order === index + 1),
      ),
    ],
  },
  "/screenings": {
    each: [
      copyOf("movieTitle", "movieId", "/movies", "title"),
      before("startsAt", "endsAt", 20 * minute, 3 * hour),
      before("createdAt", "startsAt"),
      atMost("ticketsSold", "seats"),
      whenStatus("scheduled", "it lies ahead", isAhead("startsAt")),
      whenStatus("finished", "it is over", isPast("endsAt")),
    ],
  },
  "/ratings": {
    each: [afterParent("createdAt", "userId", "/users", "joinedAt")],
    all: [
      oncePerPair("movieId", "userId"),
      [
        "five stars come most, and one star more than two",
        (ratings) => {
          const of = (stars: number) => ratings.filter(({ rating }) => rating === stars).length;
          return of(5) > of(4) && of(4) > of(3) && of(1) > of(2);
        },
      ],
    ],
  },
  "/users": {
    each: [onePerson("name", "email"), onePerson("name", "username")],
    all: [
      [
        "few are admins",
        (users) => users.filter(({ role }) => role === "admin").length < users.length / 4,
      ],
    ],
  },
};
