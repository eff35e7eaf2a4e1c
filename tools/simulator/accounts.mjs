import { randomInt } from 'node:crypto';

/**
 * A customer as the simulator keeps it.
 * @typedef {object} Customer
 * @property {number} id
 * @property {string} customer_code
 * @property {string} email
 * @property {string} first_name
 * @property {string} last_name
 * @property {string} phone
 */

/**
 * A dedicated account. `assigned` is false once it was taken back.
 * @typedef {object} Account
 * @property {number} id
 * @property {Customer} customer
 * @property {string} account_number
 * @property {string} account_name
 * @property {{ id: number, name: string, slug: string }} bank
 * @property {boolean} assigned
 * @property {string} created_at
 */

/**
 * How asking for an account ends: at once, by an event some time later, with nothing ever, or refused by an
 * event. `lost` assigns it and never answers: the line broke.
 * @typedef {'at once' | 'later' | 'never' | 'fails' | 'lost'} Assignment
 */

/** Banks that keep dedicated accounts. @type {Record<string, Account['bank']>} */
const banks = {
  'wema-bank': { id: 20, name: 'Wema Bank', slug: 'wema-bank' },
  'titan-paystack': { id: 629, name: 'Paystack-Titan', slug: 'titan-paystack' },
  'test-bank': { id: 24, name: 'Test Bank', slug: 'test-bank' },
};

/** Customers and their dedicated accounts. */
export class Accounts {
  /** @type {Customer[]} */
  customers = [];
  /** @type {Account[]} */
  all = [];
  /** Times that an account was asked for. */
  asked = 0;

  /** A customer by e-mail, made when there is none. @param {Omit<Customer, 'id' | 'customer_code'>} about */
  customer(about) {
    const email = about.email.toLowerCase();
    const known = this.customers.find((one) => one.email === email);
    if (known) return known;
    const id = 90_000_000 + this.customers.length;
    const made = { ...about, email, id, customer_code: `CUS_${id.toString(36)}${randomInt(1e9)}` };
    this.customers.push(made);
    return made;
  }

  /** @param {string} named by code, id or e-mail */
  find(named) {
    return this.customers.find(
      ({ id, customer_code, email }) =>
        [String(id), customer_code, email].includes(named.toLowerCase()) || customer_code === named,
    );
  }

  /** @param {string} number */
  byNumber(number) {
    return this.all.find(({ account_number }) => account_number === number);
  }

  /** Gives a customer an account, the one there is where there is one. @param {Customer} customer @param {string} slug */
  assign(customer, slug) {
    const known = this.all.find((one) => one.customer === customer && one.assigned);
    if (known) return known;
    /** @type {Account} */
    const made = {
      id: 250_000 + this.all.length,
      customer,
      account_number: String(9_900_000_000 + randomInt(99_999) * 1000 + this.all.length),
      account_name: `INSTITUTE/${customer.first_name} ${customer.last_name}`.toUpperCase(),
      bank: banks[slug] ?? { id: 0, name: slug, slug },
      assigned: true,
      created_at: new Date().toISOString(),
    };
    this.all.push(made);
    return made;
  }
}

/** An account as the API and the events describe it. @param {Account} one */
export function describedAccount(one) {
  const { customer, ...account } = one;
  return {
    ...account,
    currency: 'NGN',
    active: one.assigned,
    metadata: null,
    updated_at: one.created_at,
    assignment: {
      assignee_id: customer.id,
      assignee_type: 'Customer',
      expired: !one.assigned,
      account_type: 'PAY-WITH-TRANSFER-RECURRING',
      assigned_at: one.created_at,
    },
    customer,
  };
}
