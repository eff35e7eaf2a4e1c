import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { inboxState, insertRead, messageByRef } from './store.ts';

/** Marks a message of the acting user's read; again changes nothing. Errors: message_not_read. */
export async function readMessage(context: Context, ref: string): Promise<void> {
  const { userId } = signedIn(context);
  const own = await inboxState(context.db, userId);
  const message = await messageByRef(context.db, own, ref);
  if (!message) throw new AppError('message_not_read');
  if (message.readAt) return;
  const readAt = context.clock.now();
  await context.transaction((tx) => insertRead(tx, { userId, messageId: message.id, readAt }));
}
