import {
  getAccountsToJoin,
  joinAccounts as joinAccountsCall,
} from '@institute/contract/privacy/joining';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { accountsToJoin } from './accounts-to-join.ts';
import { joinAccounts } from './join-accounts.ts';

/** How two accounts of one person become one. */
export const joiningHandlers = [
  handle(getAccountsToJoin, async (context, { student_id, other_id }) => {
    const [student, other] = await accountsToJoin(context, student_id, other_id);
    return { data: { student, other } };
  }),

  handle(joinAccountsCall, async (context, { stays_id, ends_id, reason, request_key }) => {
    const order = { staysId: stays_id, endsId: ends_id, reason };
    const { moved, balance } = await joinAccounts(context, order, request_key);
    return { data: { movedKobo: moved, walletKobo: balance }, message: text.joined };
  }),
];
