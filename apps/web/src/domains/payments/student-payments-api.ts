import { askAboutPayment, getStudentPayments } from '@institute/contract/managed-payments';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import { booksKey, paymentHistoryKey, reportKey } from '../../platform/query-keys.ts';
import { recordKey } from '../people/record-api.ts';
import { studentsKey } from '../people/students-api.ts';
import { type CardPayment, cardPaymentOf } from './model.ts';

/** A page of what a student has paid, or tried to pay, by card, newest first. */
export function useStudentPayments(
  id: number,
  query: PageQuery,
): UseQueryResult<PageOfRows<CardPayment>> {
  return usePagedList({
    key: [...recordKey(id), 'card-payments'],
    call: getStudentPayments,
    input: { ...pageFields(query), student_id: id },
    rowOf: cardPaymentOf,
  });
}

/** Asks the card provider about somebody's payment; what has arrived is credited once. */
export function useAskProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reference: string): Promise<CardPayment> =>
      cardPaymentOf(await callApi(askAboutPayment, { reference })),
    // After a failure too: a response may be lost after the money has moved.
    onSettled: () => {
      for (const queryKey of [reportKey, paymentHistoryKey, booksKey, studentsKey]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
