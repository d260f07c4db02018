import { decimal, inSteps, type NumberRule, whole } from "./number-rule.ts";

/** Numbers of journeys, tables and evenings out. */
export const leisureNumberRules: Readonly<Record<string, NumberRule>> = {
  "fleet size|fleet|aircraft count @ airline carrier": whole(18, 240),
  "rooms left|rooms available|available rooms|units left|rooms remaining|left @ room roomtype offer rate":
    whole(0, 9),
  "metascore|metacritic|metacritic score|critic score|critics score @ game videogame movie film album show":
    whole(52, 96),
  "user score|player score|audience score @ game videogame": decimal(5.1, 9.4, 1),
  "dlc count|dlcs|expansions|expansion count|number of dlcs": whole(0, 6),
  "deaths|lives lost|retries @ playsession gamesession run": whole(0, 24),
  "score|points|high score|final score @ playsession gamesession arcade": inSteps(50, 1200, 98_500),
  "votes|vote count|num votes|number of votes|rating count|ratings count @ movie film show tvshow series rating game videogame book":
    whole(180, 42_000),
  "number|episode|episode number|ep @ episode tvepisode & season season_number": whole(1, 12),
  "michelin stars|michelin star": whole(0, 3),
  "duration minutes|duration|minutes|time minutes|duration min @ step instruction direction":
    inSteps(5, 5, 20),
};
