import * as z from 'zod/mini';
import { moment, optionalMoment, wireObject } from '../codecs.ts';

/** What a teacher asks of the office about a meeting of theirs. */
export const MeetingRequest = wireObject({
  /** The number of the meeting. */
  id: z.number(),
  className: z.string(),
  /** Empty for the group of everybody. */
  groupName: z.string(),
  /** Who asks. */
  askedBy: z.string(),
  askedAt: moment,
  startsAt: moment,
  endsAt: moment,
  zone: z.string(),
  /** Whether its register, which is closed, is to be opened; nothing of when it is held then. */
  isRegister: z._default(z.boolean(), false),
  /** When it is to be held; null where it is not to be held at all. */
  to: optionalMoment,
  reason: z.string(),
  /** What closes the institute on that day; empty where it is open. */
  closedBy: z._default(z.string(), ''),
});
export type MeetingRequest = z.output<typeof MeetingRequest>;
