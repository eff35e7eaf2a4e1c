/** What is owed, for what and until when, and what has paid it. */
export { billParts, billPartsLater } from './bill-parts.ts';
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { settleMonth } from './months.ts';
export { writeBill } from './office-invoices.ts';
export { payAhead, payFrom, returnSettlement } from './pay-invoice.ts';
export { presentOwed } from './present.ts';
export { isInvoiceKey, overdueFrom, restOf, whatFor } from './rules.ts';
export {
  billedUnder,
  cancelUnpaid,
  type InvoiceLine,
  type InvoiceRow,
  invoiceLine,
  isPaidInParts,
  lockInvoice,
  moveInvoices,
} from './store.ts';
export { markReminded } from './store-due.ts';
export { lapseMonths, writeOpenMonth } from './store-months.ts';
export { owedLines } from './store-owing.ts';
export { keysOfPlaces, placePaidBy } from './store-settlements.ts';
