/** What a list can be asked for, and json-server's name for it. */
export const ownParameterNames = {
  page: "_page",
  limit: "_limit",
  start: "_start",
  end: "_end",
  search: "q",
  sort: "_sort",
  order: "_order",
  fields: "_fields",
  embed: "_embed",
  expand: "_expand",
} as const;
export type ListParameter = keyof typeof ownParameterNames;
export type OwnParameterName = (typeof ownParameterNames)[ListParameter];

export const listParameters = Object.keys(ownParameterNames) as readonly ListParameter[];

/** The names by which clients ask: ours, or those of the real backend. */
export type ParameterNames = Readonly<Record<ListParameter, string>>;

/** The parts of a list's answer, each with the path at which it stands in the body. */
export const envelopeParts = ["data", "total", "page", "pages"] as const;
export type EnvelopePart = (typeof envelopeParts)[number];

/** Parts that are left out are undefined; `data` is always there. */
export type Envelope = Readonly<Record<"data", readonly string[]>> &
  Readonly<Partial<Record<EnvelopePart, readonly string[]>>>;

/** How the real backend's lists are asked for and answered. */
export interface ListDialect {
  readonly names: ParameterNames;
  /** What becomes of a query parameter that names no member. */
  readonly unknownParameters: "refuse" | "ignore";
  /** Undefined: a list is an array. */
  readonly envelope: Envelope | undefined;
}

/** How lists are asked for and answered where no backend is imitated. */
export const ownDialect: ListDialect = {
  names: ownParameterNames,
  unknownParameters: "refuse",
  envelope: undefined,
};
