import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { authorizationOf, gatewayWords } from './charges.mjs';

/**
 * A transaction as the simulator keeps it. Amounts are hundredths of `currency`.
 * @typedef {object} Transaction
 * @property {number} id
 * @property {string} reference
 * @property {string} accessCode
 * @property {string} email
 * @property {number} amount
 * @property {string} currency
 * @property {'abandoned' | 'ongoing' | 'success' | 'failed' | 'reversed'} status `reversed`: all of it has gone back
 * @property {string | null} paidAt
 * @property {string} createdAt
 * @property {number} knownAt from when on (Unix milliseconds) it is told as what it is; `ongoing` before
 * @property {string} [receiver] of a transfer, the account number that it came to
 * @property {import('./accounts.mjs').Customer} [customer] of a transfer, whose account that is
 * @property {import('./charges.mjs').Card} [card] what the card does when it is charged again; it pays unless said
 * @property {number} [cardOf] of a charge of a saved card, the transaction that the card was kept of
 * @property {boolean} [isCharge] whether a saved card was charged, without its owner
 * @property {import('./refunds.mjs').RefundEnding} [refunds] how a refund of it goes on, where that was chosen
 * @property {boolean} [isReusable] whether the card may be charged again; it may unless said
 * @property {import('./settlements.mjs').Settlement} [settlement] by which it was paid out to the institute's bank
 */

const KEPT = 5000;

/** Transactions by reference, kept in a file when there is one: a restart forgets no money. */
export class Transactions {
  /** @param {string | null} file */
  constructor(file) {
    this.file = file;
    /** @type {Map<string, Transaction>} */
    this.byReference = new Map();
    /** @type {Transaction[]} */
    const kept = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    for (const one of kept) this.byReference.set(one.reference, one);
  }

  /** @param {Pick<Transaction, 'reference' | 'email' | 'amount' | 'currency' | 'receiver' | 'customer'>} order */
  open(order) {
    /** @type {Transaction} */
    const opened = {
      ...order,
      id: 4_000_000_000 + this.byReference.size,
      accessCode: randomBytes(9).toString('base64url'),
      status: 'abandoned',
      paidAt: null,
      createdAt: new Date().toISOString(),
      knownAt: 0,
    };
    this.byReference.set(order.reference, opened);
    return opened;
  }

  /** @param {string} accessCode */
  byAccessCode(accessCode) {
    return [...this.byReference.values()].find((one) => one.accessCode === accessCode);
  }

  /** @param {Transaction} one @param {Partial<Transaction>} changes */
  change(one, changes) {
    Object.assign(one, changes);
    if (!this.file) return;
    const kept = [...this.byReference.values()].slice(-KEPT);
    writeFileSync(`${this.file}.part`, JSON.stringify(kept));
    renameSync(`${this.file}.part`, this.file);
  }

  /**
   * Those that were paid within a span, oldest first.
   * @param {Date} from @param {Date} to @param {string | null} [customer] by id: what came to the accounts of one
   */
  paidWithin(from, to, customer = null) {
    return [...this.byReference.values()]
      .filter(({ status, paidAt, knownAt, customer: payer }) => {
        const at = paidAt ? new Date(paidAt) : null;
        if (customer !== null && String(payer?.id) !== customer) return false;
        return status === 'success' && at && at >= from && at <= to && knownAt <= Date.now();
      })
      .sort((a, b) => String(a.paidAt).localeCompare(String(b.paidAt)));
  }
}

/** Whether money came, also where all of it has gone back since. @param {Transaction} one */
export const hasSucceeded = ({ status }) => status === 'success' || status === 'reversed';

/**
 * A transaction as Paystack's API describes it.
 * @param {Transaction} one
 */
export function described(one) {
  const status = one.knownAt > Date.now() ? 'ongoing' : one.status;
  return {
    id: one.id,
    domain: 'test',
    status,
    reference: one.reference,
    amount: one.amount,
    currency: one.currency,
    channel: one.receiver ? 'dedicated_nuban' : 'card',
    gateway_response: status === 'ongoing' ? '' : gatewayWords(one),
    paid_at: status === 'ongoing' || !hasSucceeded(one) ? null : one.paidAt,
    created_at: one.createdAt,
    customer: one.customer ?? { id: 1, email: one.email, customer_code: 'CUS_simulated' },
    authorization: one.receiver ? transferTo(one.receiver) : authorizationOf(one),
  };
}

/** What stands for the card where money came to a dedicated account. @param {string} receiver */
const transferTo = (receiver) => ({
  brand: 'Managed Account',
  card_type: 'transfer',
  last4: 'X010',
  bank: 'SENDER BANK',
  channel: 'dedicated_nuban',
  reusable: false,
  sender_name: 'A SENDER',
  sender_bank_account_number: 'XXXXXX0010',
  receiver_bank_account_number: receiver,
});
