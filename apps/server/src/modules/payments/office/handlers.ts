import { AppError } from '@institute/contract/errors';
import {
  confirmOfficePayment,
  getOfficePayments,
  refuseOfficePayment,
  takePayment as takePaymentCall,
} from '@institute/contract/payments/office-payments';
import { getOfficeReceipt } from '@institute/contract/payments/office-receipt';
import { type Context, signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { groupChosen } from '../../meetings/index.ts';
import { readSettings } from '../../settings/index.ts';
import { text } from '../text.ts';
import { confirmPayment, refusePayment } from './decide-payment.ts';
import { tokenOf } from './office-rules.ts';
import { presentOfficePayment, presentOfficeReceipt } from './present-office.ts';
import { lineByToken, type OfficePaymentRow, officeLine, officeLines } from './store-office.ts';
import { takePayment } from './take-payment.ts';

const shown = async (context: Context, { id }: OfficePaymentRow) =>
  presentOfficePayment(await officeLine(context.db, id), signedIn(context).userId);

/** Calls about payments that the office takes by other ways than the card. */
export const officeHandlers = [
  handle(takePaymentCall, async (context, sent) => {
    const group = groupChosen(sent);
    const order = {
      ...{ studentId: sent.student_id, amount: sent.amount, way: sent.way },
      ...{ classRef: sent.class_id ?? null, invoiceId: sent.invoice_id ?? null },
      paidOn: sent.paid_on,
      ...(group && { group }),
      ...{ reference: sent.reference, note: sent.note },
    };
    const payment = await takePayment(context, order, sent.request_key);
    const message = payment.state === 'waiting' ? text.office.waits : text.office.taken;
    return { data: await shown(context, payment), message };
  }),

  handle(confirmOfficePayment, async (context, { payment_id }) => ({
    data: await shown(context, await confirmPayment(context, payment_id)),
    message: text.office.taken,
  })),

  handle(refuseOfficePayment, async (context, { payment_id, reason }) => {
    await refusePayment(context, payment_id, reason);
    return { data: null, message: text.office.refused };
  }),

  handle(getOfficePayments, async (context, { student_id, state, ...input }) => {
    const page = pageOf(input);
    const wanted = { studentId: student_id, state };
    const { total, lines } = await officeLines(context.db, page, wanted);
    const { userId } = signedIn(context);
    return {
      data: lines.map((line) => presentOfficePayment(line, userId)),
      meta: page.meta(total),
    };
  }),

  handle(getOfficeReceipt, async ({ db }, { reference }) => {
    const token = tokenOf(reference);
    const line = token === null ? null : await lineByToken(db, token);
    const isThere = line?.payment.state === 'booked' || line?.payment.state === 'returned';
    if (!line || !isThere) throw new AppError('payment_not_found');
    return { data: presentOfficeReceipt(line, (await readSettings(db)).siteName) };
  }),
];
