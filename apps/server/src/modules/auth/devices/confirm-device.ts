import type { Context } from '../../../context.ts';
import type { BrowserChange } from '../../../handler.ts';
import { judgeCode } from '../codes/mailed-codes.ts';
import { bindDevice, knownDevice } from './known-device.ts';
import { deleteDevices } from './store.ts';

/**
 * Makes a device one that is known, for whoever proves there to read the mail of this person.
 * Nobody is signed in by it: the password is asked as before, and judged by the device's own
 * attempts. Errors: code_needed, code_wrong, too_many.
 */
export async function confirmDevice(
  context: Context,
  form: { name: string; code: string },
): Promise<BrowserChange> {
  const reader = await judgeCode(context, 'device', form);
  const used = await knownDevice(context, reader.userId);
  return context.transaction(async (tx) => {
    await reader.useCodes(tx);
    // A device that has used up its attempts begins anew; others who share the browser stay known.
    if (used !== null) await deleteDevices(tx, [used]);
    const { key } = await bindDevice(context, tx, reader.userId);
    return { deviceKey: key, codeRequest: null };
  });
}
