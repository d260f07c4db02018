import type { Dataset } from "../../dataset/dataset.ts";
import type { RecordMaker } from "../../http/records/write/complete-record.ts";

/**
 * A dataset that is read as it is and that keeps nothing: whoever writes to it is refused what would
 * be refused, by the same code, and nothing has happened.
 */
export function toRehearsal(dataset: Dataset): Dataset {
  return {
    ...dataset,
    collection: (resource) => {
      const store = dataset.collection(resource);
      return {
        ...store,
        insert: (id) => (store.read(id) ? undefined : store.version()),
        replace: ({ version }) => version,
        remove: () => true,
        skipNext: () => {},
      };
    },
    object: (resource) => {
      const store = dataset.object(resource);
      return {
        ...store,
        write: (_, before) => (before || !store.read() ? (before?.version ?? 0) : undefined),
        remove: () => true,
      };
    },
    atomically: (work) => work(),
  };
}

/** Takes passwords out of bodies as it should, and keeps none. */
export function toRehearsingMaker(maker: RecordMaker): RecordMaker {
  return { ...maker, takePassword: maker.takePassword && (() => () => {}) };
}
