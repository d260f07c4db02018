import type { Proportion } from "./proportion.ts";

const posted = /^(?:post|tweet|status|reel|note|video|clip|story)$/;
const likes = "likes|like count|favorites|favourites";

/** What goes with what in free time: who likes a post has seen it, and most say nothing. */
export const leisureProportions: readonly Proportion[] = [
  {
    follows: "reposts|retweets|shares|repost count|retweet count|share count",
    of: likes,
    times: [0.03, 0.22],
    decimals: 0,
    owner: posted,
  },
  {
    follows: "replies|reply count|comments|comment count|comments count",
    of: likes,
    times: [0.04, 0.3],
    decimals: 0,
    owner: posted,
  },
  {
    follows: "impressions|views|view count|reach|views count",
    of: likes,
    times: [9, 42],
    add: [12, 180],
    decimals: 0,
    owner: posted,
  },
  {
    follows: "height|height px",
    of: "width|width px",
    times: [0.667, 0.75],
    decimals: 0,
    owner: /^(?:photo|picture|snapshot|image)$/,
  },
  {
    follows: "calories|calories burned|kcal",
    of: "duration min|duration minutes|minutes|duration",
    times: [6, 11],
    decimals: 0,
    owner: /^(?:workout|training|exercise|session|activity)$/,
  },
];
