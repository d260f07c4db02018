export const plans = [
  { id: "free", seats: 1 },
  { id: "team", seats: 10 },
] as const;
export type Model = (typeof plans)[number];
