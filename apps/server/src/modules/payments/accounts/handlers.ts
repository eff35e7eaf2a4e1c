import {
  type AccountNumber,
  getAccountNumber,
  getStudentAccountNumber,
  requeryAccountNumber as requeryCall,
  requestAccountNumber as requestCall,
} from '@institute/contract/payments/account-numbers';
import { type Context, signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { accountsProvider, requeryAccountNumber, requestAccountNumber } from './request-account.ts';
import { type AccountNumberRow, accountNumberOf } from './store-accounts.ts';

/** An account number as the student and the office see it. */
function presentAccountNumber(row: AccountNumberRow | null): AccountNumber {
  if (!row || row.state === 'closing') {
    return { state: 'none', number: '', bank: '', holder: '', reason: '' };
  }
  const { state, number, bank, holder, reason } = row;
  return { state, number: number ?? '', bank, holder, reason };
}

/** That of a person, `off` where the institute gives none; a number that is there goes on to be shown. */
async function shownOf(context: Context, userId: number): Promise<AccountNumber> {
  const shown = presentAccountNumber(await accountNumberOf(context.db, userId));
  if (shown.state === 'assigned' || (await accountsProvider(context))) return shown;
  return { ...presentAccountNumber(null), state: 'off' };
}

/** Calls about the account numbers of students. */
export const accountHandlers = [
  handle(getAccountNumber, async (context) => ({
    data: await shownOf(context, signedIn(context).userId),
  })),

  handle(requestCall, async (context) => ({
    data: presentAccountNumber(await requestAccountNumber(context)),
  })),

  handle(requeryCall, async (context) => ({
    data: presentAccountNumber(await requeryAccountNumber(context)),
    message: text.accountNumbers.lookedAgain,
  })),

  handle(getStudentAccountNumber, async (context, { student_id }) => ({
    data: await shownOf(context, student_id),
  })),
];
