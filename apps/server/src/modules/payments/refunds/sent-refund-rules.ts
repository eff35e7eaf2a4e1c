import { HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';
import { unspentOf } from '../../../shared/unspent.ts';
import type { AccountKind, Posting, WalletMovement } from '../../ledger/index.ts';
import { text } from '../text.ts';
import type { RefundRow } from './store-sent-refunds.ts';

/** When a look is repeated that was cut off, and how long the provider may take to list what it was told. */
export const AGAIN_MS = 2 * MINUTE_MS;

/** Begins what the provider notes with a refund of ours. */
const NOTE = 'refund-';

/** What the provider notes with a refund, by which it is known again where its answer was lost. */
export const noteOf = ({ token }: Pick<RefundRow, 'token'>): string => `${NOTE}${token}`;

/** The token that a note holds; null where it is none of ours. */
export const tokenIn = (note: string): string | null =>
  note.startsWith(NOTE) ? note.slice(NOTE.length) : null;

/** When to ask about one that is under way, by its age. */
export function nextRefundAsk(askedAt: Date, now: Date): Date {
  const age = now.getTime() - askedAt.getTime();
  return new Date(now.getTime() + (age < HOUR_MS ? 5 * MINUTE_MS : 2 * HOUR_MS));
}

/** Where payments come from, and go back to. */
const outside: ReadonlySet<AccountKind> = new Set([
  ...(['card_clearing', 'bank', 'cash', 'other_receipts', 'refunds_due'] as const),
]);

/** Where that comes from which nobody paid: it is spent in the institute, and never leaves it as money. */
const given: ReadonlySet<AccountKind> = new Set([
  ...(['referral_bonus', 'game_reward', 'waivers', 'admin_adjustment', 'wallet'] as const),
]);

/** Kobo of a wallet that came from outside, were not spent and have not gone back: no more than that may leave. */
export const cameIn = (movements: readonly WalletMovement[]): number =>
  Math.max(0, unspentOf(movements, { given, back: outside }));

type Moving = Pick<RefundRow, 'id' | 'userId' | 'amount' | 'lost'>;

/** Takes money out of the wallet that goes back; what is in none any more, the institute has lost. */
export function refundOut({ id, userId, amount, lost }: Moving, actorId: number | null): Posting[] {
  const shared = { to: { institute: 'refunds_due' }, kind: 'refund_out', actorId } as const;
  const own: Posting = {
    ...{ ...shared, from: { wallet: userId }, amount: amount - lost },
    ...{ description: text.refunds.out, key: `refund-out:${id}` },
  };
  const gone: Posting = {
    ...{ ...shared, from: { institute: 'card_losses' }, amount: lost, kind: 'refund_lost' },
    ...{ description: text.refunds.lost, key: `refund-lost:${id}` },
  };
  return [own, gone].filter((posting) => posting.amount > 0);
}

/** Puts it back to where it was taken from. */
export const refundBack = (row: Moving, reason: string, actorId: number | null): Posting[] =>
  refundOut(row, actorId).map((posting) => ({
    ...{ from: posting.to, to: posting.from, amount: posting.amount, actorId },
    kind: posting.kind === 'refund_lost' ? 'refund_lost' : 'refund',
    description: reason === '' ? text.refunds.back : text.refunds.backBecause(reason),
    key: posting.key.replace('refund-', 'refund-back-'),
  }));

/** It has left: by card, or out of the bank. */
export const refundDone = (
  row: Moving,
  from: 'card_clearing' | 'bank',
  actorId: number | null,
  paidOn?: string,
): Posting => ({
  ...{ from: { institute: 'refunds_due' }, to: { institute: from }, amount: row.amount },
  ...{ kind: 'refund_done', description: text.refunds.left[from], actorId },
  key: `refund-done:${row.id}`,
  ...(paidOn !== undefined && { datedOn: paidOn }),
});
