import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { id } from '../fields.ts';

/**
 * Where students get account numbers of their own (setting `accountNumbers`): nowhere, or at one of the banks
 * that keep them for the card payment provider, by the provider's name for it.
 */
export const accountBanks = ['off', 'wema-bank', 'titan-paystack'] as const;
export type AccountBank = (typeof accountBanks)[number];

/**
 * `off`: the institute gives none. `none`: there is none, and it may be asked for. `asked`: the bank has been
 * asked. `assigned`: money that comes to it is credited. `failed`: the bank refused, `reason` says why; it may be
 * asked for again.
 */
const accountStates = ['off', 'none', 'asked', 'assigned', 'failed'] as const;

/** The account number of one student, into which whoever knows it may pay. */
export const AccountNumber = wireObject(
  {
    state: z.enum(accountStates),
    /** Ten digits, once it is assigned. */
    number: z.string(),
    bank: z.string(),
    /** In whose name the bank keeps it. */
    holder: z.string(),
    /** In words, where it failed. */
    reason: z.string(),
  },
  {},
);
export type AccountNumber = z.output<typeof AccountNumber>;

/** From this amount in kobo on the sender's bank takes {@link TRANSFER_DUTY} (Nigeria, since 2026). */
export const DUTY_FROM = 1_000_000;
/** The duty, in kobo. */
export const TRANSFER_DUTY = 5000;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({}),
  response: AccountNumber,
} as const;

/** The session's own account number, and whether there can be one. */
export const getAccountNumber = defineCall({
  ...ownCall,
  name: 'getAccountNumber',
  action: 'get_account_number',
});

/**
 * Asks the bank for an account number, once whatever is pressed at the same time; after a refusal once more.
 * Answers where it stands then. Errors: payment_unconfigured, not_as_student, too_many.
 */
export const requestAccountNumber = defineCall({
  ...ownCall,
  name: 'requestAccountNumber',
  action: 'request_account_number',
});

/**
 * "It has not come": has the provider look for transfers to the session's account number, and credits what it
 * knows of. Errors: payment_not_found (there is no number), payment_unconfigured, not_as_student, too_many,
 * unavailable.
 */
export const requeryAccountNumber = defineCall({
  ...ownCall,
  name: 'requeryAccountNumber',
  action: 'requery_account_number',
});

/** The account number of a student, for the office. */
export const getStudentAccountNumber = defineCall({
  ...ownCall,
  name: 'getStudentAccountNumber',
  action: 'getStudentAccountNumber',
  path: '/adminActions.php',
  access: 'payments.manage',
  actor: 'admin_email',
  request: z.object({ student_id: id }),
});
