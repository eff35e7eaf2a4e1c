import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { answerKey } from '../../platform/answer-key.ts';

/** Begins the keys of the wallet's history. */
export const walletKey = answerKey(getWalletHistory);

/** A page of the history, newest first (student specification, section 9). */
export const walletPage = (page: number) => ({ page, perPage: 10 });
