import { toModelWords } from "../../schema/model-words.ts";
import { toTime } from "../coherence/times/time.ts";
import type { Values } from "../draw/scope.ts";
import { day } from "../facets/timeline.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import { endOf, followsDeed } from "./deeds.ts";
import type { RootLink } from "./link.ts";
import { findSitting } from "./played.ts";

/** When a record came to be for others, the surest name first. */
const births = [
  /^(?:published|posted|released)(?: at| on| date)$/,
  /^(?:created|added|registered|joined|opened|uploaded|signed up|ordered|placed|issued|sent|listed|submitted|matched|date joined|member since|hired)(?: at| on| date| time)?$/,
  /^(?:issue|invoice|order|purchase|contract|policy start|origination|effective|hire|hiring|joining) date$|^date of joining$/,
];

const answers = oneOf("comment|reply|message|post|answer|response|note|email|mail|tweet|review");

/** Between when a record can have come to be. */
export interface Window {
  readonly earliest: number;
  readonly latest: number;
}

/** Who signs up for something does so before it begins. */
const entries = oneOf(
  "registration|ticket|rsvp|booking|reservation|attendee|order|invitation|application|participant|signup",
);
const beginnings = /^(?:starts|start|date|kickoff|departure|event)(?: at| on| date| time)?$/;
const gatherings = oneOf(
  "event|concert|session|class|screening|showtime|match|game|workshop|webinar|flight|trip|tour|conference|course|show|performance",
);

/** What people take part in, or find out, from its first day to its last. */
const drives = oneOf(
  "campaign|fundraiser|fundraising|auction|contest|competition|challenge|survey|poll|petition|crowdfunding|raffle|giveaway|trial|study|experiment|mission|investigation|expedition|excavation",
);
/** What somebody gives, signs or notes, of whatever it is a part. */
const shares = oneOf(
  "donation|pledge|contribution|signature|vote|ballot|response|submission|measurement|observation|backing",
);
const firsts =
  /^(?:starts|start|started|begins|launch|launched|opens|opened|voting starts)(?: at| on| date)?$/;
/** What has a last day is handed in some weeks before it at most, and hardly after it. */
const handIns = oneOf("submission|homeworksubmission|assignmentsubmission|attempt");
const dues = /^(?:due|deadline)(?: at| on| date)?$/;
const weeksBefore = 21 * day;
const holdings = oneOf("account|bankaccount|wallet|card|subscription|membership|policy");
const closings = /^(?:closed|cancelled|canceled|terminated|ended|deactivated)(?: at| on| date)?$/;
const lasts = /^(?:ends|end|ended|closes|closed|deadline|voting ends)(?: at| on| date)?$/;

/** After all that it refers to came to be, and before what it is for begins, or is over. */
export function buildWindow(
  model: string,
  links: readonly RootLink[],
): ((index: number) => Window) | undefined {
  const thing = toModelWords(model).at(-1) ?? "";
  const isEntry = entries.test(thing);
  const isShare = shares.test(thing);
  const asked = links.flatMap((link) => {
    // Files are put into newer folders, too: only an answer is younger than what it answers.
    if (link.isSelf && !answers.test(thing)) return [];
    const isPart = isShare || drives.test(toModelWords(link.to.model).at(-1) ?? "");
    const sat = findSitting(model, link);
    const first =
      sat !== undefined
        ? [sat]
        : isPart
          ? findNamed(link, firsts)
          : followsDeed(model)
            ? endOf(link.to)
            : [];
    const names = [...first, ...findBirths(link)];
    const limits = isPart
      ? findNamed(link, lasts)
      : isEntry
        ? findBeginning(link)
        : findClosing(link);
    const due = handIns.test(thing) ? findNamed(link, dues) : [];
    const wanted = [...names, ...limits, ...due];
    const glance = wanted.length === 0 ? undefined : link.glance?.(wanted);
    if (!glance) return [];
    const windowOf = rememberWindows(link.target.total, (position) => {
      const values = glance(position);
      const last = timeOf(values, due);
      const born = timeOf(values, names) ?? Number.NEGATIVE_INFINITY;
      return {
        earliest: last === undefined ? born : Math.max(born, last - weeksBefore),
        latest:
          timeOf(values, limits) ?? (last === undefined ? Number.POSITIVE_INFINITY : last + day),
      };
    });
    return [{ link, windowOf }];
  });
  if (asked.length === 0) return undefined;
  return (index) => {
    let [earliest, latest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const { link, windowOf } of asked) {
      const position = link.positionAt(index);
      if (position === undefined || (link.isSelf && position >= index)) continue;
      const window = windowOf(position);
      earliest = Math.max(earliest, window.earliest);
      latest = Math.min(latest, window.latest);
    }
    return { earliest, latest };
  };
}

/** How many are remembered: those that many refer to are asked for again and again. */
const mostRemembered = 40_000;

/** Numbers in a row: the records themselves would outlive what they were looked at for. */
function rememberWindows(
  total: number,
  look: (position: number) => Window,
): (position: number) => Window {
  const size = Math.max(1, Math.min(total, mostRemembered));
  const [positions, times] = [new Int32Array(size).fill(-1), new Float64Array(2 * size)];
  return (position) => {
    const at = position % size;
    const [earliest, latest] = [times[2 * at], times[2 * at + 1]];
    if (positions[at] === position && earliest !== undefined && latest !== undefined)
      return { earliest, latest };
    const window = look(position);
    positions[at] = position;
    times[2 * at] = window.earliest;
    times[2 * at + 1] = window.latest;
    return window;
  };
}

function findBeginning(link: RootLink): readonly string[] {
  const isGathering = gatherings.test(toModelWords(link.to.model).at(-1) ?? "");
  return isGathering ? findNamed(link, beginnings) : [];
}

/** Nothing is paid from an account that is closed. */
function findClosing(link: RootLink): readonly string[] {
  const isHeld = holdings.test(toModelWords(link.to.model).at(-1) ?? "");
  return isHeld ? findNamed(link, closings) : [];
}

function findBirths(link: RootLink): readonly string[] {
  return births.flatMap((pattern) => findNamed(link, pattern));
}

/** The first member of that name, if there is one. */
function findNamed({ to }: RootLink, pattern: Matcher): readonly string[] {
  const { names, wordsOf } = namesOf(to);
  const found = names.find((name) => pattern.test(wordsOf(name).join(" ")));
  return found === undefined ? [] : [found];
}

function namesOf({ members, model }: RootLink["to"]) {
  const names = [...members.keys()];
  return { names, wordsOf: wordsAmong(names, toModelWords(model)) };
}

function timeOf(values: Values, names: readonly string[]): number | undefined {
  for (const name of names) {
    const time = toTime(values[name]);
    if (time && time.form !== "clock") return time.at;
  }
  return undefined;
}
