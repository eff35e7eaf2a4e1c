import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import { token } from '../../../platform/random.ts';
import type { PushDevice } from '../../../platform/web-push.ts';
import { deletePhone, phoneName, writePhone } from './store.ts';

/** Devices of one person that ring; the oldest beyond them rings no more. */
const MOST_PHONES = 10;

/** The key for a push service, and the name of this device; empty where it does not ring. */
export async function phonePush(context: Context): Promise<{ publicKey: string; name: string }> {
  const { sessionId } = signedIn(context);
  const name = await phoneName(context.db, sessionId);
  return { publicKey: context.webPush.publicKey, name };
}

/** Whoever may choose for themselves. Errors: not_as_student. */
function chooser(context: Context): Actor {
  const actor = signedIn(context);
  if (!can(actor, 'choices.make')) throw new AppError('not_as_student');
  return actor;
}

/** The device of this session rings, under a new name. Errors: invalid_input, not_as_student. */
export async function ringHere(context: Context, device: PushDevice): Promise<{ name: string }> {
  const { sessionId, userId } = chooser(context);
  if (!context.webPush.isUsable(device)) throw new AppError('invalid_input');
  const name = token(16);
  const madeAt = context.clock.now();
  await context.transaction((tx) =>
    writePhone(tx, { sessionId, ...device, name, madeAt }, { userId, most: MOST_PHONES }),
  );
  return { name };
}

/** It rings no more. Errors: not_as_student. */
export async function silenceHere(context: Context): Promise<void> {
  const { sessionId } = chooser(context);
  await context.transaction((tx) => deletePhone(tx, sessionId));
}
