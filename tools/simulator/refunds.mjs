/** @typedef {import('./provider.mjs').Provider} Provider */
/** @typedef {import('./transactions.mjs').Transaction} Transaction */

/**
 * A refund as the simulator keeps it.
 * @typedef {object} Refund
 * @property {number} id
 * @property {Transaction} one what it is of
 * @property {number} amount
 * @property {'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention'} status
 * @property {string} merchant_note
 * @property {string} customer_note
 * @property {string} createdAt
 * @property {number} [dispute] the dispute that the payer has won by it
 * @property {RefundEnding} [ending] how it goes on by itself
 */

/**
 * How a refund ends: `processed` and `fails` tell of each step; `silent` is processed and nobody is told; `stuck`
 * stays under way; `details` waits for the payer's bank account. `lost` is made and never answered.
 * @typedef {'processed' | 'fails' | 'silent' | 'stuck' | 'details' | 'lost'} RefundEnding
 */

/** How long each step takes, in milliseconds. */
const STEP_MS = 600;

/** Refunds of transactions. */
export class Refunds {
  /** @type {Refund[]} */
  all = [];
  /** How refunds end from now on. @type {RefundEnding} */
  ending = 'processed';

  /** @param {number} id */
  byId(id) {
    return this.all.find((one) => one.id === id);
  }

  /** What is left of a transaction. @param {Transaction} one */
  leftOf(one) {
    const gone = this.all.filter((refund) => refund.one === one && refund.status !== 'failed');
    return one.amount - gone.reduce((sum, { amount }) => sum + amount, 0);
  }

  /**
   * Takes a refund on; it is pending until a step is made.
   * @param {Transaction} one @param {number} amount @param {{ merchant?: string, customer?: string }} [notes]
   */
  open(one, amount, { merchant = '', customer = '' } = {}) {
    /** @type {Refund} */
    const made = {
      ...{ id: 7_000_000 + this.all.length, one, amount, status: 'pending' },
      ...{ merchant_note: merchant, customer_note: customer },
      createdAt: new Date().toISOString(),
    };
    this.all.push(made);
    return made;
  }
}

/**
 * Brings a refund to a step; a transaction of which all has gone back is called reversed from then on.
 * @param {Provider} provider @param {Refund} refund @param {Refund['status']} status
 */
export function step(provider, refund, status) {
  refund.status = status;
  const { one } = refund;
  const back = provider.refunds.all.filter(
    (other) => other.one === one && other.status === 'processed',
  );
  const isWhole = back.reduce((sum, { amount }) => sum + amount, 0) >= one.amount;
  if (one.status === 'success' && isWhole) {
    provider.transactions.change(one, { status: 'reversed' });
  }
}

/**
 * What becomes of a refund by itself, as it was said how refunds end.
 * @param {Provider} provider @param {Refund} refund @param {RefundEnding} ending
 */
export function run(provider, refund, ending) {
  refund.ending = ending;
  /** @param {number} steps @param {Refund['status']} status */
  const then = (steps, status) =>
    provider.later(steps * STEP_MS, () => {
      step(provider, refund, status);
      if (ending !== 'silent') return provider.tellOfRefund(refund);
    });
  if (ending === 'stuck') return;
  if (ending !== 'silent') provider.later(0, () => provider.tellOfRefund(refund));
  then(1, 'processing');
  if (ending === 'fails') then(2, 'failed');
  else if (ending === 'details') then(2, 'needs-attention');
  else then(2, 'processed');
}

/** A refund as the API describes it. @param {Refund} refund */
export function describedRefund({ one, ending: _ending, ...refund }) {
  return {
    ...refund,
    transaction: one.id,
    transaction_reference: one.reference,
    currency: one.currency,
    domain: 'test',
    channel: one.receiver ? 'dedicated_nuban' : 'card',
    fully_deducted: refund.amount === one.amount,
    refunded_at: refund.status === 'processed' ? refund.createdAt : null,
    updatedAt: refund.createdAt,
  };
}

/** A refund as its events describe it: without a number of its own. @param {Refund} refund */
export const refundEvent = ({ one, amount, status }) => ({
  status,
  transaction_reference: one.reference,
  refund_reference: null,
  amount: String(amount),
  currency: one.currency,
  processor: 'test',
  customer: { first_name: null, last_name: null, email: one.email },
  domain: 'test',
});
