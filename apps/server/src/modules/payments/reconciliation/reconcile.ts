import { CURRENCY } from '@institute/contract/payments/payments';
import {
  type CardProvider,
  CardProviderAway,
  type CardTransaction,
  configuredProviders,
} from '../../../platform/card-provider.ts';
import type { SettleServices } from '../checkout/credit-payment.ts';
import { readReference, referenceKey } from '../checkout/reference-rules.ts';
import { actOn } from '../checkout/settle-payment.ts';
import { type CardPaymentRow, insertDifference } from '../checkout/store-cards.ts';
import { foreignPayment } from '../checkout/verify-payment.ts';
import { followReturns } from '../refunds/hear-refund.ts';
import { text } from '../text.ts';
import { dayBounds } from './day-rules.ts';
import {
  cardCredits,
  creditsOf,
  insertReconciliation,
  type NewReconciliation,
  paymentsByKeys,
  type ReconciliationRow,
} from './store-reconciliation.ts';

/** More pages than this are not one institute's two days. */
const MAX_PAGES = 500;

/**
 * Compares the ledger with each provider (rulings §3): what a provider took and we have not credited is
 * settled now, as a webhook would have; what then is not alike is noted as a difference. The last two
 * days, or one day of the institute. Gives what was written, a row each provider, all of one time.
 */
export async function reconcileAll(
  services: SettleServices,
  date: string | null,
): Promise<ReconciliationRow[]> {
  const { clock, config, cardProviders } = services;
  const checkedAt = clock.now();
  const span = dayBounds(checkedAt, date, config.timeZone);
  const rows: ReconciliationRow[] = [];
  for (const provider of configuredProviders(cardProviders)) {
    const outcome = await reconcile(services, provider, span);
    rows.push(
      await insertReconciliation(services.db, {
        ...{ provider: provider.name, checkedAt, fromAt: span.from, toAt: span.to },
        ...outcome,
      }),
    );
  }
  return rows;
}

async function reconcile(
  services: SettleServices,
  provider: CardProvider,
  span: { from: Date; to: Date },
): Promise<Omit<NewReconciliation, 'provider' | 'checkedAt' | 'fromAt' | 'toAt'>> {
  const { db } = services;
  try {
    const { paid, providerTotal } = await takenWithin(provider, span);
    await settleMissing(services, provider, paid);
    await followSpan(services, provider, span);
    const credits = new Map(
      [
        ...(await creditsOf(db, provider.name, [...paid.keys()])),
        ...(await cardCredits(db, provider.name, span)),
      ].map(({ referenceKey: key, amount }) => [key, amount]),
    );
    const found =
      (await compareProvider(services, paid, credits)) +
      (await compareLedger(services, provider, paid, credits));
    const ledgerTotal = [...credits.values()].reduce((sum, amount) => sum + amount, 0);
    return {
      state: found === 0 ? 'agreed' : 'differences',
      message: '',
      providerCount: paid.size,
      providerTotal,
      ledgerCount: credits.size,
      ledgerTotal,
    };
  } catch (error) {
    if (!(error instanceof CardProviderAway)) throw error;
    const nothing = { providerCount: 0, providerTotal: 0, ledgerCount: 0, ledgerTotal: 0 };
    return { state: 'failed', message: text.difference.noAnswer, ...nothing };
  }
}

/** What a provider took for us within a span, by reference; its total counts naira alone. */
async function takenWithin(provider: CardProvider, span: { from: Date; to: Date }) {
  const paid = new Map<string, CardTransaction>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { transactions, more } = await provider.list({ ...span, page });
    for (const one of transactions) {
      if (isOurs(one)) paid.set(referenceKey(one.reference), one);
    }
    if (!more) break;
  }
  const naira = [...paid.values()].filter(({ currency }) => currency === CURRENCY);
  return { paid, providerTotal: naira.reduce((sum, { amount }) => sum + amount, 0) };
}

/**
 * Compares what a provider says that it took, whenever that was: what is missing here is settled, and what then is not
 * alike is noted. What somebody else was paid by it is none of ours.
 */
export async function compareTaken(
  services: SettleServices,
  provider: CardProvider,
  taken: ReadonlyMap<string, CardTransaction>,
): Promise<void> {
  const paid = new Map([...taken].filter(([, said]) => isOurs(said)));
  await settleMissing(services, provider, paid);
  const credits = await creditsOf(services.db, provider.name, [...paid.keys()]);
  const byKey = new Map(credits.map(({ referenceKey: key, amount }) => [key, amount]));
  await compareProvider(services, paid, byKey);
}

const isOurs = ({ reference, account }: CardTransaction): boolean =>
  Boolean(readReference(reference)) || account !== null;

/** What was opened at another provider is not settled by this one's word: it stands among the differences. */
async function settleMissing(
  services: SettleServices,
  provider: CardProvider,
  paid: Map<string, CardTransaction>,
) {
  const rows = await paymentsByKeys(services.db, [...paid.keys()]);
  for (const [key, said] of paid) {
    const isTransfer = said.account !== null;
    const row =
      rows.get(key) ?? (await foreignPayment(services, provider, said.reference, isTransfer));
    if (row?.provider === provider.name && !row.settledAt) await actOn(services, row, said);
  }
}

/** What a provider gives back, also past us, is followed as its event would have been. */
async function followSpan(
  services: SettleServices,
  provider: CardProvider,
  span: { from: Date; to: Date },
) {
  const returned = (await provider.refunds?.within(span)) ?? [];
  const keys = new Set(returned.map(({ reference }) => referenceKey(reference)));
  for (const row of (await paymentsByKeys(services.db, [...keys])).values()) {
    if (row.provider === provider.name) await followReturns(services, row);
  }
}

/** Each thing a provider took must stand in the ledger with its amount. Returns how many open ones do not. */
async function compareProvider(
  services: SettleServices,
  paid: Map<string, CardTransaction>,
  credits: ReadonlyMap<string, number>,
): Promise<number> {
  const rows = await paymentsByKeys(services.db, [...paid.keys()]);
  let found = 0;
  for (const [key, said] of paid) {
    const amount = credits.get(key) ?? 0;
    if (amount === said.amount && said.currency === CURRENCY) continue;
    const row = rows.get(key);
    const reason =
      amount > 0 ? text.difference.otherAmount : row?.reason || text.difference.notCredited;
    const kind = amount > 0 ? 'amount' : 'not_credited';
    if (await note(services, row, { kind, said, key, amount, reason })) found += 1;
  }
  return found;
}

/** Each credit of the ledger must be known to the provider; at the edges of a span it is asked. */
async function compareLedger(
  services: SettleServices,
  provider: CardProvider,
  paid: ReadonlyMap<string, CardTransaction>,
  credits: ReadonlyMap<string, number>,
): Promise<number> {
  const missing = [...credits.keys()].filter((key) => !paid.has(key));
  const rows = await paymentsByKeys(services.db, missing);
  let found = 0;
  for (const key of missing) {
    const row = rows.get(key);
    const said = row ? await provider.verify(row.reference) : null;
    const amount = credits.get(key) ?? 0;
    if (row && said?.status === 'reversed') await followReturns(services, row);
    const isThere = said?.status === 'success' || said?.status === 'reversed';
    if (isThere && said.amount === amount && said.currency === CURRENCY) continue;
    const reason = text.difference.notAtProvider;
    const kind = 'not_at_provider';
    if (await note(services, row, { kind, said: null, key, amount, reason })) found += 1;
  }
  return found;
}

async function note(
  { db, clock }: SettleServices,
  row: CardPaymentRow | undefined,
  one: {
    kind: 'not_credited' | 'not_at_provider' | 'amount';
    said: CardTransaction | null;
    key: string;
    amount: number;
    reason: string;
  },
): Promise<boolean> {
  const now = clock.now();
  return insertDifference(db, {
    kind: one.kind,
    reference: row?.reference ?? one.said?.reference ?? one.key,
    referenceKey: one.key,
    userId: row?.userId ?? null,
    providerAmount: one.said?.amount ?? 0,
    currency: one.said?.currency ?? CURRENCY,
    ledgerAmount: one.amount,
    email: one.said?.email ?? '',
    reason: one.reason,
    paidAt: one.said?.paidAt ?? row?.settledAt ?? now,
    foundAt: now,
  });
}
