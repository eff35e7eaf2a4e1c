import { AppError } from '@institute/contract/errors';
import {
  checkBooks as checkBooksCall,
  exportBalanceSheet,
  getAccountTransfers,
  getBalanceSheet,
} from '@institute/contract/payments/books';
import { exportIncome as exportIncomeCall, getIncome } from '@institute/contract/payments/income';
import { refundPayment } from '@institute/contract/payments/managed-payments';
import {
  closeMonth as closeMonthCall,
  getBookMonths,
  reopenMonth as reopenMonthCall,
} from '@institute/contract/payments/months';
import { signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { throttle } from '../../auth/index.ts';
import { text } from '../text.ts';
import { presentCheck, presentTransfer } from './books-present.ts';
import { booksCheck, checkBooks } from './check-books.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { exportBalances, exportIncome } from './export-books.ts';
import { listMonths } from './list-months.ts';
import { kindOf, readBalances, requireDay } from './read-balances.ts';
import { readIncome } from './read-income.ts';
import { creditCardPayment, refundClassPayment } from './refund-payment.ts';
import { accountTransfers } from './store-books.ts';

/** What administrators ask of the books: balances, their check, transfers, and returning a payment. */
export const bookHandlers = [
  handle(refundPayment, async (context, { payment_id, reference, reason, ...sent }) => {
    if ((payment_id === undefined) === (reference === undefined)) {
      throw new AppError('invalid_input', text.nameOne);
    }
    const { amount, balance } =
      reference === undefined
        ? await refundClassPayment(context, {
            paymentId: payment_id ?? 0,
            reason,
            leaveClass: sent.leave_class,
          })
        : await creditCardPayment(context, { reference, reason, studentId: sent.student_id });
    return {
      data: { amountKobo: amount, walletKobo: balance },
      message: text.returned,
    };
  }),

  handle(getBalanceSheet, async (context, { on }) => {
    const accounts = await readBalances(context, on);
    const totalKobo = accounts.reduce((sum, { balanceKobo }) => sum + balanceKobo, 0);
    const check = presentCheck(await booksCheck(context));
    return { data: { accounts, totalKobo, check } };
  }),

  handle(exportBalanceSheet, async (context, { on }) => ({
    data: null,
    download: await exportBalances(context, on),
  })),

  handle(getIncome, async (context, months) => ({ data: await readIncome(context, months) })),

  handle(exportIncomeCall, async (context, months) => ({
    data: null,
    download: await exportIncome(context, months),
  })),

  handle(checkBooksCall, async (context) => {
    await throttle(context, 'books-check', signedIn(context).signInName);
    const check = await checkBooks(context);
    await context.transaction(async () => undefined, { details: { balanced: check.balanced } });
    return { data: presentCheck(check) };
  }),

  handle(getBookMonths, async (context) => ({ data: await listMonths(context) })),

  handle(closeMonthCall, async (context, { month }) => {
    await closeMonth(context, month);
    return { data: null, message: text.monthClosed };
  }),

  handle(reopenMonthCall, async (context, { month, reason }) => {
    await reopenMonth(context, month, reason);
    return { data: null, message: text.monthReopened };
  }),

  handle(getAccountTransfers, async (context, input) => {
    const page = pageOf(input);
    const kind = kindOf(input.account);
    requireDay(context, input.on);
    const until = input.on === undefined ? null : { on: input.on, zone: context.config.timeZone };
    const { total, lines } = await accountTransfers(context.db, kind, page, until);
    return { data: lines.map((line) => presentTransfer(line, kind)), meta: page.meta(total) };
  }),
];
