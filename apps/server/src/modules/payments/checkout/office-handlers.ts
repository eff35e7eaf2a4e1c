import { askAboutPayment, getStudentPayments } from '@institute/contract/payments/managed-payments';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { askProvider } from './ask-provider.ts';
import { presentCardPayment } from './present.ts';
import { paymentLine, paymentsOf } from './store-cards.ts';

/** Calls of the office about what students pay by card. */
export const officeCardHandlers = [
  handle(getStudentPayments, async ({ db, clock }, { student_id, ...input }) => {
    const page = pageOf(input);
    const { total, lines } = await paymentsOf(db, student_id, { ...page, state: undefined });
    const now = clock.now();
    return { data: lines.map((line) => presentCardPayment(line, now)), meta: page.meta(total) };
  }),

  handle(askAboutPayment, async (context, { reference }) => {
    const { id } = await askProvider(context, reference);
    const line = await paymentLine(context.db, id);
    return { data: presentCardPayment(line, context.clock.now()) };
  }),
];
