import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import {
  type CardConfig,
  type CardOrigins,
  type CardProvider,
  CardProviderAway,
  type CardTransaction,
} from './card-provider.ts';
import { text } from './text.ts';
import { timeLimits } from './time-limits.ts';

/** Where Paystack's own script opens its window, which it also speaks to Paystack's API for. */
const WINDOW = 'https://checkout.paystack.com';
/**
 * What Paystack's own script needs besides its window: its API whatever ours is, the script of its
 * live updates, and by their hash the styles of what is shown while the window loads. A test compares
 * the hash with the published package; with other styles payments work, and the wait looks bare.
 */
const needs = {
  api: 'https://api.paystack.co',
  script: `${WINDOW}/static/vendor/pusher.min.js`,
  style: "'sha256-56e7EfkeGORJUMtXdS4A+2LZFuyRDypLbssVftifpJg='",
} as const;

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

const ChargeEvent = z.object({
  event: z.string().regex(/^charge\./),
  data: z.object({ reference: z.string().max(120) }),
});

/** The reference of a webhook about a charge; null when it is about something else. */
export function chargedReference(body: Buffer): string | null {
  try {
    const charge = ChargeEvent.safeParse(JSON.parse(body.toString('utf8')));
    return charge.data?.data.reference ?? null;
  } catch {
    return null;
  }
}

/** Paystack over HTTP, or whatever speaks its protocol at `apiUrl`. */
export function openPaystack(
  { apiUrl, inlineUrl, secretKey }: Omit<CardConfig, 'frameOrigin'>,
  timeoutMs: number = timeLimits.cardProvider,
): CardProvider {
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
    name: 'paystack',
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
    signatureHeader: 'x-paystack-signature',
    referenceIn: chargedReference,
    isSigned(body, signature) {
      const right = createHmac('sha512', secretKey).update(body).digest();
      const given = Buffer.from(/^[0-9a-f]{128}$/i.test(signature) ? signature : '', 'hex');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/**
 * What a page that opens Paystack's window may load: its script asks the API from our page before it opens
 * the frame.
 */
export function paystackOrigins({ apiUrl, inlineUrl, frameOrigin }: CardConfig): CardOrigins {
  const own = (need: string) => (frameOrigin === WINDOW ? [need] : []);
  return {
    script: [new URL(inlineUrl).origin, ...own(needs.script)],
    style: own(needs.style),
    connect: [...new Set([new URL(apiUrl).origin, ...own(needs.api)])],
    frame: [frameOrigin],
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
