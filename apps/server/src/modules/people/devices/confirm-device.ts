import type { BrowserChange, Context } from '../../../context.ts';
import { judgeCode } from '../codes/mailed-codes.ts';
import { bindDevice } from './known-device.ts';

/**
 * Makes a device one that is known, for whoever proves there to read the mail of this address.
 * Nobody is signed in by it: the password is asked as before, and judged by the device's own
 * attempts. Errors: code_needed, code_wrong, too_many.
 */
export async function confirmDevice(
  context: Context,
  form: { email: string; code: string },
): Promise<BrowserChange> {
  const reader = await judgeCode(context, 'device', form);
  return context.transaction(async (tx) => {
    await reader.useCodes(tx);
    // A key that has used up its attempts would help nobody.
    const fresh = { ...context, browser: { ...context.browser, deviceKey: null } };
    const { key } = await bindDevice(fresh, tx, reader.userId);
    return { deviceKey: key, codeRequest: null };
  });
}
