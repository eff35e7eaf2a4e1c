/*
 * Loaded into the product before its first line (`node --import`): its clock starts at FAULT_CLOCK
 * and runs on from there. For midnights; the product itself has no such switch.
 */
const Real = Date;
const shift = Real.parse(process.env.FAULT_CLOCK ?? '') - Real.now();

class ShiftedDate extends Real {
  /** @param {[]} given what `Date` takes */
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shift);
    else super(...given);
  }

  /** @override */
  static now() {
    return Real.now() + shift;
  }
}

if (Number.isFinite(shift)) Object.assign(globalThis, { Date: ShiftedDate });
