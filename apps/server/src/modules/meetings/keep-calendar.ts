import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { calendarPath } from '@institute/contract/meetings/calendar-feed';
import { type Context, signedIn } from '../../context.ts';
import { hash, token } from '../../platform/random.ts';
import { deleteFeed, feedOf, writeFeed } from './store-calendars.ts';
import { isInvited } from './store-invitations.ts';

/** Since when the session's user has a feed, and whether they are invited to meetings by e-mail. */
export async function calendarFeed(context: Context) {
  const { db } = context;
  const { userId } = signedIn(context);
  return { madeAt: await feedOf(db, userId), isInvited: await isInvited(db, userId) };
}

/** Whoever may choose for themselves. Errors: not_as_student. */
function chooser(context: Context): number {
  const actor = signedIn(context);
  if (!can(actor, 'choices.make')) throw new AppError('not_as_student');
  return actor.userId;
}

/** Makes the feed of the session's user; the address is told this once. Errors: not_as_student. */
export async function makeCalendarFeed(context: Context): Promise<{ url: string; madeAt: Date }> {
  const userId = chooser(context);
  const key = token(24);
  const madeAt = context.clock.now();
  await context.transaction((tx) => writeFeed(tx, { userId, keyHash: hash(key), madeAt }));
  return { url: `${context.config.publicUrl}${calendarPath(key)}`, madeAt };
}

/** Ends it. Errors: not_as_student. */
export async function removeCalendarFeed(context: Context): Promise<void> {
  const userId = chooser(context);
  await context.transaction((tx) => deleteFeed(tx, userId));
}
