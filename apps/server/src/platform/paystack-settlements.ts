import * as z from 'zod';
import type { CardTransaction } from './card-provider.ts';
import { type AskApi, away, Transaction, transactionOf } from './paystack-api.ts';
import type { ProviderSettlement, SettlementProvider } from './settlement-provider.ts';

const PER_PAGE = 100;

const Meta = z
  .object({ page: z.coerce.number(), pageCount: z.coerce.number() })
  .partial()
  .nullish();
const sum = z.coerce.number().int().nonnegative();
const Settlements = z.object({
  status: z.literal(true),
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      status: z.string(),
      currency: z.string().nullish(),
      /** Gross less fees; `effective_amount` is what is left of it for the bank. */
      total_amount: sum,
      effective_amount: sum.nullish(),
      total_fees: sum,
      total_processed: sum,
      settlement_date: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
    }),
  ),
  meta: Meta,
});
const Held = z.object({
  status: z.literal(true),
  data: z.array(Transaction.extend({ fees: sum.nullish() })),
  meta: Meta,
});

/** Settlements at Paystack. */
export const openSettlements = (ask: AskApi): SettlementProvider<CardTransaction> => ({
  async list({ from, to, page }) {
    const query = new URLSearchParams({
      ...{ from: from.toISOString(), to: to.toISOString() },
      ...{ page: String(page), perPage: String(PER_PAGE) },
    });
    const answer = await ask(`/settlement?${query}`);
    const listed = Settlements.safeParse(answer.body).data;
    if (!listed) throw away(answer);
    return { settlements: listed.data.map(settlementOf), more: hasMore(listed, page) };
  },

  async transactionsOf(id, page) {
    const answer = await ask(`/settlement/${id}/transactions?page=${page}&perPage=${PER_PAGE}`);
    const held = Held.safeParse(answer.body).data;
    if (!held) throw away(answer);
    const transactions = held.data.map((said) => ({
      ...transactionOf(said),
      fee: said.fees ?? 0,
    }));
    return { transactions, more: hasMore(held, page) };
  },
});

function hasMore({ data, meta }: { data: unknown[]; meta?: z.infer<typeof Meta> }, page: number) {
  return meta?.pageCount === undefined ? data.length >= PER_PAGE : page < meta.pageCount;
}

function settlementOf(said: z.infer<typeof Settlements>['data'][number]): ProviderSettlement {
  const states = { success: 'paid', failed: 'failed' } as const;
  return {
    id: said.id,
    state: states[said.status as keyof typeof states] ?? 'underway',
    currency: said.currency ?? 'NGN',
    day: said.settlement_date.slice(0, 10),
    gross: said.total_processed,
    fees: said.total_fees,
    net: said.effective_amount ?? said.total_amount,
  };
}
