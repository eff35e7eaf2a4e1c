import { step } from './refunds.mjs';

/** @typedef {import('./provider.mjs').Provider} Provider */
/** @typedef {import('./transactions.mjs').Transaction} Transaction */

/**
 * A dispute as the simulator keeps it.
 * @typedef {object} Dispute
 * @property {number} id
 * @property {Transaction} one what it is about
 * @property {number} refund_amount what the payer wants back
 * @property {'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'resolved'} status
 * @property {'merchant-accepted' | 'declined' | null} resolution
 * @property {string} message
 * @property {Record<string, unknown> | null} evidence
 * @property {string | null} file under which name a file of evidence has come
 * @property {string} createdAt
 * @property {string} dueAt
 * @property {boolean} [isUnheard] whether the site is still to be told of it
 */

/** How long the institute has, as the provider says it: sixteen business hours are two days of work. */
const DUE_MS = 2 * 86_400_000;

/** Disputes, and in memory the files that were sent with them. */
export class Disputes {
  /** @type {Dispute[]} */
  all = [];
  /** @type {Map<string, string>} */
  files = new Map();
  /** Whether the provider takes an answer and its own is lost. */
  isLost = false;
}

/**
 * Opens a dispute about a transaction. No event goes out.
 * @param {Provider} provider @param {Transaction} one @param {number} amount
 */
export function openDispute({ disputes }, one, amount) {
  const now = Date.now();
  /** @type {Dispute} */
  const made = {
    ...{ id: 8_000_000 + disputes.all.length, one, refund_amount: amount },
    ...{ status: 'awaiting-merchant-feedback', resolution: null, message: '' },
    ...{ evidence: null, file: null, createdAt: new Date(now).toISOString() },
    dueAt: new Date(now + DUE_MS).toISOString(),
  };
  disputes.all.push(made);
  return made;
}

/**
 * Ends a dispute; what the payer gets back is listed as a refund of the dispute. No event goes out.
 * @param {Provider} provider @param {Dispute} dispute @param {'merchant-accepted' | 'declined'} resolution
 */
export function endDispute(provider, dispute, resolution) {
  if (dispute.status === 'resolved') return;
  Object.assign(dispute, { status: 'resolved', resolution });
  if (resolution === 'declined') return;
  const refund = provider.refunds.open(dispute.one, dispute.refund_amount);
  refund.dispute = dispute.id;
  step(provider, refund, 'processed');
}

/** A dispute as the API and the events describe it. @param {Dispute} dispute */
export function describedDispute({ one, createdAt, dueAt, file, isUnheard: _told, ...dispute }) {
  return {
    ...dispute,
    currency: one.currency,
    domain: 'test',
    category: 'chargeback',
    transaction: { id: one.id, reference: one.reference, amount: one.amount },
    transaction_reference: one.reference,
    customer: { email: one.email },
    last4: '4081',
    dueAt,
    resolvedAt: dispute.status === 'resolved' ? createdAt : null,
    attachments: file,
    createdAt,
  };
}
