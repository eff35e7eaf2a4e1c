import * as z from 'zod/mini';
import { moment, optionalMoment, wireObject } from '../codecs.ts';

/** A meeting that is over, and of whose students some have not joined and nobody has said whether they were there. */
export const MissingRegister = wireObject({
  id: z.number(),
  className: z.string(),
  /** Empty for the group of everybody. */
  groupName: z.string(),
  /** Empty where nobody teaches it. */
  teacherName: z.string(),
  startsAt: moment,
  endsAt: moment,
  zone: z.string(),
  /** Until when the office has opened it again. */
  registerUntil: optionalMoment,
});
export type MissingRegister = z.output<typeof MissingRegister>;
