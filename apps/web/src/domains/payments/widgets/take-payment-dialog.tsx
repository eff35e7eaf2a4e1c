import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { formatKobo, nairaNumber } from '@institute/contract/money';
import { type OfficePayment, takePayment } from '@institute/contract/payments/office-payments';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { type PaymentWay, paymentWays } from '@institute/contract/payments/ways';
import type { Student } from '@institute/contract/people/students';
import { pathTo } from '@institute/contract/routes';
import { isVisible } from '@institute/contract/text/typed';
import { dateText } from '@institute/contract/time/calendar';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { keyFor } from '../../../forms/request-key.ts';
import { useCloseGuard } from '../../../forms/use-close-guard.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { serverDate } from '../../../platform/server-clock.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/input.tsx';
import { MoneyField } from '../../../ui/number-field.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { ClassField } from '../../classes/widgets/class-field.tsx';
import { accountChanged } from '../../people/account-answers.ts';
import { StudentField } from '../../people/widgets/student-field.tsx';
import { useTimeZone } from '../../settings/time-zone.ts';
import { takeText as text, wayNames } from '../office-words.ts';
import { TakenPayment } from './taken-payment.tsx';

const schema = z
  .object({
    studentId: z.string().check(z.minLength(1, text.studentMissing)),
    classId: z.string(),
    way: z.enum(paymentWays),
    amount: z
      .string()
      .check(z.refine((typed) => (parseTypedNaira(typed) ?? 0) > 0, text.amountInvalid)),
    paidOn: z.string().check(z.minLength(1, text.dayMissing)),
    reference: z.string(),
    note: z.string(),
  })
  .check(
    z.refine(({ way, note }) => way !== 'waiver' || isVisible(note), {
      path: ['note'],
      message: text.reasonMissing,
    }),
  );

const ways = paymentWays.map((value) => ({ value, label: wayNames[value] }));

/** Whose payment it is; of whom a list tells no wallet, nothing is said of it. */
type Payer = Pick<Student, 'id' | 'name' | 'phone'> & { walletKobo?: number };

interface TakePaymentDialogProps {
  /** Whose payment it is; without it, it is asked for. */
  student?: Payer;
  /** The class that is offered first. */
  classId?: number;
  onClose: () => void;
  /** What stands above the form. */
  children?: ReactNode;
}

/**
 * Takes a payment of a student that came by bank, in cash or otherwise, or waives one, and hands over its
 * receipt. A request repeated after a lost answer takes it once.
 */
export function TakePaymentDialog(props: TakePaymentDialogProps) {
  const { student, classId: firstClass, onClose, children } = props;
  const take = useAct(takePayment, { refreshes: accountChanged });
  const [found, setFound] = useState<Student | null>(null);
  const payer = student ?? found;
  const [taken, setTaken] = useState<OfficePayment | null>(null);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const today = dateText(serverDate(), useTimeZone());
  const form = useForm({
    schema,
    defaultValues: {
      studentId: student ? String(student.id) : '',
      classId: firstClass === undefined ? '' : String(firstClass),
      ...{ way: 'bank' as PaymentWay, amount: '', paidOn: today, reference: '', note: '' },
    },
    fieldOfCode: {
      ...{ reference_taken: 'reference', payment_short: 'amount', reason_missing: 'note' },
      ...{ day_out_of_reach: 'paidOn', already_enrolled: 'classId', class_free: 'classId' },
      ...(!student && { not_for_oneself: 'studentId', student_not_found: 'studentId' }),
    },
    words: { refused: text.refused, broken: text.broken },
    onSubmit: async ({ studentId, classId, amount, reference, ...rest }) => {
      const order = {
        ...rest,
        ...{ studentId: Number(studentId), amount: nairaNumber(parseTypedNaira(amount) ?? 0) },
        ...(classId !== '' && { classId }),
        ...(rest.way !== 'waiver' && { reference }),
      };
      const next = keyFor(order, request);
      setRequest(next);
      setTaken(await take.mutateAsync({ ...order, requestKey: next.key }));
    },
  });
  const guard = useCloseGuard(form.isDirty, onClose);
  if (taken) {
    return <TakenPayment payment={taken} phone={payer?.phone ?? ''} onClose={onClose} />;
  }
  const { way, classId } = form.values;
  const isWaiver = way === 'waiver';
  return (
    <FormDialog
      form={form}
      title={text.title}
      onClose={guard.close}
      submit={isWaiver ? text.submitWaiver : text.submit}
      busyLabel={text.busy}
    >
      {children}
      {!student && (
        <StudentField
          label={text.student}
          value={found}
          onChange={(next) => {
            setFound(next);
            form.change('studentId', String(next.id));
          }}
          error={form.errorOf('studentId')}
        />
      )}
      {payer && <PayerLine payer={payer} isNamed={student !== undefined} />}
      <ClassField
        label={text.purpose}
        hint={<PriceOf classId={classId} />}
        none={text.wallet}
        value={classId}
        onChange={(next) => form.change('classId', next)}
        error={form.errorOf('classId')}
      />
      <Segmented
        label={text.way}
        options={ways}
        value={way}
        onChange={(next) => form.change('way', next)}
      />
      <MoneyField
        data-autofocus={student ? '' : undefined}
        label={text.amount}
        {...form.field('amount')}
      />
      <DateField label={text.day} max={today} {...form.field('paidOn')} />
      {!isWaiver && (
        <TextField
          label={text.reference}
          hint={form.errorOf('reference') ? <FirstTaken {...form.values} /> : text.referenceHint}
          optional
          autoComplete="off"
          maxLength={120}
          {...form.field('reference')}
        />
      )}
      <TextField
        label={isWaiver ? text.reason : text.note}
        hint={text.noteHint}
        optional={!isWaiver}
        maxLength={500}
        {...form.field('note')}
      />
      <LeaveQuestion guard={guard} />
    </FormDialog>
  );
}

interface PayerLineProps {
  payer: Payer;
  /** Whether the name is said: not where a field says it. */
  isNamed: boolean;
}

/** Whose payment it is, and what the wallet holds. */
function PayerLine({ payer: { name, walletKobo }, isNamed }: PayerLineProps) {
  if (!isNamed && walletKobo === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-field bg-sunken px-3 py-2">
      {isNamed && (
        <PersonText isName className="font-medium">
          {name}
        </PersonText>
      )}
      {walletKobo !== undefined && (
        <span className="text-muted text-sm">{text.inWallet(formatKobo(walletKobo))}</span>
      )}
    </p>
  );
}

/** Leads to the payment that has used a reference; beside the form, which keeps what is typed. */
function FirstTaken({ reference }: { reference: string }) {
  const path = `${pathTo('officePayments')}?${new URLSearchParams({ search: reference })}`;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="text-primary underline underline-offset-4"
    >
      {text.firstTaken}
    </a>
  );
}

/** What the class costs that is being paid. */
function PriceOf({ classId }: { classId: string }) {
  const { data } = useAnswer(getManagedClass, classId === '' ? null : { classId });
  if (classId === '' || !data) return text.purposeHint;
  if (data.priceKobo === 0) return text.free;
  const amount = formatKobo(data.priceKobo);
  return data.isMonthly ? text.priceMonthly(amount) : text.price(amount);
}
