import type { Controlled, Served } from "./controlled.ts";
import type { Events } from "./create-events.ts";
import { toRequestEntry } from "./request-entry.ts";

/** Finds out what has changed, for whoever listens to the events. */
export interface News {
  /** Somebody begins to listen: what is there now is known to them. */
  noteListener(): void;
  /** A request has been answered, by its number in the journal. */
  noteRequest(number: number): void;
  /** Records may have changed: somebody wrote. */
  noteWritten(): void;
  /** What the server says of itself has changed: rules, scenario, models, clock. */
  noteState(): void;
  /** How often that has changed. */
  revision(): number;
  close(): void;
}

/** What happens within so many milliseconds is told at once: a burst of writes is one change. */
const gathering = 20;
/** How often records are looked at that nobody has written to over HTTP: a program may have, or a person. */
const looking = 1000;
/** Of what happens at once; nobody reads more than that, and the journal has the others. */
const mostRequests = 100;

export function createNews(
  events: Events,
  controlled: Pick<Controlled, "served" | "journal">,
): News {
  let revision = 0;
  let told = 0;
  let waiting: NodeJS.Timeout | undefined;
  let watching: NodeJS.Timeout | undefined;
  let requests: number[] = [];
  let versions: ReadonlyMap<string, string> = new Map();
  let served: Served | undefined;
  return {
    noteListener: () => {
      if (events.isHeard) return;
      told = revision;
      requests = [];
      served = controlled.served();
      versions = readVersions(served);
      watching ??= setInterval(look, looking).unref();
    },
    noteRequest: (number) => {
      if (!events.isHeard) return;
      requests.push(number);
      if (requests.length > mostRequests) requests = requests.slice(-mostRequests / 2);
      gather();
    },
    noteWritten: gather,
    noteState: () => {
      revision++;
      gather();
    },
    revision: () => revision,
    close: () => {
      clearTimeout(waiting);
      clearInterval(watching);
    },
  };

  function gather(): void {
    if (events.isHeard) waiting ??= setTimeout(tell, gathering).unref();
  }

  function look(): void {
    if (events.isHeard) tell();
    else {
      clearInterval(watching);
      watching = undefined;
    }
  }

  function tell(): void {
    clearTimeout(waiting);
    waiting = undefined;
    tellRequests();
    tellChanges();
    if (told !== revision) events.emit("state", { revision });
    told = revision;
  }

  function tellRequests(): void {
    for (const number of requests) {
      const entry = controlled.journal.find(number);
      if (entry) events.emit("request", toRequestEntry(entry));
    }
    requests = [];
  }

  /** Another one is served after a reload, a reset, a restore and with a scenario. */
  function tellChanges(): void {
    const now = controlled.served();
    if (now !== served) revision++;
    served = now;
    const found = tryToRead(now);
    if (!found) return;
    const paths = [...found]
      .filter(([path, version]) => versions.get(path) !== version)
      .map(([path]) => path);
    versions = found;
    if (paths.length > 0) events.emit("change", { paths });
  }
}

/** In a timer nobody would catch it; what is busy now is looked at again. */
function tryToRead(served: Served): ReadonlyMap<string, string> | undefined {
  try {
    return readVersions(served);
  } catch {
    return undefined;
  }
}

function readVersions({ resources, versionOf }: Served): ReadonlyMap<string, string> {
  return new Map(resources.map((resource) => [resource.path, versionOf(resource)]));
}
