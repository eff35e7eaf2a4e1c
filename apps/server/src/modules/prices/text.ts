import { dictionary } from '@institute/contract/language';

/** What the server says of what single students pay less. */
export const text = dictionary('server/prices', {
  given: 'The price is given. It holds from the next payment on.',
  ended: 'It holds no more. What was paid stays paid.',
  made: 'The coupon can be used now.',
  couponEnded: 'Nobody can take this coupon any more.',
  lastDay: 'The last day must lie within five years from today.',
  ownCoupon: 'You have made this coupon yourself: it is for others.',
  otherPrice: 'This request has given something else before.',
});
