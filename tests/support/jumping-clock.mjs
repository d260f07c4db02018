// Loaded before a server: its clock is set forward and back again and again while it runs.
const Real = Date;
const day = 86_400_000;
const offsets = [0, day, -day, 400 * day, -3_600_000];
let turn = 0;
setInterval(() => {
  turn++;
}, 50).unref();
const now = () => Real.now() + offsets[turn % offsets.length];

globalThis.Date = class JumpingDate extends Real {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }

  static now() {
    return now();
  }
};
