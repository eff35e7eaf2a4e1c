import {
  initPayment,
  type PaymentState,
  verifyPayment,
} from '@institute/contract/payments/payments';
import type { Session } from './api.ts';

/** What a card pays for. */
type Purpose = { purpose: 'fund'; amount: string } | { purpose: 'class'; class_id: string };

/** Pays at the simulator without a window; `ending` says what the provider records. */
export async function payUnseen(
  payer: Session,
  purpose: Purpose,
  ending = 'paid',
): Promise<{ reference: string; state: PaymentState }> {
  const order = await payer.call(initPayment, purpose);
  const { origin } = new URL(order.script);
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { data?: { access_code?: string } };
  };
  const { key, email, amount, currency, reference } = order;
  const asked = { key, email, amount, currency, reference };
  const opened = await post('/checkout/request_inline', asked);
  await post(`/checkout/${opened.data?.access_code}/act`, { act: 'pay', ending });
  const { state } = await payer.call(verifyPayment, { reference });
  return { reference, state };
}

/** Has the simulator pay out what lies there to the institute's bank, with a sum that is so many kobo off. */
export async function payOut(payer: Session, off = 0): Promise<void> {
  const { script } = await payer.call(initPayment, { purpose: 'fund', amount: '100' });
  await fetch(new URL('/bank/settle', script), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ off }),
  });
}

/** Disputes a payment at the payer's bank, or ends that for either side, as the simulator is told. */
export async function disputeAtBank(
  payer: Session,
  reference: string,
  resolution?: 'merchant-accepted' | 'declined',
): Promise<void> {
  const { script } = await payer.call(initPayment, { purpose: 'fund', amount: '100' });
  await fetch(new URL('/bank/dispute', script), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, ...(resolution && { resolution }) }),
  });
}
