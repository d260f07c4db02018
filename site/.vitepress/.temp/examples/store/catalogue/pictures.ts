import type { Colour } from "../models";

/** Of each colour: the thing, its shade, and the wall behind it. */
const paints = {
  sand: ["#d8bf9b", "#b99b72", "#f3ece1"],
  terracotta: ["#c8704d", "#a45537", "#f6e5dc"],
  sage: ["#8fa58a", "#6d8568", "#e8eee4"],
  ink: ["#3d4a5c", "#293443", "#e3e7ec"],
  ochre: ["#d6a13c", "#b08026", "#f8efd9"],
  rose: ["#d79a9a", "#b97777", "#f8e8e6"],
} satisfies Record<Colour, readonly [string, string, string]>;

type Draw = (fill: string, shade: string) => string;

/** Drawn on a field of 200 by 200 that stands on the line y = 160. */
const shapes = {
  mugs: (fill, shade) =>
    `<path d="M128 96h14a20 20 0 0 1 0 44h-14" fill="none" stroke="${shade}" stroke-width="10"/>` +
    `<path d="M66 78h66v62a20 20 0 0 1-20 20H86a20 20 0 0 1-20-20z" fill="${fill}"/>` +
    `<ellipse cx="99" cy="78" rx="33" ry="7" fill="${shade}"/>`,
  vases: (fill, shade) =>
    `<path d="M101 70C98 50 112 40 108 24M99 70C96 52 84 48 82 34" fill="none" stroke="#6d8568" stroke-width="3"/>` +
    `<circle cx="108" cy="22" r="8" fill="#d6a13c"/><circle cx="81" cy="31" r="7" fill="#c8704d"/>` +
    `<path d="M88 66h24c0 20 22 30 22 58 0 22-12 36-22 36H88c-10 0-22-14-22-36 0-28 22-38 22-58z" fill="${fill}"/>` +
    `<path d="M67 116h66M70 130h60" stroke="${shade}" stroke-width="4"/>`,
  lamps: (fill, shade) =>
    `<path d="M100 86v66" stroke="${shade}" stroke-width="5"/><path d="M74 160a26 8 0 0 1 52 0z" fill="${shade}"/>` +
    `<path d="M78 38h44l22 54H56z" fill="${fill}"/>`,
  chairs: (fill, shade) =>
    `<path d="M66 108l-8 52M134 108l8 52M82 112l-3 36M118 112l3 36" stroke="${shade}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M70 104V52q0-14 30-14t30 14v52" fill="none" stroke="${shade}" stroke-width="6"/>` +
    `<rect x="74" y="52" width="52" height="30" rx="12" fill="${fill}"/><rect x="60" y="98" width="80" height="16" rx="8" fill="${fill}"/>`,
  clocks: (fill, shade) =>
    `<circle cx="100" cy="100" r="58" fill="${fill}"/><circle cx="100" cy="100" r="46" fill="#fffdf8"/>` +
    `<path d="M100 100V70M100 100l20 12" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M100 60v6M100 134v6M60 100h6M134 100h6" stroke="${shade}" stroke-width="3"/>`,
  cushions: (fill, shade) =>
    `<path d="M44 68q56 12 112 0-10 44 0 92-56-10-112 0 10-48 0-92z" fill="${fill}"/>` +
    `<path d="M70 74q-6 42 0 82M100 76v80M130 74q6 42 0 82" fill="none" stroke="${shade}" stroke-width="4"/>`,
  planters: (fill, shade) =>
    `<path d="M100 112C98 70 80 56 62 50c0 28 14 46 38 62zM100 112c2-46 16-66 40-72 2 32-12 58-40 72zM100 112c-6-40-4-64 2-84 14 24 12 56-2 84z" fill="#6f9065"/>` +
    `<path d="M64 108h72l-10 46q-1 6-8 6H82q-7 0-8-6z" fill="${fill}"/><rect x="58" y="100" width="84" height="14" rx="4" fill="${shade}"/>`,
  bowls: (fill, shade) =>
    `<path d="M44 100h112c0 34-22 52-42 52H86c-20 0-42-18-42-52z" fill="${fill}"/>` +
    `<ellipse cx="100" cy="100" rx="56" ry="10" fill="${shade}"/><rect x="82" y="150" width="36" height="10" rx="4" fill="${shade}"/>`,
} satisfies Record<string, Draw>;

export type Shelf = keyof typeof shapes;

export function drawPicture(shelf: Shelf, colour: Colour): string {
  const [fill, shade, wall] = paints[colour];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${wall}"/>` +
    `<path d="M0 150h200v50H0z" fill="${shade}" opacity=".14"/><ellipse cx="100" cy="162" rx="58" ry="6" fill="#000" opacity=".1"/>` +
    `${shapes[shelf](fill, shade)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
