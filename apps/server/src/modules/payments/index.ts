import { accountHandlers } from './accounts/handlers.ts';
import { bookHandlers } from './books/handlers.ts';
import { cardHandlers } from './checkout/handlers.ts';
import { officeCardHandlers } from './checkout/office-handlers.ts';
import { claimHandlers } from './claims/handlers.ts';
import { disputeHandlers } from './disputes/handlers.ts';
import { historyHandlers } from './history/handlers.ts';
import { officeHandlers } from './office/handlers.ts';
import { reconciliationHandlers } from './reconciliation/handlers.ts';
import { refundHandlers } from './refunds/handlers.ts';
import { renewalHandlers } from './renewals/handlers.ts';
import { settlementHandlers } from './settlements/handlers.ts';

// Money by card (checkout), account numbers of students (accounts), payments that the office takes (office) and
// that students say to have made (claims), the list of all payments and its export (history), the balance sheet
// (books), the comparison with the card payment provider (reconciliation), money back (refunds), what is paid by itself
// (renewals), payments that their payers dispute (disputes), and what the provider has paid out to the bank
// (settlements).
export { booksCheck, checkBooks, planBooksCheck } from './books/check-books.ts';
export { refundOf } from './books/refund-rules.ts';
export { unreturnedPayments } from './books/store-refunds.ts';
export { activeProvider } from './checkout/open-payment.ts';
export { receiveWebhook } from './checkout/receive-webhook.ts';
export { referenceKey } from './checkout/reference-rules.ts';
export { namedProofs } from './claims/store-claims.ts';
export { registerJobs } from './jobs.ts';
export { numberTyped, referenceKeyOf } from './office/office-rules.ts';
export { markReturned, paymentsToConfirm, takenUnder } from './office/store-office.ts';
export { lastReconciliation } from './reconciliation/store-reconciliation.ts';

export const handlers = [
  ...historyHandlers,
  ...cardHandlers,
  ...accountHandlers,
  ...officeCardHandlers,
  ...officeHandlers,
  ...claimHandlers,
  ...bookHandlers,
  ...reconciliationHandlers,
  ...refundHandlers,
  ...renewalHandlers,
  ...disputeHandlers,
  ...settlementHandlers,
];
