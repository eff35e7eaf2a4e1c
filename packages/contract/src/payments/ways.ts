import type { Kobo } from '../money.ts';

/* Words of the wire about payments that come by other ways than the card, apart from the calls that use them. */

/** By which way a payment came; a waiver is none: the institute pays it itself. */
export const paymentWays = ['bank', 'cash', 'other', 'waiver'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/**
 * `waiting`: a second person is to confirm it, nothing has moved. `booked`: the money is in the wallet, or
 * has paid for the class. `refused`: the second person said no. `returned`: booked, and taken back.
 */
export const officePaymentStates = ['waiting', 'booked', 'refused', 'returned'] as const;
export type OfficePaymentState = (typeof officePaymentStates)[number];

/** Begins the references of receipts of such payments; the provider's begin otherwise. */
export const OFFICE_RECEIPT = /^R-\d+-([\w-]{22})$/;

/** Why nobody pays for a place that the office gives. */
export const freeReasons = ['free', 'scholarship', 'staff', 'guest'] as const;
export type FreeReason = (typeof freeReasons)[number];

/** What a place is that nobody has paid for, in a class that costs something; `given` where no reason was said. */
export const gifts = [...freeReasons, 'given'] as const;
export type Gift = (typeof gifts)[number];

/** What a place is that nobody has paid for, in a class that costs something; null for any other. */
export function giftOf(place: {
  isPaid: boolean;
  freeReason: FreeReason | null;
  price: Kobo;
}): Gift | null {
  return place.isPaid || place.price === 0 ? null : (place.freeReason ?? 'given');
}

/** The number by which people name a payment that the office took, `R-000123`. */
export const officeNumber = (id: number): string => `R-${String(id).padStart(6, '0')}`;

/** The reference of its receipt: the number, and what nobody guesses. */
export const officeReceiptReference = (id: number, token: string): string =>
  `${officeNumber(id)}-${token}`;

/** By what a payment is called: of one that the office took the number alone, without what opens its receipt. */
export const receiptName = (reference: string): string =>
  OFFICE_RECEIPT.test(reference) ? reference.slice(0, reference.indexOf('-', 2)) : reference;
