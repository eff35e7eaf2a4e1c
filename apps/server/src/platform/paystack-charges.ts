import * as z from 'zod';
import { type AskApi, away } from './paystack-api.ts';
import { type ChargeProvider, ChargeRefused } from './saved-card-provider.ts';

/** Answers that mean: asked rightly, and refused. */
const REFUSALS: readonly number[] = [400, 403, 404, 422];

const Taken = z.object({ status: z.literal(true) });
const Refused = z.object({ status: z.literal(false), message: z.string() });

/** Charges of saved cards at Paystack. */
export const openCharges = (ask: AskApi): ChargeProvider => ({
  async charge({ reference, email, amount, code }) {
    const sent = { reference, email, amount, authorization_code: code };
    const answer = await ask('/transaction/charge_authorization', { sent });
    if (Taken.safeParse(answer.body).success) return;
    const refused = Refused.safeParse(answer.body).data;
    throw refused && REFUSALS.includes(answer.status)
      ? new ChargeRefused(refused.message.slice(0, 300))
      : away(answer);
  },
});
