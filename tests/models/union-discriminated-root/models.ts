export type Model =
  | { type: "card"; id: string; last4: string }
  | { type: "bank"; id: string; iban: string };
