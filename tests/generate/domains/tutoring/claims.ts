import { always, type Domain } from "../properties.ts";

const language = /tenses|pronouns|restaurant/i;
const topics: Readonly<Record<string, RegExp>> = {
  Mathematics: /equation|fraction|percentage|function/i,
  Physics: /law|force|circuit|lens/i,
  Chemistry: /molecule|acid|periodic|equation/i,
  Biology: /photosynthesis|cell|food chain/i,
  English: /essay|conditional|poem/i,
  French: language,
  Spanish: language,
  German: language,
  History: /revolution|rivers|maps/i,
};

export const claims: Domain = {
  "/tutors": {
    each: [
      always("a tutor is somebody", ({ name }) => /^\S+ \S+$/.test(String(name))),
      always(
        "an hour costs what lessons cost",
        ({ hourlyRate }) => Number(hourlyRate) >= 12 && Number(hourlyRate) <= 60,
      ),
    ],
  },
  "/tutoring-sessions": {
    each: [
      always("the topic is one of the subject", ({ subject, topic }) =>
        (topics[String(subject)] ?? /^$/).test(String(topic)),
      ),
    ],
  },
};
