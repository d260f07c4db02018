import type { Colour } from "../models";

export const pageSize = 12;

export const colours = {
  sand: "#d8bf9b",
  terracotta: "#c8704d",
  sage: "#8fa58a",
  ink: "#3d4a5c",
  ochre: "#d6a13c",
  rose: "#d79a9a",
} satisfies Record<Colour, string>;

export const sortings = {
  popular: { label: "Best rated", by: ["-rating", "id"] },
  newest: { label: "Newest", by: ["-createdAt"] },
  cheapest: { label: "Price: low to high", by: ["price", "id"] },
  dearest: { label: "Price: high to low", by: ["-price", "id"] },
} as const;

export type Sorting = keyof typeof sortings;

/** What the address of the list says; what is not there is the default. */
export interface ProductSearch {
  q?: string;
  category?: string;
  colours?: Colour[];
  max?: number;
  inStock?: true;
  sort?: Sorting;
  page?: number;
}

/** An address can be typed by hand: whatever makes no sense in it is left out. */
export function parseProductSearch(search: Record<string, unknown>): ProductSearch {
  const { q, category, colours: chosen, max, inStock, sort, page } = search;
  const known = Array.isArray(chosen) ? chosen.filter(isColour) : [];
  return {
    ...(isText(q) && { q: String(q) }),
    ...(typeof category === "string" && category !== "" && { category }),
    ...(known.length > 0 && { colours: known }),
    ...(isWhole(max) && { max }),
    ...(inStock === true && { inStock }),
    ...(isSorting(sort) && sort !== "popular" && { sort }),
    ...(isWhole(page) && page > 1 && { page }),
  };
}

/** A search for 12 arrives as a number. */
function isText(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isColour(value: unknown): value is Colour {
  return typeof value === "string" && Object.hasOwn(colours, value);
}

function isSorting(value: unknown): value is Sorting {
  return typeof value === "string" && Object.hasOwn(sortings, value);
}
