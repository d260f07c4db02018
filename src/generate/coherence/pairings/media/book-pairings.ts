import { oneOf } from "../../../one-of.ts";
import { type Pairing, toTexts } from "../pairing.ts";

const owner = oneOf("book|novel|library|publication|ebook|audiobook|bookstore|title");

/** What is told of the books of a genre. */
const tellings: Readonly<Record<string, string>> = {
  "mystery|crime|thriller":
    "A gripping mystery set in a snowed-in mountain hotel.|A retired inspector reads one letter too many.|Nobody on the ferry tells the truth.",
  "biography|memoir|autobiography":
    "The life of a mapmaker who never left her town.|A doctor looks back on forty years in the mountains.|Letters and diaries of a forgotten composer.",
  "poetry|poems":
    "Short poems about rivers, trains and light.|Forty poems for slow mornings.|Verses on leaving and coming home.",
  "fiction|novel|literary fiction|contemporary":
    "A family story across three generations and two continents.|A quiet novel about a lighthouse keeper and the letters he never sent.|Three neighbours, one garden and a long summer.",
  travel:
    "By night train and slow boat across four countries.|A year of walking along one river.|Notes from small harbours in the north.",
  history:
    "How a trading town became a republic.|Everyday life in a port city, told through its ledgers.|A short history of salt.",
  "science|popular science|nature":
    "What we know about sleep, and what we do not.|A field guide to the weather of one valley.|Why trees talk less than we think.",
  "children|children's|kids|picture book":
    "A hedgehog looks for the quietest place in the wood.|Two cousins, an old boat and a map.",
  "fantasy|science fiction|sci-fi":
    "The last archivist guards a library that moves at night.|A crew of six wakes up a century too early.",
  romance:
    "Two rival bakers share one oven for a winter.|They met on the wrong train and stayed on it.",
  "essays|non-fiction|nonfiction|philosophy|self-help|business":
    "Essays on walking, weather and attention.|A calm guide to doing fewer things well.|What good teams do when things go wrong.",
  "cooking|food|cookbook":
    "Sixty dishes from one small kitchen.|Bread, soup and everything in between.",
};

/** Under what a book stands of which that is told, and what its subtitle may be. */
const shelves: Readonly<Record<string, readonly [genres: string, subtitles: string]>> = {
  mystery: ["Mystery|Crime|Thriller", "A Mystery|A Novel"],
  biography: ["Biography|Memoir", "A Life|A Memoir"],
  poetry: ["Poetry", "Poems|New Poems"],
  fiction: ["Fiction|Literary fiction|Contemporary", "A Novel"],
  travel: ["Travel|Non-fiction", "A Journey|Notes from the Road"],
  history: ["History|Non-fiction", "A History|A Short History"],
  science: ["Science|Nature|Non-fiction", "A Field Guide|What We Know So Far"],
  children: ["Children|Picture book", "A Story for Children"],
  fantasy: ["Fantasy|Science fiction|Fiction", "A Novel"],
  romance: ["Romance|Fiction", "A Love Story|A Novel"],
  essays: ["Essays|Non-fiction", "Essays|A Practical Guide"],
  cooking: ["Cooking|Food", "A Cookbook|Recipes for Every Day"],
};

const toldOf = (at: 0 | 1) =>
  toTexts(
    Object.fromEntries(
      Object.entries(tellings).flatMap(([names, told]) => {
        const [, fits] =
          Object.entries(shelves).find(([name]) => names.split("|").includes(name)) ?? [];
        return fits ? told.split("|").map((text) => [text, fits[at]]) : [];
      }),
    ),
  );

/** A book is about what its genre says, and stands on that shelf. */
export const bookPairings: readonly Pairing[] = [
  {
    knownBy: "summary|description|synopsis|blurb|plot|about",
    follows: "genres|categories|subjects",
    owner,
    fits: toldOf(0),
  },
  {
    knownBy: "summary|description|synopsis|blurb|plot|about",
    follows: "subtitle|sub title",
    owner,
    fits: toldOf(1),
  },
  {
    knownBy: "genre|category|subject|main genre",
    follows: "summary|description|synopsis|blurb|plot|about",
    owner,
    fits: toTexts(tellings),
  },
  {
    knownBy: "genre|category|subject|main genre",
    follows: "subtitle|sub title",
    owner,
    fits: toTexts({
      "mystery|crime|thriller": "A Mystery|A Detective Novel",
      "fiction|novel|romance|fantasy|science fiction|sci-fi|horror": "A Novel",
      "biography|memoir": "A Life|A Memoir",
      history: "A History|A Short History",
      "science|nature|technology": "A Short Introduction",
      "cooking|food": "Everyday Recipes|Sixty Dishes",
      "self-help|business|psychology|health|non-fiction": "A Practical Guide",
      poetry: "Selected Poems",
      travel: "Notes on the Way",
    }),
  },
  {
    knownBy: "genre|category|subject|main genre",
    follows: "shelf location|shelf|location|section",
    owner,
    fits: toTexts({
      "mystery|crime|thriller": "Crime, row 3|Crime, row 4",
      "biography|memoir": "Biography, row 6|Biography, row 7",
      history: "History, row 5|Local history",
      "fiction|novel|romance|literary fiction|contemporary": "Fiction, row 1|Fiction, row 3",
      poetry: "Poetry, row 1|Poetry, row 2",
      essays: "Essays, row 2|Essays, row 3",
      travel: "Travel, row 2|Travel, row 3",
      "science|nature|popular science": "Science, row 4|Science, row 5",
      "children|children's|kids": "Children, low shelf",
      "fantasy|science fiction|sci-fi": "Fantasy, row 8",
    }),
  },
];
