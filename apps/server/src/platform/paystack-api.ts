import * as z from 'zod';
import { type CardConfig, CardProviderAway, type CardTransaction } from './card-provider.ts';
import { text } from './text.ts';

/** Channel of what came to a dedicated account. */
const TO_ACCOUNT = 'dedicated_nuban';

export const Transaction = z.object({
  status: z.string(),
  reference: z.string(),
  amount: z.number().int().nonnegative(),
  currency: z.string(),
  paid_at: z.string().nullish(),
  channel: z.string().nullish(),
  gateway_response: z.string().nullish(),
  customer: z
    .object({ email: z.string().nullish(), customer_code: z.string().nullish() })
    .nullish(),
  authorization: z
    .object({
      brand: z.string().nullish(),
      last4: z.string().nullish(),
      bank: z.string().nullish(),
      receiver_bank_account_number: z.string().nullish(),
      authorization_code: z.string().nullish(),
      exp_month: z.coerce.string().nullish(),
      exp_year: z.coerce.string().nullish(),
      reusable: z.boolean().nullish(),
    })
    .nullish(),
});
export const Listed = z.object({
  status: z.literal(true),
  data: z.array(Transaction),
  meta: z.object({ page: z.coerce.number(), pageCount: z.coerce.number() }).partial().nullish(),
});

const ChargeEvent = z.object({
  event: z.string().regex(/^charge\./),
  data: z.object({ reference: z.string().max(120), channel: z.string().nullish() }),
});

/** What a webhook about a charge names; null when it is about something else. */
export function chargeIn(body: Buffer): { reference: string; isTransfer: boolean } | null {
  const charge = ChargeEvent.safeParse(jsonIn(body)).data?.data;
  return charge ? { reference: charge.reference, isTransfer: charge.channel === TO_ACCOUNT } : null;
}

/** What a body holds; undefined for what is no JSON. */
export function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** An answer of the API. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** Asks the API; a `sent` body is posted unless the method says otherwise. Throws `CardProviderAway`. */
export type AskApi = (
  path: string,
  own?: { method?: string; sent?: Record<string, unknown> },
) => Promise<ApiAnswer>;

/** Reaches Paystack's API, or whatever speaks its protocol. */
export const openApi =
  ({ apiUrl, secretKey }: Pick<CardConfig, 'apiUrl' | 'secretKey'>, timeoutMs: number): AskApi =>
  async (path, { sent, method = sent ? 'POST' : 'GET' } = {}) => {
    try {
      const response = await fetch(`${apiUrl.replace(/\/+$/, '')}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: 'application/json',
          ...(sent && { 'content-type': 'application/json' }),
        },
        ...(sent && { body: JSON.stringify(sent) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw new CardProviderAway('the card payment provider did not answer', { cause: error });
    }
  };

/** The provider's word that something is not as it should be: ask again later. */
export const away = ({ status }: ApiAnswer) =>
  new CardProviderAway(`the card payment provider answered ${status}`);

/** A transaction as the product reads it. */
export function transactionOf(said: z.infer<typeof Transaction>): CardTransaction {
  return {
    reference: said.reference,
    status: statusOf(said.status),
    amount: said.amount,
    currency: said.currency,
    email: (said.customer?.email ?? '').trim().toLowerCase(),
    method: methodOf(said),
    paidAt: said.paid_at ? new Date(said.paid_at) : null,
    account: receiverOf(said),
    card: reusableOf(said),
    refusal: said.status === 'failed' ? (said.gateway_response ?? '').slice(0, 300) : '',
  };
}

function receiverOf({ channel, customer, authorization }: z.infer<typeof Transaction>) {
  if (channel !== TO_ACCOUNT) return null;
  return {
    customerCode: customer?.customer_code ?? '',
    number: authorization?.receiver_bank_account_number ?? '',
  };
}

/** The card that may be charged again; null for one that may not, or of which too little is said. */
function reusableOf({ channel, authorization: said }: z.infer<typeof Transaction>) {
  const { authorization_code: code, last4, exp_month: month, exp_year: year } = said ?? {};
  if (channel !== 'card' || said?.reusable !== true || !code || !last4) return null;
  if (!/^\d{4}$/.test(year ?? '') || !/^(0?[1-9]|1[0-2])$/.test(month ?? '')) return null;
  const expires = `${year}-${String(month).padStart(2, '0')}`;
  return { code, brand: brandOf(said.brand), lastFour: last4.slice(-4), expires };
}

function brandOf(said: string | null | undefined): string {
  const brand = (said ?? '').trim().slice(0, 20);
  return brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : '';
}

function statusOf(word: string): CardTransaction['status'] {
  if (word === 'success') return word;
  if (word === 'failed' || word === 'reversed' || word === 'abandoned') return word;
  return 'underway';
}

const CHANNELS: Readonly<Record<string, string>> = text.channels;

function methodOf({ channel, authorization }: z.infer<typeof Transaction>): string {
  const way = CHANNELS[channel ?? ''] ?? '';
  if (channel !== 'card' || !authorization?.last4) return way;
  return `${brandOf(authorization.brand) || way} •••• ${authorization.last4.slice(-4)}`;
}
