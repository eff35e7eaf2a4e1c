import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@institute/contract/errors';
import * as z from 'zod';
import { text } from './text.ts';
import { timeLimits } from './time-limits.ts';

/** What the provider says of one transaction. Amounts are hundredths of `currency`. */
export interface CardTransaction {
  reference: string;
  /**
   * `success`: the money is there. `failed`: it was declined or given back. `underway`: the payer
   * is at it, or the bank is. `abandoned`: the window was left.
   */
  status: 'success' | 'failed' | 'underway' | 'abandoned';
  amount: number;
  currency: string;
  /** Of the payer, trimmed and lower-cased. */
  email: string;
  /** What it was paid by: `Visa •••• 4081`. */
  method: string;
  paidAt: Date | null;
}

/** The card payment provider (rulings §3). */
export interface CardProvider {
  /** Address of the inline script that pages load. */
  script: string;
  /** What it knows of a reference, null when nothing. Throws `CardProviderAway`. */
  verify(reference: string): Promise<CardTransaction | null>;
  /** A page of the transactions that succeeded within a span; `more` when there are others. */
  list(span: { from: Date; to: Date; page: number }): Promise<{
    transactions: CardTransaction[];
    more: boolean;
  }>;
  /** Whether these bytes were signed with our secret key. */
  isSigned(body: Buffer, signature: string): boolean;
}

/** The provider did not answer, or not in a way that can be understood: ask again later. */
export class CardProviderAway extends Error {}

/** Of what failed, that the provider is away in words for whoever waits. Errors: unavailable. */
export function awayAsUnavailable(error: unknown): never {
  throw error instanceof CardProviderAway ? new AppError('unavailable') : error;
}

const PER_PAGE = 100;

const Transaction = z.object({
  status: z.string(),
  reference: z.string(),
  amount: z.number().int().nonnegative(),
  currency: z.string(),
  paid_at: z.string().nullish(),
  channel: z.string().nullish(),
  customer: z.object({ email: z.string().nullish() }).nullish(),
  authorization: z
    .object({
      brand: z.string().nullish(),
      last4: z.string().nullish(),
      bank: z.string().nullish(),
    })
    .nullish(),
});
const Verified = z.object({ status: z.literal(true), data: Transaction });
const Listed = z.object({
  status: z.literal(true),
  data: z.array(Transaction),
  meta: z.object({ page: z.coerce.number(), pageCount: z.coerce.number() }).partial().nullish(),
});

/** Paystack over HTTP, or whatever speaks its protocol at `apiUrl`. */
export function openPaystack(options: {
  apiUrl: string;
  inlineUrl: string;
  secretKey: string;
  timeoutMs?: number;
}): CardProvider {
  const { apiUrl, inlineUrl, secretKey, timeoutMs = timeLimits.cardProvider } = options;

  async function get(path: string): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${apiUrl.replace(/\/+$/, '')}${path}`, {
        headers: { authorization: `Bearer ${secretKey}`, accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw new CardProviderAway('the card payment provider did not answer', { cause: error });
    }
  }

  return {
    script: inlineUrl,
    async verify(reference) {
      const { status, body } = await get(`/transaction/verify/${encodeURIComponent(reference)}`);
      const known = Verified.safeParse(body);
      if (status === 200 && known.success) return transactionOf(known.data.data);
      if (isUnknownReference(status, body)) return null;
      throw new CardProviderAway(`the card payment provider answered ${status}`);
    },
    async list({ from, to, page }) {
      const query = new URLSearchParams({
        status: 'success',
        from: from.toISOString(),
        to: to.toISOString(),
        page: String(page),
        perPage: String(PER_PAGE),
      });
      const { status, body } = await get(`/transaction?${query}`);
      const listed = Listed.safeParse(body);
      if (status !== 200 || !listed.success) {
        throw new CardProviderAway(`the card payment provider answered ${status}`);
      }
      const { data, meta } = listed.data;
      const more = meta?.pageCount === undefined ? data.length >= PER_PAGE : page < meta.pageCount;
      return { transactions: data.map(transactionOf), more };
    },
    isSigned(body, signature) {
      const right = createHmac('sha512', secretKey).update(body).digest();
      const given = Buffer.from(/^[0-9a-f]{128}$/i.test(signature) ? signature : '', 'hex');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** The provider answers 400 or 404 with `status: false` for a reference it has never heard of. */
function isUnknownReference(status: number, body: unknown): boolean {
  const { status: ok, message = '' } = (body ?? {}) as { status?: unknown; message?: unknown };
  return (
    (status === 404 || status === 400) && ok === false && /not found|invalid/i.test(String(message))
  );
}

function transactionOf(said: z.infer<typeof Transaction>): CardTransaction {
  return {
    reference: said.reference,
    status: statusOf(said.status),
    amount: said.amount,
    currency: said.currency,
    email: (said.customer?.email ?? '').trim().toLowerCase(),
    method: methodOf(said),
    paidAt: said.paid_at ? new Date(said.paid_at) : null,
  };
}

function statusOf(word: string): CardTransaction['status'] {
  if (word === 'success') return 'success';
  if (word === 'failed' || word === 'reversed') return 'failed';
  return word === 'abandoned' ? 'abandoned' : 'underway';
}

const CHANNELS: Readonly<Record<string, string>> = text.channels;

function methodOf({ channel, authorization }: z.infer<typeof Transaction>): string {
  const way = CHANNELS[channel ?? ''] ?? '';
  if (channel !== 'card' || !authorization?.last4) return way;
  const brand = (authorization.brand ?? '').trim().slice(0, 20);
  const name = brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : way;
  return `${name} •••• ${authorization.last4.slice(-4)}`;
}
