import { nairaNumber } from '@institute/contract/money';
import {
  exportPaymentDetails,
  exportPayments,
  getPaymentHistory,
} from '@institute/contract/payments/payment-history';
import { handle } from '../../../handler.ts';
import { exportDetails, exportList } from './export-payments.ts';
import { listPayments } from './list-payments.ts';
import { presentPayment } from './present-history.ts';

export const historyHandlers = [
  handle(getPaymentHistory, async (context, input) => {
    const { rows, meta, credit, debit } = await listPayments(context, input);
    return {
      data: rows.map(presentPayment),
      meta: {
        ...meta,
        total_credit: nairaNumber(credit),
        total_debit: nairaNumber(debit),
        net_balance: nairaNumber(credit - debit),
      },
    };
  }),

  handle(exportPayments, async (context, input) => ({
    data: null,
    download: await exportList(context, input),
  })),

  handle(exportPaymentDetails, async (context, input) => ({
    data: null,
    download: await exportDetails(context, input),
  })),
];
