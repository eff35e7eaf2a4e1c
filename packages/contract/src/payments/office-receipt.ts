import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, wireObject } from '../codecs.ts';
import { typedText } from '../fields.ts';
import { backAgain, backAgainNames, besides, besidesNames } from './besides.ts';
import { OFFICE_RECEIPT, officePaymentStates, paymentWays } from './ways.ts';

/** A receipt of a payment that the office took, for whoever holds its reference. */
export const OfficeReceipt = wireObject(
  {
    number: z.string(),
    state: z.enum(officePaymentStates),
    amountKobo: amount,
    ...besides,
    ...backAgain,
    way: z.enum(paymentWays),
    paidOn: z.string(),
    reference: z.string(),
    /** Of the student; empty once the account was erased. */
    name: z.string(),
    className: z.string(),
    siteName: z.string(),
    takenAt: moment,
  },
  { amountKobo: 'amount', siteName: 'siteName', ...besidesNames, ...backAgainNames },
);
export type OfficeReceipt = z.output<typeof OfficeReceipt>;

/**
 * The receipt that a reference opens to anyone who was sent it; nothing else of the payer is told. Errors:
 * payment_not_found.
 */
export const getOfficeReceipt = defineCall({
  name: 'getOfficeReceipt',
  method: 'POST',
  path: '/api.php',
  action: 'get_office_receipt',
  actionIn: 'body',
  encoding: 'form',
  access: 'public',
  request: z.object({ reference: typedText().check(z.regex(OFFICE_RECEIPT)) }),
  response: OfficeReceipt,
});
