import type { BrowserChange, Context, SessionChange } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { bindDevice } from '../devices/known-device.ts';
import { newDeviceNotices } from '../devices/mail-new-device.ts';
import { startSession } from './sessions.ts';
import { deleteSessionsOn } from './store.ts';

/** A person who has come in: what their browser is given. */
export interface Entered {
  userId: number;
  session: SessionChange;
  browser: BrowserChange;
}

/**
 * Signs a person in who has proved who they are. Their device is known from now on; one that was
 * not, beside others that are, is told of by mail.
 */
export async function beginSession(context: Context, tx: Tx, userId: number): Promise<Entered> {
  const now = context.clock.now();
  const { address } = context;
  const { userAgent } = context.browser;
  const device = await bindDevice(context, tx, userId);
  if (!device.isNew) await deleteSessionsOn(tx, device.id);
  if (device.isStrange) {
    const notice = { userId, userAgent, address, at: now.toISOString() };
    await context.jobs.enqueue(tx, newDeviceNotices, notice);
  }
  const place = { deviceId: device.id, userAgent, address };
  const session = await startSession(tx, now, { userId, place });
  return { userId, session, browser: { deviceKey: device.key } };
}
