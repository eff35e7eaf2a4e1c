import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * A transaction as the simulator keeps it. Amounts are hundredths of `currency`.
 * @typedef {object} Transaction
 * @property {number} id
 * @property {string} reference
 * @property {string} accessCode
 * @property {string} email
 * @property {number} amount
 * @property {string} currency
 * @property {'abandoned' | 'ongoing' | 'success' | 'failed'} status
 * @property {string | null} paidAt
 * @property {string} createdAt
 * @property {number} knownAt from when on (Unix milliseconds) it is told as what it is; `ongoing` before
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

  /** @param {{ reference: string, email: string, amount: number, currency: string }} order */
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
   * @param {Date} from @param {Date} to
   */
  paidWithin(from, to) {
    return [...this.byReference.values()]
      .filter(({ status, paidAt, knownAt }) => {
        const at = paidAt ? new Date(paidAt) : null;
        return status === 'success' && at && at >= from && at <= to && knownAt <= Date.now();
      })
      .sort((a, b) => String(a.paidAt).localeCompare(String(b.paidAt)));
  }
}

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
    channel: 'card',
    gateway_response: status === 'success' ? 'Successful' : status === 'failed' ? 'Declined' : '',
    paid_at: status === 'success' ? one.paidAt : null,
    created_at: one.createdAt,
    customer: { id: 1, email: one.email, customer_code: 'CUS_simulated' },
    authorization: { brand: 'visa', last4: '4081', bank: 'TEST BANK', channel: 'card' },
  };
}
