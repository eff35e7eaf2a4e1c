/** Students who are given accounts and places in classes by the office, many at once. */
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { billDebt } from './listed-debts.ts';
export { type ListedPayment, listedPayments } from './listed-payments.ts';
