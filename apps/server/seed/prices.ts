import { addCoupon, addStudentPrice } from '@institute/contract/prices/prices';
import { dateText, daysAfter } from '@institute/contract/time/calendar';
import type { Actor } from '../src/context.ts';
import { userIdByEmail } from '../src/modules/auth/index.ts';
import type { OpenedClass } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import type { Event } from './student-histories.ts';

const DAY = 24 * 3_600_000;

/** What single students of the demo pay less, and a coupon for one of its classes. */
export function pricesGiven(
  stage: Stage,
  admin: Actor,
  classes: ReadonlyMap<string, OpenedClass>,
  today: Date,
): Event[] {
  const at = new Date(today.getTime() - 3 * DAY);
  const run = async () => {
    const student_id = (await userIdByEmail(stage.services.db, 'folake@example.com')) ?? 0;
    const reason = 'Her brother Emeka learns here as well.';
    const sibling = { student_id, share: '20', why: 'sibling', reason } as const;
    await perform(stage, admin, addStudentPrice, sibling);
    const club = classes.get('conversation-club');
    await perform(stage, admin, addCoupon, {
      ...{
        code: 'SALAM-10',
        share: '10',
        uses: '50',
        note: 'For those who come to the open evening',
      },
      class_ids: club ? [club.id] : [],
      until: daysAfter(dateText(today, stage.services.config.timeZone), 60),
    });
  };
  return [{ at, run }];
}
