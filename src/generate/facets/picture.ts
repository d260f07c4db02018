import type { Chance } from "../draw/chance.ts";

/** Colours that carry white letters. */
const dark =
  "264653 2a9d8f 457b9d 6d597a b56576 355070 e76f51 588157 3d5a80 9a031e 5f0f40 7b2cbf 1d3557 386641 bc4749".split(
    " ",
  );
const pale = "e9c46a f4a261 ffb4a2 a8dadc cdb4db ffd6a5 b7e4c7 bde0fe f2cc8f ffc8dd".split(" ");

/** Pictures need no network, are URIs, and are short: a record that holds one stays readable. */
function toPicture(background: string, content: string, left = 0): string {
  return `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='${left}%200%208%208'%20style='background:%23${background}'%3E${content}/svg%3E`;
}

function toPath(fill: string, path: string): string {
  return `%3Cpath%20fill='%23${fill}'%20d='${path}'/%3E%3C`;
}

/** Initials on a colour. */
export function drawInitials(initials: string, chance: Chance): string {
  const text = encodeURIComponent(initials).replaceAll("'", "%27");
  const content = `%3Ctext%20y='6'%20font-size='4'%20fill='%23fff'%3E${text}%3C/text%3E%3C`;
  return toPicture(chance.pick(dark), content, -1);
}

/** Hills under a sky, in the colours of an hour of the day. */
export function drawLandscape(chance: Chance): string {
  const [left, right] = [chance.between(2, 5), chance.between(3, 6)];
  const hills = `M0%20${left}l3%202%205-${7 - right}v8H0z`;
  return toPicture(chance.pick(pale), toPath(chance.pick(dark), hills));
}

/** Something round, tall or square on a plain ground: a thing in a shop. */
export function drawObject(chance: Chance): string {
  const shape = chance.pick([
    "M2%202h4v4H2z",
    "M3%201h2l1%206H2z",
    "M1%204h6l-1%203H2z",
    "M4%201l3%206H1z",
  ]);
  return toPicture(chance.pick(pale), toPath(chance.pick(dark), shape));
}

/** What is easily told in a few strokes: the head of an animal, a bowl, a shirt, a leaf. */
const silhouettes = {
  animal: ["M1%201l2%201h2l2-1v4L5%207H3L1%205z", "M0%202l2-1h4l2%201-1%203H6L5%207H3L2%205H1z"],
  dish: ["M0%204h8L6%207H2z", "M1%203h6v2L5%207H3L1%205z"],
  garment: ["M2%201h4l2%202-1%201H6v3H2V4H1L0%203z", "M2%201h4l1%206H5L4%203%203%207H1z"],
  leaf: [
    "M1%207c0-5%202-6%206-6%200%204-1%206-6%206z",
    "M4%201c3%202%203%204%200%206-3-2-3-4%200-6z",
  ],
};

export function drawSilhouette(kind: keyof typeof silhouettes, chance: Chance): string {
  return toPicture(chance.pick(pale), toPath(chance.pick(dark), chance.pick(silhouettes[kind])));
}

/** A simple sign in white. */
export function drawMark(chance: Chance): string {
  const sign = chance.pick([
    "M4%201l3%203-3%203-3-3z",
    "M2%202h4v4H2zM3%203v2h2V3z",
    "M1%206l3-5%203%205z",
    "M2%201h2v6H2zM5%203h2v4H5z",
  ]);
  return toPicture(chance.pick(dark), toPath("fff", sign));
}
