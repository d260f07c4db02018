import { toTextRules } from "../../text-rule.ts";

/** How people vote, play, date, camp and keep house: what they call what they plan and what they keep. */
export const diversionsRules = toTextRules({
  // Elections
  "precincts reporting|reporting precincts|stations reporting|reporting @ election race contest":
    "84 of 112|112 of 112|61 of 98|98 of 98|27 of 40",
  "name|title|district|district name|constituency|electoral district @ constituency electoraldistrict electiondistrict votingdistrict & registered_voters incumbent turnout_percent ballots_cast":
    "District 1|District 2|District 3|District 4|District 5|District 6|District 7|District 9|District 11|District 12",
  "title|name|measure title|measure name @ ballotmeasure measure proposition ballotquestion & yes_votes no_votes":
    "School building bond|Night buses for all districts|Rent ceiling in new buildings|Safer crossings near schools|Library opening on Sundays|Clean river fund|Smaller classes|A park instead of the car park",
  "description|summary|text @ ballotmeasure measure proposition ballotquestion & yes_votes no_votes":
    "Issues bonds for twelve school buildings.|Extends night buses to every district.|Sets a ceiling for rents in new buildings.|Pays for lights and islands at forty crossings.|Opens all branches on Sundays.|Raises a small levy for the river.",
  "number|measure number|code|measure @ ballotmeasure measure proposition ballotquestion & yes_votes no_votes":
    "Measure A|Measure B|Measure C|Proposition 12|Proposition 14|Measure F",
  "methodology|method|mode|survey method @ poll opinionpoll electionpoll & pollster margin_of_error":
    "Phone interviews|Online panel|Phone and online|Face-to-face interviews|Text to web",
});
