import { AppError } from '@institute/contract/errors';
import {
  type BookAccount,
  bookAccounts,
  checkBooks as checkBooksCall,
  getAccountTransfers,
  getBalanceSheet,
  listedOnceUsed,
} from '@institute/contract/payments/books';
import { refundPayment } from '@institute/contract/payments/managed-payments';
import { signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { throttle } from '../../auth/index.ts';
import { text } from '../text.ts';
import { accountNames, presentCheck, presentTransfer } from './books-present.ts';
import { booksCheck, checkBooks } from './check-books.ts';
import { creditCardPayment, refundClassPayment } from './refund-payment.ts';
import { accountBalances, accountTransfers } from './store-books.ts';

const isListedOnceUsed = (account: BookAccount) => listedOnceUsed.some((one) => one === account);

const kindOf = (account: string) => (account === 'wallets' ? 'wallet' : account);

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

  handle(getBalanceSheet, async (context) => {
    const balances = await accountBalances(context.db);
    const totalKobo = balances.reduce((sum, { balance }) => sum + balance, 0);
    return {
      data: {
        accounts: bookAccounts.flatMap((account) => {
          const found = balances.find(({ kind }) => kind === kindOf(account));
          if (isListedOnceUsed(account) && !found?.isUsed) return [];
          return {
            account,
            name: accountNames[account],
            balanceKobo: found?.balance ?? 0,
            holders: account === 'wallets' ? (found?.holders ?? 0) : null,
          };
        }),
        totalKobo,
        check: presentCheck(await booksCheck(context)),
      },
    };
  }),

  handle(checkBooksCall, async (context) => {
    await throttle(context, 'books-check', signedIn(context).signInName);
    const check = await checkBooks(context);
    await context.transaction(async () => undefined, { details: { balanced: check.balanced } });
    return { data: presentCheck(check) };
  }),

  handle(getAccountTransfers, async (context, input) => {
    const page = pageOf(input);
    const kind = kindOf(input.account);
    const { total, lines } = await accountTransfers(context.db, kind, page);
    return { data: lines.map((line) => presentTransfer(line, kind)), meta: page.meta(total) };
  }),
];
