type Route = { path: string; method: "GET" | "POST" };
export const routes = {
  list: { path: "/users", method: "GET" },
  create: { path: "/users", method: "POST" },
} satisfies Record<string, Route>;
export type Model = { id: number; route: keyof typeof routes; example: (typeof routes)["list"] };
