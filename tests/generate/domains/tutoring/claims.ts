import { always, type Domain } from "../properties.ts";

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
      always("the topic is one of lessons", ({ topic }) =>
        /equation|law|essay|molecule|tense|photosynthesis/i.test(String(topic)),
      ),
    ],
  },
};
