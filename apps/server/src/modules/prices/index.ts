/** What single students pay less: prices of their own, and coupons (decision 158). */
export { hasCoupons, takeCoupon } from './coupons.ts';
export { handlers } from './handlers.ts';
export { type PriceOfStudent, presentOwn, priceFor, usePrice } from './own-price.ts';
