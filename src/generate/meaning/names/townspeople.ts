import { toModelWords } from "../../../schema/model-words.ts";
import type { Resource } from "../../../schema/resource.ts";
import { oneOf } from "../../one-of.ts";

/** Those whom one office, school or surgery knows, and what is given and found in its streets. */
const local = oneOf(
  "student|pupil|schoolchild|citizen|resident|voter|taxpayer|household|patient|permit|permitapplication|inspection|citizenreport|citizenrequest|publicreport|servicerequest|pollingstation|precinct",
);
/** Who says in which town each is says that they are not all in one. */
const towns =
  /^(?:(?:home_?|birth_?|current_?)?(?:city|town|country|state|province|zip|zip_?code|postal_?code|region)|nationality|latitude|lat|location_?id|school_?id|clinic_?id|university|municipality(?:_?id)?)$/i;

/** Whether the addresses of a collection are all in one town. */
export function isOfOneTown({ model, members }: Resource): boolean {
  const words = toModelWords(model);
  const isLocal = local.test(words.at(-1) ?? "") || local.test(words.join(""));
  return isLocal && ![...members.keys()].some((name) => towns.test(name));
}
