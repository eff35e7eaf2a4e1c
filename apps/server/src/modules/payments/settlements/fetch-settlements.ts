import { CURRENCY } from '@institute/contract/payments/payments';
import {
  type CardProvider,
  CardProviderAway,
  type CardTransaction,
  configuredProviders,
} from '../../../platform/card-provider.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import type { ProviderSettlement } from '../../../platform/settlement-provider.ts';
import { firstTransferAt, isClosedDay, post } from '../../ledger/index.ts';
import type { SettleServices } from '../checkout/credit-payment.ts';
import { referenceKey } from '../checkout/reference-rules.ts';
import { insertDifference } from '../checkout/store-cards.ts';
import { compareTaken } from '../reconciliation/reconcile.ts';
import { text } from '../text.ts';
import { lookFrom, settlementName, settlementPostings } from './settlement-rules.ts';
import {
  changeSettlement,
  holdSettlement,
  insertHeld,
  lastSettled,
  settlementNamed,
} from './store-settlements.ts';

/** More pages than this are not one institute's settlements. */
const MAX_PAGES = 500;

/**
 * Fetches what each provider has paid out to the bank, and books it: once for each, whatever runs beside and whenever
 * it ends. A provider that does not answer is asked again the next time.
 */
export async function fetchSettlements(services: SettleServices): Promise<void> {
  for (const provider of configuredProviders(services.cardProviders)) {
    try {
      for (const said of await settlementsOf(services, provider))
        await take(services, provider, said);
    } catch (error) {
      if (!(error instanceof CardProviderAway)) throw error;
    }
  }
}

/** What a provider has paid out since the last time, in naira, oldest first. */
async function settlementsOf({ db, clock }: SettleServices, { name, settlements }: CardProvider) {
  if (!settlements) return [];
  const now = clock.now();
  const [lastDay, booksFrom] = [await lastSettled(db, name), await firstTransferAt(db)];
  const span = { from: lookFrom(now, { lastDay, booksFrom }), to: now };
  /** By number: a page may repeat what the one before had, where another has come meanwhile. */
  const all = new Map<number, ProviderSettlement>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const listed = await settlements.list({ ...span, page });
    for (const one of listed.settlements) if (one.currency === CURRENCY) all.set(one.id, one);
    if (!listed.more) break;
  }
  return [...all.values()].sort((a, b) => a.day.localeCompare(b.day) || a.id - b.id);
}

/** Takes a provider's word about one settlement. */
async function take(services: SettleServices, provider: CardProvider, said: ProviderSettlement) {
  const { db, clock } = services;
  const named = { provider: provider.name, providerId: said.id };
  const known = await settlementNamed(db, named);
  if (known?.bookedAt && isAlike(known, said)) return;
  const isToBook = said.state === 'paid' && !known?.bookedAt;
  const held = isToBook ? await heldBy(services, provider, said) : [];
  const { state, gross, fees, net, day } = said;
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const sums = { gross, fees, net, settledOn: day, fetchedAt: now };
    const before = state === 'paid' ? 'underway' : state;
    const row = await holdSettlement(tx, { ...named, ...sums, state: before });
    if (row.bookedAt) {
      if (!isAlike(row, said)) await changeSettlement(tx, row.id, { isChanged: true });
      return;
    }
    if (!isToBook) return changeSettlement(tx, row.id, { ...sums, state: before });
    await changeSettlement(tx, row.id, { ...sums, state, bookedAt: now });
    await insertHeld(tx, row.id, held);
    const datedOn = (await isClosedDay(tx, day)) ? null : day;
    const words = {
      paidOut: text.settlements.paidOut(said.id),
      kept: text.settlements.kept(said.id),
    };
    await post(tx, now, settlementPostings(said, { provider: provider.name, datedOn, ...words }));
  });
}

const isAlike = (
  row: { gross: number; fees: number; net: number },
  said: ProviderSettlement,
): boolean =>
  said.state === 'paid' &&
  row.gross === said.gross &&
  row.fees === said.fees &&
  row.net === said.net;

/**
 * What a settlement held. What of it has not come here yet is settled first, as its webhook would have; what does not
 * fit then stands among the differences, before anything is booked: a kill between forgets none.
 */
async function heldBy(services: SettleServices, provider: CardProvider, said: ProviderSettlement) {
  const held = new Map<string, CardTransaction & { fee: number }>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const listed = await provider.settlements?.transactionsOf(said.id, page);
    for (const one of listed?.transactions ?? []) held.set(referenceKey(one.reference), one);
    if (!listed?.more) break;
  }
  await compareTaken(services, provider, held);
  const sum = [...held.values()].reduce((all, { amount }) => all + amount, 0);
  if (sum !== said.gross) await noteSum(services, provider, said, sum);
  return [...held].map(([key, { reference, amount, fee }]) => ({
    ...{ reference, referenceKey: key, amount, fee },
  }));
}

async function noteSum(
  { db, clock }: SettleServices,
  provider: CardProvider,
  { id, gross, day }: ProviderSettlement,
  sum: number,
) {
  const name = settlementName(provider.name, id);
  await insertDifference(db, {
    ...{ kind: 'amount', reference: name, referenceKey: name, userId: null, currency: CURRENCY },
    ...{ providerAmount: gross, ledgerAmount: sum, reason: text.difference.otherSum },
    ...{ paidAt: new Date(`${day}T00:00:00Z`), foundAt: clock.now() },
  });
}
