import { type Class, enrol, getClasses, getMyClasses } from '@institute/contract/classes/classes';
import { flagOf } from '@institute/contract/fields';
import { getMyMeetings } from '@institute/contract/meetings/my-meetings';
import { getGroupChoice } from '@institute/contract/meetings/seats';
import { type Kobo, nairaText } from '@institute/contract/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { callApi } from '../../platform/api.ts';
import { classDetailsKey, myStudyKey, userKey } from '../../platform/query-keys.ts';
import { setBalance } from '../auth/set-balance.ts';
import { walletKey } from '../ledger/api.ts';

export const classesKey = answerKey(getClasses);
export const myClassesKey = answerKey(getMyClasses);

/**
 * Joins a class from the wallet or renews its subscription. It counts as running until the class
 * has been asked for again, so that the page never offers the same payment twice; it is asked for
 * after a failure too, because an answer may be lost after the money has moved. Sent along is the
 * price that was shown, and what of it is paid at once: the server takes no more than that.
 */
export function useEnrol(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shown: Pick<Class, 'priceKobo' | 'isMonthly'> & { now: Kobo }) =>
      callApi(enrol, {
        ...{ classId, price: nairaText(shown.priceKobo), monthly: flagOf(shown.isMonthly) },
        now: nairaText(shown.now),
      }),
    onSuccess: ({ walletKobo }) => {
      setBalance(walletKobo);
      // It says that nothing is left to study, which is not so any more.
      void client.resetQueries({ queryKey: myStudyKey });
    },
    onSettled: () => {
      for (const queryKey of [
        classesKey,
        myClassesKey,
        userKey,
        walletKey,
        answerKey(getMyMeetings),
        answerKey(getGroupChoice),
      ]) {
        void client.invalidateQueries({ queryKey });
      }
      return client.invalidateQueries({ queryKey: classDetailsKey(classId) });
    },
  });
}
