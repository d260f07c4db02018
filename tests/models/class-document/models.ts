/** As document mappers have it: rows are hydrated, lists of them too, and toJSON has many faces. */
declare class Hydrated<Row> {
  $isNew: boolean;
  save(): Promise<this>;
  toJSON<Populated, Options extends object>(options: Options): Populated;
  toJSON(options?: object): Row & { _id: string };
  toJSON<T>(options?: object): T & { _id: string };
}
declare class TrackedList<T> extends Array<T> {
  isTracked: true;
  push(...items: T[]): number;
}
declare class HydratedList<Row> extends TrackedList<Hydrated<Row> & Row> {
  isHydrated: true;
}
interface NativeDate extends Date {}

export interface Model {
  id: number;
  title: string;
  publishedAt: NativeDate;
  tags: TrackedList<string>;
  comments: HydratedList<{ text: string; likes?: number | null }>;
}
