import { always, type Domain, type Values } from "../properties.ts";

export const claims: Domain = {
  "/podcasts": {
    each: [always("a host is somebody", ({ host }) => /^\S+ \S+$/.test(String(host)))],
    all: [
      [
        "no two of the first five are called the same",
        (records) => new Set(records.slice(0, 5).map(({ title }) => title)).size === 5,
      ],
    ],
  },
  "/podcast-episodes": {
    each: [
      [
        "chapters begin one after the other",
        ({ chapters }) => {
          const starts = (chapters as readonly Values[]).map(({ startSeconds }) =>
            Number(startSeconds),
          );
          return starts.length < 2
            ? undefined
            : starts.every((start, at) => at === 0 || start >= (starts[at - 1] ?? 0));
        },
      ],
      [
        "no chapter comes twice",
        ({ chapters }) => {
          const titles = (chapters as readonly Values[]).map(({ title }) => title);
          return titles.length < 2 ? undefined : new Set(titles).size === titles.length;
        },
      ],
      always("audio ends in what it is", ({ audioUrl }) => String(audioUrl).endsWith(".mp3")),
    ],
  },
};
