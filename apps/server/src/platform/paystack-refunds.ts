import * as z from 'zod';
import { type ApiAnswer, type AskApi, away, jsonIn } from './paystack-api.ts';
import { type ProviderRefund, type RefundProvider, RefundRefused } from './refund-provider.ts';

/** Answers that mean: asked rightly, and refused. */
const REFUSALS: readonly number[] = [400, 403, 404, 422];

const Refund = z.object({
  id: z.number().int(),
  amount: z.coerce.number().int().positive(),
  currency: z.string().nullish(),
  status: z.string(),
  merchant_note: z.string().nullish(),
  dispute: z.coerce.number().int().positive().nullish().catch(null),
  transaction_reference: z.string().nullish(),
  transaction: z.union([z.number(), z.object({ reference: z.string().nullish() })]).nullish(),
});
const One = z.object({ status: z.literal(true), data: Refund });
const Several = z.object({ status: z.literal(true), data: z.array(Refund) });
const Named = z.object({ status: z.literal(true), data: z.object({ id: z.number().int() }) });
const Banks = z.object({
  status: z.literal(true),
  data: z.array(z.object({ id: z.number().int(), code: z.string() })),
});
const News = z.object({
  event: z.string().regex(/^refund\./),
  data: z.object({ transaction_reference: z.string().max(120) }),
});

/** Refunds at Paystack. */
export function openRefunds(ask: AskApi): RefundProvider {
  /** The number by which the list of refunds names a transaction. */
  async function numberOf(reference: string): Promise<number | null> {
    const answer = await ask(`/transaction/verify/${encodeURIComponent(reference)}`);
    const known = Named.safeParse(answer.body).data;
    if (known) return known.data.id;
    if (REFUSALS.includes(answer.status)) return null;
    throw away(answer);
  }

  async function list(query: Record<string, string>, reference = ''): Promise<ProviderRefund[]> {
    const answer = await ask(`/refund?${new URLSearchParams({ ...query, perPage: '100' })}`);
    const listed = Several.safeParse(answer.body).data;
    if (!listed) throw away(answer);
    return listed.data.map((said) => refundOf(said, reference));
  }

  return {
    async ask({ reference, amount, note, reason }) {
      const sent = { transaction: reference, amount, merchant_note: note, customer_note: reason };
      const answer = await ask('/refund', { sent });
      const made = One.safeParse(answer.body).data;
      if (!made) throw refusedOr(answer);
      return refundOf(made.data, reference);
    },

    async ofPayment(reference) {
      const number = await numberOf(reference);
      return number === null ? [] : list({ transaction: String(number) }, reference);
    },

    within: ({ from, to }) => list({ from: from.toISOString(), to: to.toISOString() }),

    async sendTo(id, { bankCode, number }) {
      const answer = await ask('/bank?country=nigeria&perPage=100');
      const bank = Banks.safeParse(answer.body).data?.data.find(({ code }) => code === bankCode);
      if (!bank) throw away(answer);
      const details = { currency: 'NGN', account_number: number, bank_id: String(bank.id) };
      const sent = { refund_account_details: details };
      const retried = await ask(`/refund/retry_with_customer_details/${id}`, { sent });
      if (!z.object({ status: z.literal(true) }).safeParse(retried.body).success) {
        throw refusedOr(retried);
      }
    },

    eventIn(body) {
      const news = News.safeParse(jsonIn(body)).data;
      return news ? { reference: news.data.transaction_reference } : null;
    },
  };
}

function refundOf(said: z.infer<typeof Refund>, reference: string): ProviderRefund {
  const { transaction } = said;
  const named = typeof transaction === 'object' ? transaction?.reference : null;
  return {
    id: said.id,
    reference: reference || (said.transaction_reference ?? named ?? ''),
    amount: said.amount,
    currency: said.currency ?? 'NGN',
    status: statusOf(said.status),
    note: said.merchant_note ?? '',
    disputeId: said.dispute ?? null,
  };
}

function statusOf(word: string): ProviderRefund['status'] {
  if (word === 'processed') return 'done';
  if (word === 'failed') return 'failed';
  return word === 'needs-attention' ? 'details' : 'underway';
}

/** A refusal in the provider's words, or that it is away. */
function refusedOr(answer: ApiAnswer): Error {
  const said = z
    .object({ status: z.literal(false), message: z.string() })
    .safeParse(answer.body).data;
  return said && REFUSALS.includes(answer.status)
    ? new RefundRefused(said.message.slice(0, 300))
    : away(answer);
}
