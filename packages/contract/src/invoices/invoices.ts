import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import {
  calendarDay,
  flag,
  id,
  list,
  naira,
  nothing,
  pageMeta,
  pageQuery,
  requestKey,
  requiredText,
} from '../fields.ts';
import { dictionary } from '../language.ts';

/* Our own calls: what is owed, for what and until when (decision 160). */

/** What is said of a field that is not right. */
const words = dictionary('fields/invoices', {
  amount: 'Please enter a valid amount',
  date: 'This is not a date.',
  title: 'What it is for',
  reason: 'Reason',
  age: 'This is not an age of a debt.',
  none: 'Please choose what to remind of.',
});

/**
 * `open`: nothing is paid. `part_paid`. `paid`. `waived`: what was left was forgone. `cancelled`: it is owed no
 * more, as a place that has ended or a payment that went back.
 */
export const invoiceStates = ['open', 'part_paid', 'paid', 'waived', 'cancelled'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** How old a debt is: not due yet, due for up to 7 days, for up to 30, for longer. */
export const debtAges = ['not_due', 'week', 'month', 'older'] as const;
export type DebtAge = (typeof debtAges)[number];

/** How many reminders one press sends. */
export const MOST_REMINDED = 200;

const invoiceFields = {
  id: z.number(),
  /** What it is for: the name of a class, or what the office has written. */
  title: z.string(),
  /** Which of how many parts of a price it is; 1 of 1 for one by itself. */
  part: z.number(),
  parts: z.number(),
  /** Whether it is a month of a class that is paid by the month: paid whole, or owed no more once it has lapsed. */
  isMonth: z.boolean(),
  /** The class that it is for; null for none. */
  classId: z.nullable(z.number()),
  amountKobo: amount,
  paidKobo: amount,
  /** What is still to be paid. */
  restKobo: amount,
  state: z.enum(invoiceStates),
  /** The day on which it is due, `2026-11-30`. */
  dueOn: z.string(),
  /** From when on the lessons of its class wait for it. */
  overdueAt: moment,
  /** Why it was waived or cancelled, or given more time; empty where there is nothing to say. */
  reason: z.string(),
  settledAt: optionalMoment,
};
const spelling = {
  isMonth: 'is_month',
  amountKobo: 'amount',
  paidKobo: 'paid',
  restKobo: 'rest',
} as const;

/** What somebody owes, or has paid of it. */
export const Invoice = wireObject(invoiceFields, spelling);
export type Invoice = z.output<typeof Invoice>;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/** What the session owes, the first due first, and what of it is paid, the last first; a hundred at most. */
export const getMyInvoices = defineCall({
  ...ownCall,
  name: 'getMyInvoices',
  action: 'get_my_invoices',
  request: z.object({}),
  response: wireObject(
    {
      invoices: z.array(Invoice),
      /** Whether a part that is due takes what the wallet has where that is less. */
      paysPartly: z.boolean(),
    },
    { paysPartly: 'pays_partly' },
  ),
});

/**
 * Pays what is left of an invoice of one's own from the wallet; once, however often it is pressed. Errors:
 * invoice_not_found, invoice_cancelled, insufficient_balance, not_as_student; of a month besides price_changed and those
 * of enrolling, as class_inactive.
 */
export const payInvoice = defineCall({
  ...ownCall,
  name: 'payInvoice',
  action: 'pay_invoice',
  request: z.object({ invoice_id: id }),
  response: Invoice,
});

/** Sets whether a part that is due takes what the wallet has where that is less. Errors: not_as_student. */
export const setPartPayments = defineCall({
  ...ownCall,
  name: 'setPartPayments',
  action: 'set_part_payments',
  request: z.object({ partly: flag }),
  response: nothing,
});

/** An invoice with whose it is. */
export const OwedInvoice = wireObject(
  {
    ...invoiceFields,
    studentId: z.number(),
    name: z.string(),
    /** Empty where there is none. */
    email: z.string(),
    phone: z.string(),
  },
  { ...spelling, studentId: 'user_id' },
);
export type OwedInvoice = z.output<typeof OwedInvoice>;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'money.move',
  actor: 'admin_email',
} as const;

const day = calendarDay(words.date);

/** What is owed, the oldest first: of an age, of a class, of whom a search finds. */
export const getOwing = defineCall({
  ...officeCall,
  access: 'payments.manage',
  name: 'getOwing',
  action: 'getOwing',
  request: z.object({
    ...pageQuery,
    age: z.optional(z.enum(debtAges, words.age)),
    class_id: z.optional(id),
  }),
  response: z.array(OwedInvoice),
  meta: pageMeta,
});

/** How much is owed by age, of all classes or of one; and by which classes at all. */
export const getOwingSums = defineCall({
  ...officeCall,
  access: 'payments.manage',
  name: 'getOwingSums',
  action: 'getOwingSums',
  request: z.object({ class_id: z.optional(id) }),
  response: z.object({
    ages: z.array(
      wireObject(
        { age: z.enum(debtAges), invoices: z.number(), restKobo: amount },
        { restKobo: 'rest' },
      ),
    ),
    classes: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
});

/** The invoices of a student: what is owed, then what is paid. Errors: student_not_found. */
export const getStudentInvoices = defineCall({
  ...officeCall,
  access: 'payments.manage',
  name: 'getStudentInvoices',
  action: 'getStudentInvoices',
  request: z.object({ student_id: id }),
  response: z.array(Invoice),
});

/**
 * Bills a student, for a class or for what is written. Errors: student_not_found, class_not_found,
 * day_out_of_reach, not_for_oneself, invalid_input (the key has billed something else).
 */
export const addInvoice = defineCall({
  ...officeCall,
  name: 'addInvoice',
  action: 'addInvoice',
  request: z.object({
    student_id: id,
    title: requiredText(words.title, 160),
    class_id: z.optional(id),
    amount: naira.check(z.minimum(1, words.amount)),
    due_on: day,
    /** Idempotency key of our browser: the same key bills once. */
    request_key: requestKey,
  }),
  response: Invoice,
});

/**
 * Gives more time: the invoice is due on another, later day. Errors: invoice_not_found, invoice_settled,
 * day_out_of_reach.
 */
export const extendInvoice = defineCall({
  ...officeCall,
  name: 'extendInvoice',
  action: 'extendInvoice',
  request: z.object({ invoice_id: id, due_on: day, reason: requiredText(words.reason, 300) }),
  response: Invoice,
});

/** Has an invoice owed no more. What was paid of it stays paid. Errors: invoice_not_found, invoice_settled. */
export const cancelInvoice = defineCall({
  ...officeCall,
  name: 'cancelInvoice',
  action: 'cancelInvoice',
  request: z.object({ invoice_id: id, reason: requiredText(words.reason, 300) }),
  response: Invoice,
});

/**
 * Reminds students of what they owe, in the app and by mail: one notice each, whatever they owe of it. What is paid
 * meanwhile is left out.
 */
export const remindOwing = defineCall({
  ...officeCall,
  access: 'payments.manage',
  name: 'remindOwing',
  action: 'remindOwing',
  request: z.object({
    invoice_ids: list(id, MOST_REMINDED).check(z.refine((ids) => ids.length > 0, words.none)),
  }),
  response: wireObject({ reminded: z.number() }),
});
