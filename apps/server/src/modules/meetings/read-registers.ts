import { AppError } from '@institute/contract/errors';
import { REGISTER_DAYS } from '@institute/contract/meetings/presence-rules';
import {
  MOST_TAUGHT,
  type RegisterSum,
  type TaughtMeeting,
} from '@institute/contract/meetings/registers';
import { dateText, endOfDate, startOfDay } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../context.ts';
import { classByRef } from '../classes/index.ts';
import { classesTaught } from './keep-register.ts';
import { presentHeld, presentSum } from './present-registers.ts';
import { begunOf, taughtBetween, unsaidBetween } from './store-registers.ts';

/** Meetings of a class whose registers are listed, at the most. */
const MOST_REGISTERS = 500;

/** What the session's user teaches today, and what waits for a word of theirs. */
export async function taughtMeetings(context: Context): Promise<TaughtMeeting[]> {
  const { db, clock, config } = context;
  const now = clock.now();
  const who = { userId: signedIn(context).userId, classIds: classesTaught(context) };
  const from = startOfDay(now, config.timeZone);
  const until = endOfDate(dateText(now, config.timeZone), config.timeZone) ?? now;
  const limit = MOST_TAUGHT / 2;
  const [unsaid, today] = await Promise.all([
    unsaidBetween(db, who, {
      from: new Date(now.getTime() - REGISTER_DAYS * DAY_MS),
      ...{ until: from, limit },
    }),
    taughtBetween(db, who, { from, until, limit }),
  ]);
  return [...unsaid, ...today].map(presentHeld);
}

/** The registers of a class. Errors: class_not_found. */
export async function classRegisters(context: Context, classRef: string): Promise<RegisterSum[]> {
  const { db, clock } = context;
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const wanted = { classId: row.id, now: clock.now(), limit: MOST_REGISTERS };
  return (await begunOf(db, wanted)).map(presentSum);
}
