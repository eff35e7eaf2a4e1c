import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { CardConfig, CardOrigins, CardProvider } from './card-provider.ts';
import { openAccounts } from './paystack-accounts.ts';
import {
  type ApiAnswer,
  away,
  chargeIn,
  Listed,
  openApi,
  Transaction,
  transactionOf,
} from './paystack-api.ts';
import { openCharges } from './paystack-charges.ts';
import { openDisputes } from './paystack-disputes.ts';
import { openRefunds } from './paystack-refunds.ts';
import { openSettlements } from './paystack-settlements.ts';
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

const Verified = z.object({ status: z.literal(true), data: Transaction });

/** Paystack over HTTP, or whatever speaks its protocol at `apiUrl`. */
export function openPaystack(
  { apiUrl, inlineUrl, secretKey }: Omit<CardConfig, 'frameOrigin'>,
  timeoutMs: number = timeLimits.cardProvider,
): CardProvider {
  const ask = openApi({ apiUrl, secretKey }, timeoutMs);
  return {
    name: 'paystack',
    script: inlineUrl,
    async verify(reference) {
      const answer = await ask(`/transaction/verify/${encodeURIComponent(reference)}`);
      const known = Verified.safeParse(answer.body);
      if (answer.status === 200 && known.success) return transactionOf(known.data.data);
      if (isUnknownReference(answer)) return null;
      throw away(answer);
    },
    async list({ from, to, page }) {
      const query = new URLSearchParams({
        status: 'success',
        from: from.toISOString(),
        to: to.toISOString(),
        page: String(page),
        perPage: String(PER_PAGE),
      });
      const answer = await ask(`/transaction?${query}`);
      const listed = Listed.safeParse(answer.body);
      if (answer.status !== 200 || !listed.success) throw away(answer);
      const { data, meta } = listed.data;
      const more = meta?.pageCount === undefined ? data.length >= PER_PAGE : page < meta.pageCount;
      return { transactions: data.map(transactionOf), more };
    },
    signatureHeader: 'x-paystack-signature',
    chargeIn,
    accounts: openAccounts(ask, secretKey),
    refunds: openRefunds(ask),
    charges: openCharges(ask),
    disputes: openDisputes(ask, timeoutMs),
    settlements: openSettlements(ask),
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
function isUnknownReference({ status, body }: ApiAnswer): boolean {
  const { status: ok, message = '' } = (body ?? {}) as { status?: unknown; message?: unknown };
  return (
    (status === 404 || status === 400) && ok === false && /not found|invalid/i.test(String(message))
  );
}
