import type { Chance } from "../chance.ts";

/** Colours that carry white letters. */
const colours =
  "264653 2a9d8f 457b9d 6d597a b56576 355070 e76f51 588157 3d5a80 9a031e 5f0f40 7b2cbf 1d3557 386641 bc4749".split(
    " ",
  );
const pale = "e9c46a f4a261 ffb4a2 a8dadc cdb4db ffd6a5 b7e4c7 bde0fe f2cc8f ffc8dd".split(" ");

const open = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox=";

/** Initials on a colour: needs no network, and is a URI. */
export function drawAvatar(initials: string, chance: Chance): string {
  const text = encodeURIComponent(initials).replaceAll("'", "%27");
  return `${open}'0%200%2064%2064'%3E%3Cpath%20fill='%23${chance.pick(colours)}'%20d='M0%200h64v64H0z'/%3E%3Ctext%20x='32'%20y='42'%20font-family='sans-serif'%20font-size='28'%20fill='%23fff'%20text-anchor='middle'%3E${text}%3C/text%3E%3C/svg%3E`;
}

/** A sun over hills, in the colours of an hour of the day. */
export function drawPhoto(chance: Chance): string {
  const [sky, near, far] = [chance.pick(pale), chance.pick(colours), chance.pick(colours)];
  const [x, y, r] = [chance.between(8, 72), chance.between(12, 28), chance.between(5, 10)];
  const [a, b] = [chance.between(24, 40), chance.between(34, 50)];
  return `${open}'0%200%2080%2060'%3E%3Cpath%20fill='%23${sky}'%20d='M0%200h80v60H0z'/%3E%3Ccircle%20cx='${x}'%20cy='${y}'%20r='${r}'%20fill='%23fff8'/%3E%3Cpath%20fill='%23${far}'%20d='M0%20${b}Q20%20${a}%2045%20${b}T80%20${a}V60H0z'/%3E%3Cpath%20fill='%23${near}'%20d='M0%2052Q30%20${b}%2080%2050V60H0z'/%3E%3C/svg%3E`;
}
