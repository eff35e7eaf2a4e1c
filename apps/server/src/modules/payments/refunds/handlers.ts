import { AppError } from '@institute/contract/errors';
import {
  completeRefund as completeRefundCall,
  confirmRefund as confirmRefundCall,
  getMyRefunds,
  getRefundSources,
  getRefunds,
  recordRefund as recordRefundCall,
  sendRefund as sendRefundCall,
  stopRefund as stopRefundCall,
} from '@institute/contract/payments/refunds';
import { type Context, signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { userById } from '../../auth/index.ts';
import { walletBalance, walletMovements } from '../../ledger/index.ts';
import { disputedAmong } from '../disputes/store-disputes.ts';
import { text } from '../text.ts';
import { completeRefund, confirmRefund, recordRefund, stopRefund } from './decide-refund.ts';
import { presentOwnRefund, presentRefund } from './present-refunds.ts';
import { accountOf } from './refund-account.ts';
import { sendRefund } from './send-refund.ts';
import { cameIn } from './sent-refund-rules.ts';
import {
  arrivedPayments,
  type RefundRow,
  refundLine,
  refundLines,
  refundsOf,
  returnedOf,
} from './store-sent-refunds.ts';

/** How many of a student are told of: refunds, and card payments that money can go back to. */
const MOST = { own: 20, payments: 50 };

const shown = async (context: Context, { id }: RefundRow) =>
  presentRefund(await refundLine(context.db, id), signedIn(context).userId);

/** Card payments of which something is left, and about which no dispute is open. */
async function cardsOf({ db }: Context, userId: number) {
  const lines = await arrivedPayments(db, userId, MOST.payments);
  const ids = lines.map(({ payment }) => payment.id);
  const returned = await returnedOf(db, ids);
  const disputed = await disputedAmong(db, ids);
  return lines
    .filter(({ payment }) => !disputed.has(payment.id))
    .map(({ payment, className }) => ({
      ...{ reference: payment.reference, method: payment.method, className: className ?? '' },
      paidAt: payment.settledAt ?? payment.createdAt,
      amountKobo: payment.received ?? 0,
      leftKobo: (payment.received ?? 0) - (returned.get(payment.id) ?? 0),
    }))
    .filter(({ leftKobo }) => leftKobo > 0);
}

/** Calls about money that goes back out of wallets. */
export const refundHandlers = [
  handle(getRefundSources, async (context, { student_id }) => {
    if (!(await userById(context.db, student_id))) throw new AppError('student_not_found');
    return {
      data: {
        walletKobo: await walletBalance(context.db, student_id),
        mostKobo: cameIn(await walletMovements(context.db, student_id)),
        cards: await cardsOf(context, student_id),
      },
    };
  }),

  handle(sendRefundCall, async (context, sent) => {
    const order = {
      ...{ studentId: sent.student_id, way: sent.way, amount: sent.amount, reason: sent.reason },
      ...{ reference: sent.reference ?? null, account: accountOf(sent) },
      ...{ paymentId: sent.payment_id ?? null, leaveClass: sent.leave_class },
    };
    const refund = await sendRefund(context, order, sent.request_key);
    const { waits, sentByCard, toTransfer } = text.refunds;
    const sentWords = refund.way === 'card' ? sentByCard : toTransfer;
    const message = refund.state === 'waiting' ? waits : sentWords;
    return { data: await shown(context, refund), message };
  }),

  handle(confirmRefundCall, async (context, { refund_id }) => {
    const refund = await confirmRefund(context, refund_id);
    const { sentByCard, toTransfer } = text.refunds;
    return {
      data: await shown(context, refund),
      message: refund.way === 'card' ? sentByCard : toTransfer,
    };
  }),

  handle(stopRefundCall, async (context, { refund_id, reason }) => ({
    data: await shown(context, await stopRefund(context, refund_id, reason)),
    message: text.refunds.stopped,
  })),

  handle(recordRefundCall, async (context, { refund_id, paid_on, reference }) => {
    const transfer = { paidOn: paid_on, reference };
    const refund = await recordRefund(context, refund_id, transfer);
    return { data: await shown(context, refund), message: text.refunds.recorded };
  }),

  handle(completeRefundCall, async (context, { refund_id, ...sent }) => {
    const refund = await completeRefund(context, refund_id, accountOf(sent));
    return { data: await shown(context, refund), message: text.refunds.sentByCard };
  }),

  handle(getRefunds, async (context, { student_id, state, ...input }) => {
    const page = pageOf(input);
    const wanted = { studentId: student_id, state };
    const { total, lines } = await refundLines(context.db, page, wanted);
    const { userId } = signedIn(context);
    return { data: lines.map((line) => presentRefund(line, userId)), meta: page.meta(total) };
  }),

  handle(getMyRefunds, async (context) => {
    const lines = await refundsOf(context.db, signedIn(context).userId, MOST.own);
    return { data: lines.map(presentOwnRefund) };
  }),
];
