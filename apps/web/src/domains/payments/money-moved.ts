import { getReconciliation } from '@institute/contract/managed-payments';
import { accountAnswers, moneyAnswers } from '../people/account-answers.ts';

/** Everything that a movement of money by an administrator makes out of date. */
export const moneyMoved = [...moneyAnswers, getReconciliation, ...accountAnswers] as const;
