import { nairaNumber } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { plainTyped } from '@institute/contract/text/typed';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** What somebody types of what is taken off a price. */
export interface TypedOff {
  how: 'share' | 'amount';
  off: string;
}

/** The fields of a form that takes something off a price, and what they begin with. */
export const offFields = { how: z.enum(['share', 'amount']), off: z.string() };
export const offDefaults: TypedOff = { how: 'share', off: '' };

const shareOf = (typed: string): number => {
  const plain = plainTyped(typed);
  return /^\d{1,3}$/.test(plain) ? Number(plain) : 0;
};
const isShare = (typed: string) => shareOf(typed) >= 1 && shareOf(typed) <= 100;
const koboOf = (typed: string) => parseTypedNaira(typed) ?? 0;

/** Said also while another field is wrong. */
const inOff = (message: string) => ({ path: ['off'], message, when: () => true });

/** Refuses a share or an amount that is none. */
export const isRightOff = <Form extends TypedOff>() =>
  [
    z.refine<Form>(({ how, off }) => how !== 'share' || isShare(off), inOff(text.shareWrong)),
    z.refine<Form>(({ how, off }) => how !== 'amount' || koboOf(off) > 0, inOff(text.amountWrong)),
  ] as const;

/** What was typed, as a call takes it: a share or an amount. */
export const offSent = ({ how, off }: TypedOff) =>
  how === 'share' ? { share: shareOf(off) } : { amount: nairaNumber(koboOf(off)) };
