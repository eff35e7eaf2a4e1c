import { createHmac } from 'node:crypto';
import type { ProviderName } from '@institute/contract/payments/payments';
import { eq } from 'drizzle-orm';
import {
  type CardProvider,
  CardProviderAway,
  type CardTransaction,
} from '../../src/platform/card-provider.ts';
import { chargeIn } from '../../src/platform/paystack-api.ts';
import { paymentDifferences } from '../../src/schema/index.ts';
import { Institute, type Person } from './institute.ts';

const SECRET = 'sk_test_of_the_tests';

/** The card payment provider of a test: knows what the test has told it, and counts questions. */
export class FakePaystack implements CardProvider {
  readonly signatureHeader = 'x-paystack-signature';
  readonly chargeIn = chargeIn;
  readonly accounts = null;
  readonly refunds = null;
  readonly charges = null;
  readonly disputes = null;
  readonly settlements = null;
  readonly script = 'https://js.paystack.co/v2/inline.js';
  readonly name: ProviderName;
  readonly transactions = new Map<string, CardTransaction>();
  /** References it was asked about, in order. */
  readonly asked: string[] = [];
  isAway = false;

  constructor(name: ProviderName = 'paystack') {
    this.name = name;
  }

  async verify(reference: string): Promise<CardTransaction | null> {
    this.asked.push(reference);
    if (this.isAway) throw new CardProviderAway('away');
    return this.transactions.get(reference) ?? null;
  }

  async list({ from, to, page }: { from: Date; to: Date; page: number }) {
    if (this.isAway) throw new CardProviderAway('away');
    const all = [...this.transactions.values()].filter(
      ({ status, paidAt }) => status === 'success' && paidAt && paidAt >= from && paidAt <= to,
    );
    return { transactions: all.slice((page - 1) * 2, page * 2), more: all.length > page * 2 };
  }

  isSigned(body: Buffer, signature: string): boolean {
    return signature === signatureOf(body.toString());
  }

  /** Takes a payment at the provider; the product does not hear of it yet. */
  pay(own: Partial<CardTransaction> & { reference: string; amount: number; email: string }) {
    this.transactions.set(own.reference, {
      status: 'success',
      currency: 'NGN',
      method: 'Visa •••• 4081',
      paidAt: new Date('2026-11-16T09:00:00Z'),
      account: null,
      card: null,
      refusal: '',
      ...own,
    });
  }
}

/** What the provider would sign a body with. */
export const signatureOf = (body: string, key = SECRET) =>
  createHmac('sha512', key).update(body).digest('hex');

/** Sends a webhook; signed by the provider unless said otherwise. */
export async function webhook(
  institute: Institute,
  reference: string,
  own: { event?: string; signature?: string; body?: string } = {},
): Promise<number> {
  const body =
    own.body ?? JSON.stringify({ event: own.event ?? 'charge.success', data: { reference } });
  const response = await institute.app.inject({
    method: 'POST',
    url: '/webhooks/paystack',
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': own.signature ?? signatureOf(body),
    },
    payload: body,
  });
  return response.statusCode;
}

/** An institute that takes cards, with its provider. */
export async function openWithCards() {
  const paystack = new FakePaystack();
  const institute = await Institute.open({}, { cardProviders: { paystack } });
  const admin = await institute.admin();
  await admin.call.updateAppSettings({ paystackKey: 'pk_test_of_the_tests' });
  return { institute, paystack };
}

/** Opens a wallet funding of `naira`. */
export async function openFunding(payer: Person, naira: number) {
  const response = await payer.call.initPayment({ purpose: 'fund', amount: String(naira) });
  if (!response.status) throw new Error(response.message);
  return response.data;
}

/** Opens the card payment of a class. */
export async function openClassPayment(payer: Person, classId: number) {
  const response = await payer.call.initPayment({ purpose: 'class', class_id: classId });
  if (!response.status) throw new Error(response.message);
  return response.data;
}

/**
 * A payment of ₦900 that came ₦100 short, as an earlier version has left it: nothing was credited, and a
 * person is to look at it.
 */
export async function aShortPayment(institute: Institute, paystack: FakePaystack) {
  const payer = await institute.student();
  const { reference, amount, email } = await openFunding(payer, 900);
  const paid = { reference, amount: amount - 10_000, email };
  paystack.pay({ ...paid, currency: 'USD' });
  await payer.call.verifyPayment({ reference });
  await institute.services.db
    .update(paymentDifferences)
    .set({ currency: 'NGN' })
    .where(eq(paymentDifferences.reference, reference));
  paystack.pay(paid);
  return { payer, reference };
}
