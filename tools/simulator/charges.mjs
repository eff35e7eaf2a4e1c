/** @typedef {import('./transactions.mjs').Transaction} Transaction */

/**
 * What a card does when it is charged again without its owner: it pays, its bank declines, it has expired, or it is
 * reported lost.
 * @typedef {'pays' | 'declines' | 'expired' | 'stolen'} Card
 */

/**
 * How charging a saved card goes on: answered at once; answered as under way, with the outcome after a while; taken and
 * never answered; told of by its webhook before it is answered; told of twice; never arrived.
 * @typedef {'at once' | 'slow' | 'lost' | 'webhook first' | 'twice' | 'unheard'} ChargeEnding
 */

/** What the bank says of each card. @type {Record<Card, string>} */
const words = {
  pays: 'Approved',
  declines: 'Insufficient Funds',
  expired: 'Expired Card',
  stolen: 'Pick up card (lost card)',
};

/** Charges of saved cards. */
export class Charges {
  /** How they go on from now on. @type {ChargeEnding} */
  ending = 'at once';
  /** What cards do from now on in the place of what they are; null as they are. @type {Card | null} */
  cards = null;
  /** Each time that a charge was asked for, by its reference. @type {string[]} */
  asked = [];
}

/** The card that a transaction was paid by, as the API describes it. @param {Transaction} one */
export function authorizationOf(one) {
  const card = one.card ?? 'pays';
  return {
    authorization_code: `AUTH_${card}${one.cardOf ?? one.id}`,
    bin: '408408',
    last4: '4081',
    exp_month: '12',
    exp_year: String(card === 'expired' ? 2020 : 2035),
    channel: 'card',
    card_type: 'visa ',
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: 'visa',
    reusable: one.isReusable ?? true,
    signature: `SIG_${one.email}`,
  };
}

/** What the bank has said of a transaction. @param {Transaction} one */
export const gatewayWords = (one) => {
  if (one.status === 'failed') return words[one.card ?? 'pays'].replace('Approved', 'Declined');
  return one.status === 'success' ? 'Successful' : '';
};
