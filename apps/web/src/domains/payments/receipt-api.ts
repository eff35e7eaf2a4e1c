import { getPaymentReceipt } from '@institute/contract/payments';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type Receipt, receiptOf } from './model.ts';

/** The receipt of one card payment, by its reference in either spelling. */
export function useReceipt(reference: string): UseQueryResult<Receipt> {
  return useQuery({
    queryKey: ['receipt', reference],
    queryFn: ({ signal }) => callApi(getPaymentReceipt, { reference }, { signal }),
    select: receiptOf,
  });
}
