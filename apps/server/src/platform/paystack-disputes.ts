import * as z from 'zod';
import { CardProviderAway } from './card-provider.ts';
import { type DisputeProvider, DisputeRefused, type ProviderDispute } from './dispute-provider.ts';
import { type ApiAnswer, type AskApi, away, jsonIn } from './paystack-api.ts';

/** Answers that mean: asked rightly, and refused. */
const REFUSALS: readonly number[] = [400, 403, 404, 422];

const Dispute = z.object({
  id: z.number().int(),
  refund_amount: z.number().int().nonnegative().nullish(),
  currency: z.string().nullish(),
  status: z.string(),
  resolution: z.string().nullish(),
  transaction: z
    .object({ reference: z.string().nullish(), amount: z.number().nullish() })
    .nullish(),
  transaction_reference: z.string().nullish(),
  createdAt: z.string().nullish(),
});
const One = z.object({ status: z.literal(true), data: Dispute });
const Done = z.object({ status: z.literal(true) });
const Evidence = z.object({ status: z.literal(true), data: z.object({ id: z.number().int() }) });
const Upload = z.object({
  status: z.literal(true),
  data: z.object({ signedUrl: z.url(), fileName: z.string().min(1) }),
});
const News = z.object({
  event: z.enum(['charge.dispute.create', 'charge.dispute.remind', 'charge.dispute.resolve']),
  data: z.object({ id: z.number().int() }),
});

/** Disputes at Paystack. */
export function openDisputes(ask: AskApi, timeoutMs: number): DisputeProvider {
  async function put(url: string, file: { type: string; body: string }): Promise<void> {
    const response = await fetch(url, {
      ...{ method: 'PUT', body: file.body, headers: { 'content-type': file.type } },
      ...{ signal: AbortSignal.timeout(timeoutMs), redirect: 'error' },
    }).catch((error: unknown) => {
      throw new CardProviderAway('the file of evidence was not taken', { cause: error });
    });
    if (!response.ok) throw new CardProviderAway(`the file of evidence: ${response.status}`);
  }

  return {
    async of(id) {
      const answer = await ask(`/dispute/${id}`);
      const known = One.safeParse(answer.body).data;
      if (known) return disputeOf(known.data);
      if (answer.status === 404) return null;
      throw away(answer);
    },

    async accept(id, { amount, message }) {
      const sent = { resolution: 'merchant-accepted', message, refund_amount: amount };
      const answer = await ask(`/dispute/${id}/resolve`, { method: 'PUT', sent });
      if (!Done.safeParse(answer.body).success) throw refusedOr(answer);
    },

    async contest(id, { message, customer, service, file }) {
      const query = new URLSearchParams({ upload_filename: file.name });
      const place = await ask(`/dispute/${id}/upload_url?${query}`);
      const upload = Upload.safeParse(place.body).data;
      if (!upload) throw refusedOr(place);
      await put(upload.data.signedUrl, file);
      const about = {
        ...{ customer_name: customer.name, customer_email: customer.email },
        ...{ customer_phone: customer.phone, service_details: service },
      };
      const taken = await ask(`/dispute/${id}/evidence`, { sent: about });
      const evidence = Evidence.safeParse(taken.body).data;
      if (!evidence) throw refusedOr(taken);
      const sent = {
        ...{ resolution: 'declined', message, refund_amount: 0 },
        ...{ uploaded_filename: upload.data.fileName, evidence: evidence.data.id },
      };
      const answer = await ask(`/dispute/${id}/resolve`, { method: 'PUT', sent });
      if (!Done.safeParse(answer.body).success) throw refusedOr(answer);
    },

    eventIn(body) {
      const news = News.safeParse(jsonIn(body)).data;
      return news ? { id: news.data.id, isReminder: news.event === 'charge.dispute.remind' } : null;
    },
  };
}

function disputeOf(said: z.infer<typeof Dispute>): ProviderDispute {
  return {
    id: said.id,
    reference: said.transaction?.reference ?? said.transaction_reference ?? '',
    amount: said.refund_amount ?? said.transaction?.amount ?? 0,
    currency: said.currency ?? 'NGN',
    status: statusOf(said),
    openedAt: said.createdAt ? new Date(said.createdAt) : null,
  };
}

function statusOf({ status, resolution }: z.infer<typeof Dispute>): ProviderDispute['status'] {
  if (status === 'resolved') return resolution === 'declined' ? 'won' : 'lost';
  return status === 'awaiting-bank-feedback' ? 'sent' : 'open';
}

/** A refusal in the provider's words, or that it is away. */
function refusedOr(answer: ApiAnswer): Error {
  const said = z
    .object({ status: z.literal(false), message: z.string() })
    .safeParse(answer.body).data;
  return said && REFUSALS.includes(answer.status)
    ? new DisputeRefused(said.message.slice(0, 300))
    : away(answer);
}
