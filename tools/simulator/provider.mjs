import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { Accounts, describedAccount } from './accounts.mjs';
import { Charges } from './charges.mjs';
import { Disputes, describedDispute, openDispute } from './disputes.mjs';
import { endings, sendWebhook } from './endings.mjs';
import { keepIn, recall } from './kept.mjs';
import { Refunds, refundEvent, run } from './refunds.mjs';
import { described, hasSucceeded, Transactions } from './transactions.mjs';

/** After how long a site that did not answer is told again, and a payer disputes a payment, in milliseconds. */
const PATIENCE_MS = 5000;
const DISPUTED_MS = 3000;

/** @typedef {import('./transactions.mjs').Transaction} Transaction */
/** @typedef {{ status: number, type: string, body: string }} Answer */

/** @param {unknown} value @param {number} [status] @returns {Answer} */
export const json = (value, status = 200) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A refusal in the provider's words and status. @param {string} message @param {number} [status] */
export const refusal = (message, status = 400) => json({ status: false, message }, status);

/** What the simulated provider does with payments, for the window, the routes and the tests. */
export class Provider {
  /** @param {{ secretKey: string, publicKey: string, webhookUrl: string, file: string | null }} options */
  constructor({ secretKey, publicKey, webhookUrl, file }) {
    this.secretKey = secretKey;
    this.publicKey = publicKey;
    this.webhookUrl = webhookUrl;
    this.transactions = new Transactions(file);
    this.accounts = new Accounts();
    this.refunds = new Refunds();
    this.charges = new Charges();
    this.disputes = new Disputes();
    /** Where it is reached, once it runs. */
    this.origin = '';
    /** How asking for an account ends from now on. @type {import('./accounts.mjs').Assignment} */
    this.assignment = 'at once';
    /** @type {Set<NodeJS.Timeout>} */
    this.timers = new Set();
    /** Where all but the transactions is kept; null for memory alone. */
    this.keptFile = file && join(dirname(file), 'simulated-bank.json');
    if (this.keptFile) recall(this, this.keptFile);
  }

  /** Keeps what is known, so that a restart forgets nothing. */
  keep() {
    if (this.keptFile) keepIn(this, this.keptFile);
  }

  /** Goes on with what a restart has cut off: refunds that were under way, and disputes nobody has heard of. */
  resume() {
    for (const refund of this.refunds.all) {
      const isUnderWay = refund.status === 'pending' || refund.status === 'processing';
      if (isUnderWay && refund.ending) run(this, refund, refund.ending);
    }
    for (const dispute of this.disputes.all)
      if (dispute.isUnheard) void this.tellUntilHeard(dispute);
  }

  /** Tells of a dispute until the site answers. @param {import('./disputes.mjs').Dispute} dispute */
  async tellUntilHeard(dispute) {
    const isHeard = (await this.tellOfDispute(dispute, 'create')) > 0;
    if (!isHeard) this.later(PATIENCE_MS, () => this.tellUntilHeard(dispute));
    else dispute.isUnheard = false;
    this.keep();
  }

  /**
   * Sends a webhook of a transaction and says how it was answered.
   * @param {Transaction} one @param {string} event @param {boolean} [forged]
   */
  tell(one, event, forged = false) {
    const { webhookUrl: url, secretKey } = this;
    return sendWebhook({ url, secretKey, event, data: described({ ...one, knownAt: 0 }), forged });
  }

  /**
   * Sends the event of the step that a refund is at.
   * @param {import('./refunds.mjs').Refund} refund @param {boolean} [forged]
   */
  tellOfRefund(refund, forged = false) {
    const { webhookUrl: url, secretKey } = this;
    const event = `refund.${refund.status}`;
    return sendWebhook({ url, secretKey, event, data: refundEvent(refund), forged });
  }

  /**
   * Sends an event of a dispute.
   * @param {import('./disputes.mjs').Dispute} dispute @param {'create' | 'remind' | 'resolve'} word @param {boolean} [forged]
   */
  tellOfDispute(dispute, word, forged = false) {
    const { webhookUrl: url, secretKey } = this;
    const event = `charge.dispute.${word}`;
    return sendWebhook({ url, secretKey, event, data: describedDispute(dispute), forged });
  }

  /**
   * Sends the event that says what came of asking for a customer's account, and of looking at who it is.
   * @param {import('./accounts.mjs').Customer} customer @param {boolean} [forged]
   */
  async tellOfAccount(customer, forged = false) {
    const { webhookUrl: url, secretKey } = this;
    const account = this.accounts.all.find((one) => one.customer === customer && one.assigned);
    const word = account ? 'success' : 'failed';
    const { id, email, customer_code } = customer;
    const identification = { country: 'NG', type: 'bank_account' };
    const identified = { customer_id: String(id), customer_code, email, identification };
    await sendWebhook({
      ...{ url, secretKey, forged, event: `customeridentification.${word}` },
      data: account ? identified : { ...identified, reason: 'Account number or BVN is incorrect' },
    });
    return sendWebhook({
      ...{ url, secretKey, forged, event: `dedicatedaccount.assign.${word}` },
      data: {
        customer,
        dedicated_account: account ? describedAccount(account) : null,
        identification: { status: word },
      },
    });
  }

  /**
   * Takes a transfer to an account number, under a reference of the provider's own. No event goes out.
   * @param {{ number: string, amount: number, currency?: string, reference?: string, paidAt?: Date,
   *   customer?: import('./accounts.mjs').Customer }} order `customer` is whom it is said to be of, where that is
   *   not the account's own
   */
  transfer({ number, amount, currency = 'NGN', reference, paidAt = new Date(), customer }) {
    const payer = customer ?? this.accounts.byNumber(number)?.customer;
    if (!payer) throw new Error(`There is no account ${number}.`);
    const name = reference ?? `${Date.now()}x${randomBytes(6).toString('hex')}`;
    const order = { reference: name, email: payer.email, amount, currency };
    const one = this.transactions.open({ ...order, receiver: number, customer: payer });
    this.transactions.change(one, { status: 'success', paidAt: paidAt.toISOString() });
    return one;
  }

  /** A transaction as the API describes it. @param {Transaction} one */
  describe(one) {
    return described(one);
  }

  /** @param {number} delay in milliseconds @param {() => unknown} work */
  later(delay, work) {
    const timer = setTimeout(async () => {
      this.timers.delete(timer);
      await work();
      this.keep();
    }, delay);
    this.timers.add(timer);
  }

  /** What the inline script asks for when a window is to be opened. @param {Record<string, unknown>} order */
  open({ key, email, amount, currency = 'NGN', reference, ref }) {
    if (key !== this.publicKey) return refusal('Invalid key', 401);
    if (typeof email !== 'string' || !email.includes('@')) {
      return refusal('Invalid Email Address Passed');
    }
    const kobo = Number(amount);
    if (!Number.isSafeInteger(kobo) || kobo <= 0) return refusal('Invalid Amount Sent');
    const name = String(reference ?? ref ?? `T${Date.now()}${Math.floor(Math.random() * 1e6)}`);
    if (!/^[A-Za-z0-9_.=-]{1,120}$/.test(name)) return refusal('Invalid Transaction Reference');
    const known = this.transactions.byReference.get(name);
    if (known && known.status !== 'abandoned') return refusal('Duplicate Transaction Reference');
    const order = { reference: name, email, amount: kobo, currency: String(currency) };
    const { id, accessCode } = known ?? this.transactions.open(order);
    const data = { id, access_code: accessCode, email };
    return json({ status: true, message: 'Inline', data });
  }

  /**
   * What the person at the window chose.
   * @param {Transaction} one @param {Record<string, unknown>} choice
   */
  act(one, choice) {
    if (hasSucceeded(one)) return json({ status: true, heard: 'success' });
    if (choice.act === 'decline') {
      this.transactions.change(one, { status: 'failed', knownAt: 0 });
      this.later(500, () => this.tell(one, 'charge.failed'));
      return json({ status: true, heard: 'declined' });
    }
    const ending = endings[String(choice.ending)] ?? endings.paid;
    if (choice.act !== 'pay' || !ending) return refusal('Unknown act');
    const { amount: share = 1, currency = one.currency } = ending.lie ?? {};
    this.transactions.change(one, {
      status: 'success',
      paidAt: new Date().toISOString(),
      knownAt: Date.now() + (ending.knownAfter ?? 0),
      amount: Math.round(one.amount * share),
      currency,
      ...(ending.card && { card: ending.card }),
      ...(ending.refunds && { refunds: ending.refunds }),
    });
    if (ending.isDisputed) {
      this.later(DISPUTED_MS, () => {
        const dispute = openDispute(this, one, one.amount);
        dispute.isUnheard = true;
        return this.tellUntilHeard(dispute);
      });
    }
    for (const delay of ending.webhooks) {
      this.later(delay, () => this.tell(one, 'charge.success', ending.forged));
    }
    return json({ status: true, heard: ending.lost ? 'lost' : 'success' });
  }

  /** What was paid within a span, in pages. @param {URLSearchParams} query */
  list(query) {
    const page = Math.max(1, Number(query.get('page') ?? 1));
    const perPage = Math.min(100, Math.max(1, Number(query.get('perPage') ?? 50)));
    const from = new Date(query.get('from') ?? 0);
    const to = new Date(query.get('to') ?? Date.now());
    const found = this.transactions.paidWithin(from, to, query.get('customer'));
    return json({
      status: true,
      message: 'Transactions retrieved',
      data: found.slice((page - 1) * perPage, page * perPage).map(described),
      meta: { total: found.length, page, perPage, pageCount: Math.ceil(found.length / perPage) },
    });
  }

  /** @param {string} reference */
  verify(reference) {
    const one = this.transactions.byReference.get(reference);
    if (!one) return refusal('Transaction reference not found.');
    return json({ status: true, message: 'Verification successful', data: described(one) });
  }

  /** What the window shows. @param {Transaction} one */
  order({ email, amount, currency, reference }) {
    const ways = Object.entries(endings).map(([name, { words }]) => ({ name, words }));
    return json({ email, amount, currency, reference, endings: ways });
  }

  stop() {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
