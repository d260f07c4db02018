export enum State {
  Draft = "draft",
  Sent = "sent",
  Paid = "paid",
}
export interface Model {
  id: number;
  open: State.Draft | State.Sent;
  closed: State.Paid;
  other: Exclude<State, State.Draft>;
}
