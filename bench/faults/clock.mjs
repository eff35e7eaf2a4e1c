/*
 * Loaded into the product before its first line (`node --import`): its clock starts at FAULT_CLOCK
 * (or now) and runs on from there, FAULT_PACE times as fast; each SIGUSR2 moves it on by a day. For
 * midnights, for what comes again tomorrow, and for rounds of the quiz that take people a quarter of a
 * minute; the product itself has no such switch.
 */
const Real = Date;
const begun = Real.now();
const start = Real.parse(process.env.FAULT_CLOCK ?? '') || begun;
const pace = Number(process.env.FAULT_PACE ?? 1);
let days = 0;
process.on('SIGUSR2', () => {
  days += 1;
});
const shifted = () => Math.round(start + (Real.now() - begun) * pace) + days * 86_400_000;

class ShiftedDate extends Real {
  /** @param {[]} given what `Date` takes */
  constructor(...given) {
    if (given.length === 0) super(shifted());
    else super(...given);
  }

  /** @override */
  static now() {
    return shifted();
  }
}

Object.assign(globalThis, { Date: ShiftedDate });
