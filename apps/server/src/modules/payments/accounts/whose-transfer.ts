import type { CardTransaction } from '../../../platform/card-provider.ts';
import type { Database } from '../../../platform/db.ts';
import { readReference } from '../checkout/reference-rules.ts';
import { nextAsk, type Verdict } from '../checkout/rules.ts';
import { text } from '../text.ts';
import { accountNumberByCustomer } from './store-accounts.ts';

/** Whether a payment came to an account number: its reference is the provider's own, and none of ours. */
export const isTransfer = ({ reference }: { reference: string }): boolean =>
  readReference(reference) === null;

/**
 * Whose wallet a transfer belongs to, and what is to be done with it: the provider's customer and the number that
 * it came to must both be the student's. Money that overtakes the number it came to waits for it; what matches
 * nobody is for a person to look at.
 */
export async function judgeTransfer(
  db: Database,
  payment: { createdAt: Date },
  order: { said: CardTransaction; verdict: Verdict; now: Date },
): Promise<{ userId: number | null; verdict: Verdict }> {
  const { said, verdict, now } = order;
  if (!said.account) return { userId: null, verdict: { act: 'wait', isUnderway: false } };
  const { customerCode, number } = said.account;
  const owner = await accountNumberByCustomer(db, customerCode);
  if (owner?.state === 'assigned' && owner.number === number) {
    return { userId: owner.userId, verdict };
  }
  if (verdict.act !== 'credit') return { userId: null, verdict };
  if (owner?.state === 'asked' && nextAsk(payment.createdAt, now)) {
    return { userId: owner.userId, verdict: { act: 'wait', isUnderway: true } };
  }
  const reason = text.outcome.noAccount(number);
  return { userId: null, verdict: { act: 'fail', reason, isOdd: true } };
}
