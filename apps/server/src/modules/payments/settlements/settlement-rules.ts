import type { ProviderName } from '@institute/contract/payments/payments';
import type { ProviderSettlement } from '../../../platform/settlement-provider.ts';
import type { Posting } from '../../ledger/index.ts';

const DAY_MS = 86_400_000;
/** How far back a settlement is looked for again: one may be under way for weeks, or named anew. */
const LOOK_BACK_DAYS = 30;

/** A settlement as it is named among differences and in the keys of its postings. */
export const settlementName = (provider: ProviderName, id: number) =>
  `settlement:${provider}:${id}`;

/**
 * From when on settlements are asked for: a month before the last that was booked, and at first from the beginning of
 * the books.
 */
export function lookFrom(
  now: Date,
  known: { lastDay: string | null; booksFrom: Date | null },
): Date {
  const from = known.lastDay ? new Date(`${known.lastDay}T00:00:00Z`) : (known.booksFrom ?? now);
  return new Date(from.getTime() - LOOK_BACK_DAYS * DAY_MS);
}

/**
 * What a settlement moves: what the bank got, and what the provider keeps, both out of what was paid in. What was taken
 * off for refunds has left with those. `datedOn` is null where its day is in a month that is closed.
 */
export function settlementPostings(
  { id, net, fees }: Pick<ProviderSettlement, 'id' | 'net' | 'fees'>,
  about: { provider: ProviderName; datedOn: string | null; paidOut: string; kept: string },
): Posting[] {
  const key = settlementName(about.provider, id);
  const shared = {
    to: { institute: 'card_clearing' as const },
    kind: 'settlement' as const,
    actorId: null,
    ...(about.datedOn !== null && { datedOn: about.datedOn }),
  };
  const all: Posting[] = [
    {
      ...{ ...shared, from: { institute: 'bank' }, amount: net },
      ...{ description: about.paidOut, key: `${key}:net` },
    },
    {
      ...{ ...shared, from: { institute: 'provider_fees' }, amount: fees },
      ...{ description: about.kept, key: `${key}:fees` },
    },
  ];
  return all.filter((one) => one.amount > 0);
}
