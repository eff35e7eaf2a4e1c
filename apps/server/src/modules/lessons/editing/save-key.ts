import { type Context, signedIn } from '../../../context.ts';

/**
 * The idempotency key of a submission as stored: whose it is, and of which lesson when it changes
 * one. Null where none was sent.
 */
export function saveKeyOf(
  context: Context,
  requestKey: string | undefined,
  lessonId?: number,
): string | null {
  if (!requestKey) return null;
  const saveKey = `${signedIn(context).userId}:${requestKey}`;
  return lessonId === undefined ? saveKey : `${saveKey}:${lessonId}`;
}
