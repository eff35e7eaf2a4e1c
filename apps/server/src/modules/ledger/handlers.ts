import { getWalletHistory } from '@institute/contract/ledger';
import { handle, signedIn } from '../../context.ts';
import { pageOf } from '../../page.ts';
import { presentTransaction } from './present.ts';
import { walletHistory } from './store.ts';

export const handlers = [
  handle(getWalletHistory, async (context, input) => {
    const page = pageOf(input);
    const { total, lines } = await walletHistory(context.db, signedIn(context).userId, page);
    return { data: lines.map(presentTransaction), meta: page.meta(total) };
  }),
];
