import {
  CURRENCY,
  getMyPayments,
  getPaymentReceipt,
  initPayment,
  verifyPayment as verifyPaymentCall,
} from '@institute/contract/payments/payments';
import { signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { enrolmentOf } from '../../classes/index.ts';
import { walletBalance } from '../../ledger/index.ts';
import { openPayment } from './open-payment.ts';
import { presentCardPayment, presentReceiptLine } from './present.ts';
import { receiptOf } from './receipt.ts';
import { paymentLine, paymentsOf } from './store-cards.ts';
import { verifyPayment } from './verify-payment.ts';

/** Calls of those who pay by card. */
export const cardHandlers = [
  handle(initPayment, async (context, input) => {
    const opened = await openPayment(
      context,
      input.purpose === 'fund' ? input : { purpose: 'class', classRef: input.class_id },
    );
    return { data: { ...opened, currency: CURRENCY } };
  }),

  handle(verifyPaymentCall, async (context, { reference, closed }) => {
    const { userId } = signedIn(context);
    const payment = await verifyPayment(context, { reference, isClosed: closed });
    const line = await paymentLine(context.db, payment.id);
    const { classId } = payment;
    const isEnrolled =
      classId !== null && (await enrolmentOf(context.db, userId, classId)) !== null;
    return {
      data: {
        ...presentCardPayment(line, context.clock.now()),
        isEnrolled,
        walletKobo: await walletBalance(context.db, userId),
      },
    };
  }),

  handle(getPaymentReceipt, async (context, { reference }) => {
    const { line, payer, siteName, transfers } = await receiptOf(context, reference);
    return {
      data: {
        ...presentCardPayment(line, context.clock.now()),
        name: payer?.name ?? '',
        email: payer?.email ?? '',
        siteName,
        method: line.payment.method,
        lines: transfers.map(presentReceiptLine),
      },
    };
  }),

  handle(getMyPayments, async (context, input) => {
    const page = pageOf(input);
    const wanted = { ...page, state: input.state };
    const { total, lines } = await paymentsOf(context.db, signedIn(context).userId, wanted);
    const now = context.clock.now();
    return { data: lines.map((line) => presentCardPayment(line, now)), meta: page.meta(total) };
  }),
];
