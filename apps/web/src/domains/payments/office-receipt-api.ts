import { getOfficeReceipt, type OfficeReceipt } from '@institute/contract/payments/office-receipt';
import { callApi } from '../../platform/api.ts';

/** The receipt that a reference opens; without the store of answers, which visitors need not load. */
export const officeReceipt = (reference: string): Promise<OfficeReceipt> =>
  callApi(getOfficeReceipt, { reference });
