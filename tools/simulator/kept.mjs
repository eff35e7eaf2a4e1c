import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** @typedef {import('./provider.mjs').Provider} Provider */

/**
 * What the simulator knows besides its transactions, as it is kept in a file: transactions are named by their
 * references, customers by their numbers.
 * @param {Provider} provider
 */
function written({ refunds, disputes, accounts }) {
  return JSON.stringify({
    refunds: refunds.all.map(({ one, ...refund }) => ({ ...refund, reference: one.reference })),
    disputes: disputes.all.map(({ one, ...dispute }) => ({ ...dispute, reference: one.reference })),
    customers: accounts.customers,
    accounts: accounts.all.map(({ customer, ...account }) => ({
      ...account,
      customer: customer.id,
    })),
  });
}

/** Keeps it where that is something else than before. @param {Provider} provider @param {string} file */
export function keepIn(provider, file) {
  const text = written(provider);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** Knows it again after a restart; what is of a transaction that is kept no more is forgotten. @param {Provider} provider @param {string} file */
export function recall({ transactions, refunds, disputes, accounts }, file) {
  if (!existsSync(file)) return;
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  /** @param {{ reference: string }[]} all */
  const known = (all) =>
    all.flatMap(({ reference, ...rest }) => {
      const one = transactions.byReference.get(reference);
      return one ? [{ ...rest, one }] : [];
    });
  refunds.all.push(.../** @type {any[]} */ (known(kept.refunds)));
  disputes.all.push(.../** @type {any[]} */ (known(kept.disputes)));
  accounts.customers.push(...kept.customers);
  for (const { customer: id, ...account } of kept.accounts) {
    const customer = accounts.customers.find((one) => one.id === id);
    if (customer) accounts.all.push({ ...account, customer });
  }
}
