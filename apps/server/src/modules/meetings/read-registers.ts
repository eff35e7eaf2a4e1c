import { AppError } from '@institute/contract/errors';
import { MISSED_DAYS, type RegisterSum } from '@institute/contract/meetings/office-registers';
import { MOST_TAUGHT, type TaughtMeeting } from '@institute/contract/meetings/registers';
import { dateText, daysAfter, endOfDate, startOfDay } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../context.ts';
import { classByRef } from '../classes/index.ts';
import { classesTaught, planReader } from './keep-register.ts';
import { presentSum, presentTaught } from './present-registers.ts';
import { begunOf, saidBetween, taughtBetween, unsaidBetween } from './store-registers.ts';

/** Meetings of a class whose registers are listed, at the most. */
const MOST_REGISTERS = 500;

/** What the session's user teaches on some days from today on and before, and what waits for a word of theirs. */
export async function taughtMeetings(
  context: Context,
  { days, past }: { days: number; past: number },
): Promise<TaughtMeeting[]> {
  const { db, clock, config } = context;
  const now = clock.now();
  const who = { userId: signedIn(context).userId, classIds: classesTaught(context) };
  const from = startOfDay(now, config.timeZone);
  const last = daysAfter(dateText(now, config.timeZone), days - 1);
  const until = endOfDate(last, config.timeZone) ?? now;
  const [unsaid, said, today] = await Promise.all([
    unsaidBetween(db, who, {
      from: new Date(now.getTime() - MISSED_DAYS * DAY_MS),
      ...{ until: from, limit: MOST_TAUGHT / 3 },
    }),
    past === 0
      ? []
      : saidBetween(db, who, {
          from: new Date(from.getTime() - past * DAY_MS),
          ...{ until: from, limit: MOST_TAUGHT / 3 },
        }),
    taughtBetween(db, who, { from, until, limit: (MOST_TAUGHT / 3) * 2 }),
  ]);
  const by = await planReader(context);
  const before = [...unsaid, ...said].sort(
    (a, b) => a.meeting.startsAt.getTime() - b.meeting.startsAt.getTime(),
  );
  return [...before, ...today].map((line) => presentTaught(line, by));
}

/** The registers of a class. Errors: class_not_found. */
export async function classRegisters(context: Context, classRef: string): Promise<RegisterSum[]> {
  const { db, clock } = context;
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const wanted = { classId: row.id, now: clock.now(), limit: MOST_REGISTERS };
  return (await begunOf(db, wanted)).map(presentSum);
}
