import type { Invoice } from '@institute/contract/invoices/invoices';
import { nairaNumber, nairaText } from '@institute/contract/money';
import { type OfficePayment, takePayment } from '@institute/contract/payments/office-payments';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { type PaymentWay, paymentWays } from '@institute/contract/payments/ways';
import { isVisible } from '@institute/contract/text/typed';
import { useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { groupCodes, groupFields, groupInput, noGroup } from '../meetings/widgets/group-field.tsx';
import { accountChanged } from '../people/account-answers.ts';
import { useToday } from '../settings/time-zone.ts';
import { takeText as text } from './office-words.ts';
import { useUnusualAmount } from './unusual-amount.ts';

const schema = z
  .object({
    studentId: z.string().check(z.minLength(1, text.studentMissing)),
    classId: z.string(),
    /** What is owed, in the place of a class; empty for none. */
    invoiceId: z.string(),
    way: z.enum(paymentWays),
    amount: z
      .string()
      .check(z.refine((typed) => (parseTypedNaira(typed) ?? 0) > 0, text.amountInvalid)),
    paidOn: z.string().check(z.minLength(1, text.dayMissing)),
    reference: z.string(),
    note: z.string(),
    ...groupFields,
  })
  .check(
    z.refine(({ way, note }) => way !== 'waiver' || isVisible(note), {
      path: ['note'],
      message: text.reasonMissing,
    }),
  );

/** What is offered first. */
interface FirstOffered {
  studentId: number | undefined;
  firstClass: number | undefined;
  /** What is owed, with what is left of it as the amount. */
  invoice: Invoice | undefined;
}

/**
 * The form of a payment that the office takes, and what was taken by it: of a student, or of whoever is chosen; for
 * the class that is offered first, or another. An unusually large amount is asked about once more. A request
 * repeated after a lost answer takes it once.
 */
export function useTakePayment({ studentId, firstClass, invoice }: FirstOffered) {
  const take = useAct(takePayment, { refreshes: accountChanged });
  const [taken, setTaken] = useState<OfficePayment | null>(null);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const today = useToday();
  const unusual = useUnusualAmount();
  const form = useForm({
    schema,
    defaultValues: {
      studentId: studentId === undefined ? '' : String(studentId),
      classId: firstClass === undefined ? '' : String(firstClass),
      invoiceId: invoice === undefined ? '' : String(invoice.id),
      ...{ way: 'bank' as PaymentWay, paidOn: today, reference: '', note: '' },
      ...noGroup,
      amount: invoice === undefined ? '' : nairaText(invoice.restKobo),
    },
    fieldOfCode: {
      ...groupCodes,
      ...{
        reference_taken: 'reference',
        payment_short: 'amount',
        waiver_too_large: 'amount',
        reason_missing: 'note',
      },
      ...{ invoice_not_found: 'invoiceId', invoice_settled: 'invoiceId' },
      month_closed: 'paidOn',
      ...{ day_out_of_reach: 'paidOn', already_enrolled: 'classId', class_free: 'classId' },
      ...(studentId === undefined && {
        ...{ not_for_oneself: 'studentId', student_not_found: 'studentId' },
      }),
    },
    words: { refused: text.refused, broken: text.broken },
    onSubmit: async ({ studentId: of, classId, invoiceId, amount, reference, ...others }) => {
      const { group, isBeyond, ...rest } = others;
      const kobo = parseTypedNaira(amount) ?? 0;
      if (!unusual.mayGoOn(kobo)) return;
      const order = {
        ...rest,
        ...{ studentId: Number(of), amount: nairaNumber(kobo) },
        ...(invoiceId !== ''
          ? { invoiceId: Number(invoiceId) }
          : classId !== '' && { classId, ...groupInput({ group, isBeyond }) }),
        ...(rest.way !== 'waiver' && { reference }),
      };
      const next = keyFor(order, request);
      setRequest(next);
      setTaken(await take.mutateAsync({ ...order, requestKey: next.key }));
    },
  });
  const kobo = parseTypedNaira(form.values.amount) ?? 0;
  return { form, taken, today, askedKobo: unusual.isAsked(kobo) ? kobo : null };
}
