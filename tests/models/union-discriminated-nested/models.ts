export type Event =
  | { type: "order"; order: { status: "placed"; total: number } | { status: "cancelled"; reason: string } }
  | { type: "visit"; page: string };
export interface Model {
  id: string;
  event: Event;
}
