import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import { flag, idOrRand, naira, pageMeta, pageQuery, typedText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { MIN_FUNDING } from '../money.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/payments', {
  minimum: 'Minimum amount: ₦100',
});

/** A reference as the provider and our clients write it; `_` and `-` mean the same (rulings §3). */
export const reference = typedText().check(
  z.regex(/^[A-Za-z0-9_.=-]{6,120}$/, 'This is not a reference.'),
);

/** The currency of every card payment (student §9). */
export const CURRENCY = 'NGN' as const;

/**
 * Providers of card payment. A payment says whose it is, so that it is asked about there for ever. New
 * payments go to the first of these whose keys are set; the others go on settling what they have begun.
 */
export const providerNames = ['paystack'] as const;
export type ProviderName = (typeof providerNames)[number];

/** What people know them by. */
export const providerLabels = { paystack: 'Paystack' } satisfies Record<ProviderName, string>;

/** Where a card payment stands. */
export const paymentStates = ['pending', 'paid', 'credited', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

const cardPaymentFields = {
  reference: z.string(),
  purpose: z.enum(['class', 'fund']),
  /** What was asked for while it is pending, what arrived once it has. */
  amountKobo: amount,
  /**
   * `pending`: nothing has arrived yet. `paid`: it arrived and did what it was for. `credited`: it
   * arrived, but the class could not be joined, so the money stays in the wallet; `reason` says why.
   * `failed`: nothing arrived; `reason` says why. A failed one still becomes `paid` or `credited`
   * when the provider says later that it has been paid.
   */
  state: z.enum(paymentStates),
  /**
   * True for a pending payment that is believed to be under way: "Your payment is being confirmed"
   * stands where the payer comes back to. False when the window was closed without paying.
   */
  isConfirming: z.boolean(),
  /** In words for the payer, empty when there is nothing to explain. */
  reason: z.string(),
  /** The class it is for, by its rand token and its name; empty for wallet funding. */
  classId: z.string(),
  className: z.string(),
  createdAt: moment,
  /** When it arrived. */
  paidAt: optionalMoment,
};
const cardPaymentNames = { amountKobo: 'amount', isConfirming: 'confirming' } as const;

/** A card payment as its payer sees it. */
export const CardPayment = wireObject(cardPaymentFields, cardPaymentNames);
export type CardPayment = z.output<typeof CardPayment>;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/**
 * Rulings §3: opens a card payment of a class (joining or renewing), or of the wallet, and fixes
 * what it must amount to. Errors: payment_unconfigured ('Payment configuration is missing'),
 * not_as_student, too_many; for a class those of `enrol` but insufficient_balance, and class_free.
 */
export const initPayment = defineCall({
  ...ownCall,
  name: 'initPayment',
  action: 'init_payment',
  request: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('class'), class_id: idOrRand }),
    z.object({
      purpose: z.literal('fund'),
      amount: naira.check(z.minimum(MIN_FUNDING, words.minimum)),
    }),
  ]),
  response: z.object({
    /** `CLASS_{classId}_{random}` or `FUND_{random}`. */
    reference: z.string(),
    /** Kobo, as the provider's script takes it. */
    amount: z.number(),
    email: z.string(),
    /** Public key of the provider. */
    key: z.string(),
    currency: z.literal(CURRENCY),
    /** Whose window opens. A server of the release before does not say: it knows Paystack alone. */
    provider: z._default(z.enum(providerNames), 'paystack'),
    /** Address of the provider's inline script, loaded on click. */
    script: z.string(),
  }),
});

/** A card payment after the provider was asked, with what it has done. */
export const VerifiedPayment = wireObject(
  {
    ...cardPaymentFields,
    /** Whether the payer is in the class now. */
    isEnrolled: z.boolean(),
    /** Balance of the payer's wallet. */
    walletKobo: amount,
  },
  { ...cardPaymentNames, isEnrolled: 'enrolled', walletKobo: 'wallet' },
);
export type VerifiedPayment = z.output<typeof VerifiedPayment>;

/**
 * Rulings §3: asks the provider about a payment of the session's and acts on it once. Called after
 * the provider's script reports success, and again every few seconds while the state is `pending`.
 * `closed=1` says that its payer does not believe it has been paid (the window was closed, the page
 * loaded anew): the provider is asked all the same. Errors: payment_not_found, too_many.
 */
export const verifyPayment = defineCall({
  ...ownCall,
  name: 'verifyPayment',
  action: 'verify_payment',
  request: z.object({ reference, closed: z._default(flag, false) }),
  response: VerifiedPayment,
});

/**
 * The session's own card payments, newest first. `state=pending` with `confirming` true is what
 * "Your payment is being confirmed" is shown for after a reload.
 */
export const getMyPayments = defineCall({
  ...ownCall,
  name: 'getMyPayments',
  action: 'get_my_payments',
  actionIn: 'body',
  request: z.object({ ...pageQuery, state: z.optional(z.enum(paymentStates)) }),
  response: z.array(CardPayment),
  meta: pageMeta,
});

/** The receipt of a card payment that has arrived. */
export const Receipt = wireObject(
  {
    ...cardPaymentFields,
    /** Of the payer; both empty once the payer was deleted. */
    name: z.string(),
    email: z.string(),
    siteName: z.string(),
    /** What it was paid by, as the provider says: `Visa •••• 4081`, `Bank transfer`; may be empty. */
    method: z.string(),
    /** The movements of money that came of it, in their order. */
    lines: z.array(
      wireObject(
        {
          /** Id in the payment history. */
          id: z.number(),
          description: z.string(),
          type: z.enum(['credit', 'debit']),
          amountKobo: amount,
          at: moment,
        },
        { amountKobo: 'amount', at: 'date' },
      ),
    ),
  },
  { ...cardPaymentNames, siteName: 'siteName' },
);
export type Receipt = z.output<typeof Receipt>;

/**
 * The receipt of one card payment that has arrived, for its payer and for administrators.
 * Errors: payment_not_found.
 */
export const getPaymentReceipt = defineCall({
  ...ownCall,
  name: 'getPaymentReceipt',
  action: 'get_payment_receipt',
  actionIn: 'body',
  offline: true,
  request: z.object({ reference }),
  response: Receipt,
});
