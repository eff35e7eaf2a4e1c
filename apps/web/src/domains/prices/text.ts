import { dictionary, formatNumber } from '@institute/contract/language';
import { formatKobo, type Kobo } from '@institute/contract/money';
import type { PriceOff, PriceReason, StudentPrice } from '@institute/contract/prices/prices';

/** Words about what single students pay less. */
export const text = dictionary('domains/prices', {
  shareOff: (share: string) => `${share} % off`,
  amountOff: (amount: string) => `${amount} off`,
  why: {
    scholarship: 'Scholarship',
    sibling: 'Brother or sister',
    coupon: 'Coupon',
    other: 'Agreed price',
  },
  own: (amount: string, why: string) => `This student pays ${amount} (${why}).`,
  until: (day: string) => `until ${day}`,
  always: 'No last day',

  // A form that takes something off.
  how: 'What is taken off',
  byShare: 'A share of the price',
  byAmount: 'An amount',
  share: 'Share in per cent',
  amount: 'Amount in naira',
  shareWrong: 'Type a whole number from 1 to 100.',
  amountWrong: 'Please enter a valid amount',
  lastDay: 'Last day',
  lastDayHint: 'Empty where it does not end.',
});

/** What is taken off, in words: `25 % off`, `₦5,000.00 off`. */
export const offWords = ({ share, offKobo }: PriceOff): string =>
  share === null ? text.amountOff(formatKobo(offKobo ?? 0)) : text.shareOff(formatNumber(share));

export const whyWords = (why: PriceReason): string => text.why[why];

/** What a student pays less, and why; nothing where they pay what everybody does. */
export const ownWords = (own: { priceKobo: Kobo; less: StudentPrice | null }): string =>
  own.less ? text.own(formatKobo(own.priceKobo), whyWords(own.less.why)) : '';
