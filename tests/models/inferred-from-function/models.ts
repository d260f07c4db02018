const makeStore = <T extends object>(initial: T) => ({
  state: initial,
  version: 1,
  subscribe: (_listener: () => void) => {},
});
const store = makeStore({ id: 1, items: [{ sku: "a", quantity: 2 }], note: null as string | null });
export type Model = (typeof store)["state"];
export type Store = typeof store;
