import { getStudentWallet, getWalletHistory } from '@institute/contract/ledger/ledger';
import { signedIn } from '../../context.ts';
import { handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { presentStudentTransaction, presentTransaction } from './present.ts';
import { isFunding } from './rules.ts';
import { walletHistory } from './store.ts';
import { fundingsOf } from './store-fundings.ts';

export const handlers = [
  handle(getWalletHistory, async (context, input) => {
    const page = pageOf(input);
    const { total, lines } = await walletHistory(context.db, signedIn(context).userId, page);
    return { data: lines.map(presentTransaction), meta: page.meta(total) };
  }),

  handle(getStudentWallet, async ({ db }, { student_id, ...input }) => {
    const page = pageOf(input);
    const { total, lines } = await walletHistory(db, student_id, page);
    const credits = lines.filter(({ kind }) => isFunding(kind)).map(({ id }) => id);
    const fundings = await fundingsOf(db, student_id, credits);
    const data = lines.map((line) => presentStudentTransaction(line, fundings));
    return { data, meta: page.meta(total) };
  }),
];
