import { computed, signal } from "@preact/signals";

/** Where a person is in the console. It stands in the address, so that it can be kept and sent. */
export const views = ["data", "requests", "auth", "simulation", "dataset", "models"] as const;
export type View = (typeof views)[number];

export interface Place {
  readonly view: View;
  /** What of the view: a resource's path, a request's number, a model's name. */
  readonly rest: string;
  readonly query: URLSearchParams;
}

/** Behind the `#`, which no server sees: the page is one file, whatever is looked at. */
function parse(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [name = "", ...rest] = path.split("/");
  const view = views.find((each) => each === name) ?? "data";
  return {
    view,
    rest: rest.map(decodeURIComponent).join("/"),
    query: new URLSearchParams(query),
  };
}

let followed = location.hash;
const current = signal(parse(followed));
addEventListener("hashchange", follow);

function follow(): void {
  if (location.hash === followed) return;
  followed = location.hash;
  current.value = parse(followed);
}

export const place = computed(() => current.value);
export const view = computed(() => current.value.view);

export type Change = Readonly<Record<string, string | undefined>>;

export function toHref(to: View, rest = "", query: Change | URLSearchParams = {}): string {
  const path = rest
    .split("/")
    .filter((segment) => segment !== "")
    .map(encodeURIComponent)
    .join("/");
  const text = (query instanceof URLSearchParams ? query : toParameters(query)).toString();
  return `#/${to}${path === "" ? "" : `/${path}`}${text === "" ? "" : `?${text}`}`;
}

export function dataHref(path: string, query: Change = {}): string {
  return toHref("data", path, query);
}

export function go(href: string): void {
  location.hash = href;
  // At once: the event comes later, and a second click would start from where the first one did.
  follow();
}

/** Where we are, with something of it otherwise; `undefined` leaves a parameter out. */
export function hereWith(change: Change): string {
  const { view: here, rest, query } = current.value;
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return toHref(here, rest, next);
}

/** Changes the address without a step to go back to. */
export function replace(href: string): void {
  history.replaceState(null, "", href);
  follow();
}

/** So that not every letter of a search is a step to go back to. */
export function amend(change: Change): void {
  replace(hereWith(change));
}

function toParameters(query: Change): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return new URLSearchParams(pairs);
}
