import { always, atMost, copyOf, type Domain, numbered, numberOf } from "../properties.ts";

export const claims: Domain = {
  "/artists": {
    each: [always("followers are counted", ({ followers }) => Number.isInteger(followers))],
    all: [
      [
        "a few have most of the followers",
        (artists) => {
          const followers = artists
            .map((artist) => numberOf(artist, "followers"))
            .sort((a, b) => b - a);
          const top = followers.slice(0, 100).reduce((all, one) => all + one, 0);
          return top > followers.reduce((all, one) => all + one, 0) / 2;
        },
      ],
    ],
  },
  "/albums": { each: [copyOf("artistName", "artistId", "/artists", "name")] },
  "/tracks": {
    each: [
      copyOf("albumTitle", "albumId", "/albums", "title"),
      copyOf("artistName", "artistId", "/artists", "name"),
      always(
        "a track's artist is its album's",
        ({ albumId, artistId }, { find }) => find("/albums", albumId)["artistId"] === artistId,
      ),
      atMost("likes", "plays"),
    ],
    all: [numbered("trackNumber", "albumId")],
  },
};
