import type { Context } from '../../../context.ts';
import type { BrowserChange, SessionChange } from '../../../handler.ts';
import type { Tx } from '../../../platform/db.ts';
import { bindDevice } from '../devices/known-device.ts';
import { newDeviceNotices } from '../devices/mail-new-device.ts';
import { deleteDevices, surplusDevices } from '../devices/store.ts';
import { startSession } from './sessions.ts';
import { deleteSessionsOn } from './store.ts';
import { isWithin } from './throttle.ts';

/**
 * Devices of a person that are known at once. Whoever has the password may sign in without cookies as
 * often as they like, and each time is a new one.
 */
export const MOST_DEVICES = 50;

/** A person who has come in: what their browser is given. */
export interface Entered {
  userId: number;
  session: SessionChange;
  browser: BrowserChange;
}

/**
 * Signs a person in who has proved who they are. Their device is known from now on; one that was
 * not, beside others that are, is told of by mail, a few an hour. Of very many the one that was used
 * longest ago is forgotten, and what is signed in there ends.
 */
export async function beginSession(context: Context, tx: Tx, userId: number): Promise<Entered> {
  const now = context.clock.now();
  const { address } = context;
  const { userAgent } = context.browser;
  const device = await bindDevice(context, tx, userId);
  if (device.others >= MOST_DEVICES) {
    const surplus = await surplusDevices(tx, userId, MOST_DEVICES);
    await deleteSessionsOn(tx, surplus);
    await deleteDevices(tx, surplus);
  }
  if (device.others > 0 && (await isWithin(tx, now, 'new-device-mail', userId))) {
    const notice = { userId, userAgent, address, at: now.toISOString() };
    await context.jobs.enqueue(tx, newDeviceNotices, notice);
  }
  const place = { deviceId: device.id, userAgent, address };
  // Sent at once, and done one after the other.
  const [, session] = await Promise.all([
    device.isNew ? null : deleteSessionsOn(tx, [device.id]),
    startSession(tx, now, { userId, place }),
  ]);
  return { userId, session, browser: { deviceKey: device.key } };
}
