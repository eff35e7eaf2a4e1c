import { initPayment, verifyPayment } from '@institute/contract/payments/payments';
import { sendRefund } from '@institute/contract/payments/refunds';
import type { Actor } from '../src/context.ts';
import { signInAs } from '../src/modules/auth/index.ts';
import { perform, type Stage } from './perform.ts';
import type { Event } from './student-histories.ts';

const HOUR = 3_600_000;

/** How a payment ends at the payment simulator, see `tools/simulator/endings.mjs`. */
type Ending = 'paid' | 'stuck' | 'disputed';

/** What students of the demo have paid by card: one goes back, one is on its way back, one is disputed by its payer. */
const payments: {
  email: string;
  hoursAgo: number;
  amount: string;
  ending: Ending;
  back?: string;
}[] = [
  { email: 'emeka@example.com', hoursAgo: 30, amount: '6000', ending: 'paid', back: '6000' },
  { email: 'folake@example.com', hoursAgo: 28, amount: '4000', ending: 'stuck', back: '1500' },
  { email: 'tunde@example.com', hoursAgo: 6, amount: '5000', ending: 'disputed' },
];

/** Card payments of the last days, made at the payment simulator; what goes back is asked for two hours after. */
export function paidByCard(stage: Stage, admin: Actor, today: Date): Event[] {
  return payments.flatMap(({ email, hoursAgo, amount, ending, back }) => {
    let paid = { reference: '', student: 0 };
    const at = new Date(today.getTime() - hoursAgo * HOUR);
    const pay = async () => {
      const { services, studentPassword: password } = stage;
      const student = await signInAs(services, { email, password });
      const { data } = await perform(stage, student, initPayment, { purpose: 'fund', amount });
      await payAt(new URL(data.script).origin, data, ending);
      await perform(stage, student, verifyPayment, { reference: data.reference });
      paid = { reference: data.reference, student: student.userId };
    };
    const sendBack = async () => {
      await perform(stage, admin, sendRefund, {
        ...{ student_id: paid.student, way: 'card', reference: paid.reference },
        ...{ amount: back ?? '', reason: 'Paid twice' },
      });
    };
    const later = new Date(at.getTime() + 2 * HOUR);
    return [{ at, run: pay }, ...(back === undefined ? [] : [{ at: later, run: sendBack }])];
  });
}

/** Pays in the simulator's window, as a person would. */
async function payAt(
  origin: string,
  {
    key,
    email,
    amount,
    reference,
  }: { key: string; email: string; amount: number; reference: string },
  ending: Ending,
): Promise<void> {
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the payment simulator answered ${answer.status} to ${path}`);
    return (await answer.json()) as { data?: { access_code: string } };
  };
  const { data } = await ask('/checkout/request_inline', { key, email, amount, reference });
  await ask(`/checkout/${data?.access_code}/act`, { act: 'pay', ending });
}
