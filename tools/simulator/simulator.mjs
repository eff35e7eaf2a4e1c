import { createServer } from 'node:http';
import { endDispute, openDispute } from './disputes.mjs';
import { Provider, refusal } from './provider.mjs';
import { run, step } from './refunds.mjs';
import { answer } from './routes.mjs';
import { arrive, settle, settlementsOf } from './settlements.mjs';
import { hasSucceeded } from './transactions.mjs';

/**
 * A running simulator of the card payment provider.
 * @typedef {object} Simulator
 * @property {string} apiUrl for `PAYSTACK_API_URL`
 * @property {string} inlineUrl for `PAYSTACK_INLINE_URL`
 * @property {string} secretKey
 * @property {string} publicKey
 * @property {(reference: string, own?: { event?: string, forged?: boolean }) => Promise<number>} webhook
 *   sends one webhook of a transaction and says how it was answered
 * @property {(order: { reference: string, email: string, amount: number, currency?: string, status?: 'success' | 'failed',
 *   card?: import('./charges.mjs').Card, isReusable?: boolean }) => void} pay
 *   takes a payment without a window; no webhook goes out
 * @property {(order: { number: string, amount: number, currency?: string, reference?: string, paidAt?: Date,
 *   customer?: import('./accounts.mjs').Customer }) => string} transfer takes a transfer to an account number and
 *   gives its reference; no webhook goes out
 * @property {import('./accounts.mjs').Accounts} accounts customers and their account numbers
 * @property {(ending: import('./accounts.mjs').Assignment) => void} assigns how asking for an account ends from now on
 * @property {(customer: import('./accounts.mjs').Customer, own?: { forged?: boolean }) => Promise<number>} tellOfAccount
 *   sends the events of a customer's account and says how the last one was answered
 * @property {() => import('./transactions.mjs').Transaction[]} paidIn what came to the bank: every payment that
 *   succeeded, also where all of it has gone back since
 * @property {import('./refunds.mjs').Refunds} refunds what goes back, and how that ends
 * @property {(reference: string, amount: number, ending?: import('./refunds.mjs').RefundEnding) => import('./refunds.mjs').Refund} refund
 *   gives money back past the product, as from the provider's own pages; with an ending it goes on by itself
 * @property {(refund: import('./refunds.mjs').Refund, status: import('./refunds.mjs').Refund['status']) => void} step
 *   brings a refund to a step; no event goes out
 * @property {(refund: import('./refunds.mjs').Refund, own?: { forged?: boolean }) => Promise<number>} tellOfRefund
 *   sends the event of a refund's step and says how it was answered
 * @property {import('./charges.mjs').Charges} charges charges of saved cards, and how they go on
 * @property {import('./disputes.mjs').Disputes} disputes what payers dispute, and the files sent with it
 * @property {(reference: string, amount?: number) => import('./disputes.mjs').Dispute} dispute opens one; no event goes out
 * @property {(dispute: import('./disputes.mjs').Dispute, resolution: 'merchant-accepted' | 'declined') => void} endDispute
 *   ends it for either side; no event goes out
 * @property {(dispute: import('./disputes.mjs').Dispute, word: 'create' | 'remind' | 'resolve', own?: { forged?: boolean }) => Promise<number>} tellOfDispute
 *   sends an event of it and says how it was answered
 * @property {(own?: { day?: string, off?: number, isUnderway?: boolean }) => import('./settlements.mjs').Settlement | null} settle
 *   pays out all that lies there to the institute's bank, as one settlement; null where nothing does
 * @property {(id: number) => void} arrive says that a settlement under way has reached the bank
 * @property {() => ReturnType<typeof settlementsOf>} settlements all settlements, newest first
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a simulator that speaks Paystack's protocol: the inline script (v2) with its window, the
 * verify and list endpoints, signed webhooks. What it takes is no money.
 * @param {{ secretKey: string, publicKey?: string, webhookUrl: string, port?: number, host?: string,
 *   shownHost?: string, file?: string | null }} options `shownHost` is how browsers reach it
 * @returns {Promise<Simulator>}
 */
export async function startSimulator(options) {
  const { secretKey, webhookUrl, port = 0, host = '127.0.0.1', file = null } = options;
  const publicKey = options.publicKey ?? 'pk_test_simulator';
  const provider = new Provider({ secretKey, publicKey, webhookUrl, file });
  const { transactions } = provider;

  const server = createServer((request, response) => {
    void answer(provider, request)
      .catch(() => refusal('Something went wrong', 500))
      .finally(() => provider.keep())
      .then(({ status, type, body }) => {
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'content-type, accept-language',
        });
        response.end(body);
      });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const at = address && typeof address === 'object' ? address.port : port;
  provider.origin = `http://${host}:${at}`;
  provider.resume();
  const origin = `http://${options.shownHost ?? host}:${at}`;
  return {
    apiUrl: origin,
    inlineUrl: `${origin}/v2/inline.js`,
    secretKey,
    publicKey,
    async webhook(reference, { event = 'charge.success', forged = false } = {}) {
      const one = transactions.byReference.get(reference);
      return one ? provider.tell(one, event, forged) : 0;
    },
    pay({ reference, email, amount, currency = 'NGN', status = 'success', ...own }) {
      const order = { reference, email, amount, currency };
      const one = transactions.byReference.get(reference) ?? transactions.open(order);
      transactions.change(one, { ...order, ...own, status, paidAt: new Date().toISOString() });
    },
    transfer: (order) => provider.transfer(order).reference,
    accounts: provider.accounts,
    assigns(ending) {
      provider.assignment = ending;
    },
    tellOfAccount: (customer, { forged = false } = {}) => provider.tellOfAccount(customer, forged),
    paidIn: () => [...transactions.byReference.values()].filter(hasSucceeded),
    refunds: provider.refunds,
    charges: provider.charges,
    disputes: provider.disputes,
    dispute(reference, amount) {
      const one = transactions.byReference.get(reference);
      if (!one) throw new Error(`there is no ${reference}`);
      return openDispute(provider, one, amount ?? one.amount);
    },
    endDispute: (dispute, resolution) => endDispute(provider, dispute, resolution),
    tellOfDispute: (dispute, word, { forged = false } = {}) =>
      provider.tellOfDispute(dispute, word, forged),
    refund(reference, amount, ending) {
      const one = transactions.byReference.get(reference);
      if (!one || amount > provider.refunds.leftOf(one)) throw new Error(`nothing of ${reference}`);
      const refund = provider.refunds.open(one, amount);
      if (ending) run(provider, refund, ending);
      return refund;
    },
    step: (refund, status) => step(provider, refund, status),
    tellOfRefund: (refund, { forged = false } = {}) => provider.tellOfRefund(refund, forged),
    settle: (own) => settle(provider, own),
    arrive: (id) => arrive(provider, id),
    settlements: () => settlementsOf(provider),
    async stop() {
      provider.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
