import type { Services } from '../../context.ts';
import { listedPayments } from '../roster/index.ts';
import { accountLooks, findAccount, sweepAccountNumbers } from './accounts/find-account.ts';
import { bookChecks, checkBooks } from './books/check-books.ts';
import { mailReceipt, receiptMails } from './checkout/mail-receipt.ts';
import { settleById, settlements } from './checkout/settle-payment.ts';
import { sweepPayments } from './checkout/sweep-payments.ts';
import { claimMails, mailClaim } from './claims/mail-claim.ts';
import { disputeLooks } from './disputes/dispute-looks.ts';
import {
  disputeAnswers,
  lookAtDispute,
  sweepDisputes,
  tellAnswer,
} from './disputes/follow-dispute.ts';
import { keepWays } from './history/store-ways.ts';
import { bookListed } from './office/book-listed.ts';
import { reconcileAll } from './reconciliation/reconcile.ts';
import { followRefund, refundLooks, sweepRefunds } from './refunds/follow-refund.ts';
import { lookAtReturns, returnLooks } from './refunds/hear-refund.ts';
import { mailRefund, refundMails } from './refunds/mail-refund.ts';
import { chargeCard, charges } from './renewals/charge-card.ts';
import { renewalRuns, runRenewal, runRenewals } from './renewals/run-renewals.ts';
import { fetchSettlements } from './settlements/fetch-settlements.ts';

/** What payments do after the response, and by the clock. */
export function registerJobs(services: Services): void {
  const { jobs } = services;
  jobs.work(settlements, ({ paymentId }) => settleById(services, paymentId), { concurrency: 5 });
  jobs.work(receiptMails, (receipt) => mailReceipt(services, receipt), { concurrency: 2 });
  jobs.work(claimMails, (decided) => mailClaim(services, decided), { concurrency: 2 });
  jobs.work(listedPayments, (listed) => bookListed(services, listed));
  jobs.work(accountLooks, ({ accountNumberId }) => findAccount(services, accountNumberId));
  jobs.every('account-numbers-due', '* * * * *', () => sweepAccountNumbers(services));
  jobs.every('card-payments', '* * * * *', () => sweepPayments(services));
  jobs.work(refundLooks, ({ refundId }) => followRefund(services, refundId));
  jobs.work(returnLooks, ({ paymentId }) => lookAtReturns(services, paymentId));
  jobs.work(refundMails, (step) => mailRefund(services, step), { concurrency: 2 });
  jobs.every('refunds-due', '* * * * *', () => sweepRefunds(services));
  jobs.work(charges, ({ paymentId }) => chargeCard(services, paymentId), { concurrency: 2 });
  jobs.work(renewalRuns, ({ placeId }) => runRenewal(services, placeId));
  jobs.every('renewals-due', '7-59/10 * * * *', () => runRenewals(services));
  jobs.work(disputeLooks, (news) => lookAtDispute(services, news));
  jobs.work(disputeAnswers, ({ disputeId }) => tellAnswer(services, disputeId));
  jobs.every('disputes-due', '* * * * *', () => sweepDisputes(services));
  jobs.work(bookChecks, async () => {
    await checkBooks(services);
  });
  jobs.every('check-books', '23 */4 * * *', () => checkBooks(services));
  jobs.every('payment-ways', '35 * * * *', async () => {
    await keepWays(services.db);
  });
  jobs.every('reconciliation', '40 4 * * *', async () => {
    await reconcileAll(services, null);
  });
  jobs.every('settlements', '50 */4 * * *', () => fetchSettlements(services));
}
