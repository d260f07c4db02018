import type { Served } from "./controlled.ts";
import type { Events } from "./create-events.ts";

/** Finds out what has changed, for whoever listens to the events. */
export interface News {
  /** Somebody begins to listen: what is there now is known to them. */
  noteListener(): void;
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

export function createNews(events: Events, served: () => Served): News {
  let revision = 0;
  let told = 0;
  let waiting: NodeJS.Timeout | undefined;
  let known: ReadonlyMap<string, string> = new Map();
  return {
    noteListener: () => {
      if (!events.isHeard) known = readVersions();
    },
    noteWritten: gather,
    noteState: () => {
      revision++;
      gather();
    },
    revision: () => revision,
    close: () => clearTimeout(waiting),
  };

  function gather(): void {
    if (!events.isHeard) return;
    waiting ??= setTimeout(tell, gathering).unref();
  }

  function tell(): void {
    waiting = undefined;
    const versions = readVersions();
    const paths = [...versions]
      .filter(([path, version]) => known.get(path) !== version)
      .map(([path]) => path);
    known = versions;
    if (paths.length > 0) events.emit("change", { paths });
    if (told !== revision) events.emit("state", { revision });
    told = revision;
  }

  function readVersions(): ReadonlyMap<string, string> {
    const { resources, versionOf } = served();
    return new Map(resources.map((resource) => [resource.path, versionOf(resource)]));
  }
}
