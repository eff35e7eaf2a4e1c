import type { Invoice } from '@institute/contract/invoices/invoices';
import { formatKobo } from '@institute/contract/money';
import { paymentWays } from '@institute/contract/payments/ways';
import type { Student } from '@institute/contract/people/students';
import { pathTo } from '@institute/contract/routes';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useCloseGuard } from '../../../forms/use-close-guard.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/input.tsx';
import { MoneyField } from '../../../ui/number-field.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { StudentField } from '../../people/widgets/student-field.tsx';
import { takeText as text, wayNames } from '../office-words.ts';
import { useTakenWhole } from '../payment-due.ts';
import { useTakePayment } from '../use-take-payment.ts';
import { FromWallet } from './from-wallet.tsx';
import { PurposeField } from './purpose-field.tsx';
import { TakenPayment } from './taken-payment.tsx';
import { UnusualAmount } from './unusual-amount.tsx';

const ways = paymentWays.map((value) => ({ value, label: wayNames[value] }));

/** Whose payment it is; of whom a list tells no wallet, nothing is said of it. */
type Payer = Pick<Student, 'id' | 'name' | 'phone'> & { walletKobo?: number | null };

interface TakePaymentDialogProps {
  /** Whose payment it is; without it, it is asked for. */
  student?: Payer;
  /** The class that is offered first. */
  classId?: number;
  /** What the student owes that is offered first. */
  invoice?: Invoice;
  onClose: () => void;
  /** What stands above the form. */
  children?: ReactNode;
}

/**
 * Takes a payment of a student that came by bank, in cash or otherwise, or waives one, and hands over its
 * receipt. A request repeated after a lost answer takes it once.
 */
export function TakePaymentDialog(props: TakePaymentDialogProps) {
  const { student, invoice, onClose, children } = props;
  const [found, setFound] = useState<Student | null>(null);
  const payer = student ?? found;
  const { form, taken, today, askedKobo } = useTakePayment({
    ...{ studentId: student?.id, firstClass: props.classId, invoice },
  });
  const dueKobo = useTakenWhole(form.values, payer?.id ?? null, invoice);
  const guard = useCloseGuard(form.isDirty, onClose);
  if (taken) {
    return <TakenPayment payment={taken} phone={payer?.phone ?? ''} onClose={onClose} />;
  }
  const { way } = form.values;
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
            form.change('invoiceId', '');
          }}
          error={form.errorOf('studentId')}
        />
      )}
      {payer && <PayerLine payer={payer} isNamed={student !== undefined} />}
      <PurposeField form={form} studentId={payer?.id ?? null} invoice={invoice} />
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
      <FromWallet
        amount={form.values.amount}
        dueKobo={dueKobo}
        walletKobo={payer?.walletKobo ?? null}
      />
      <UnusualAmount kobo={askedKobo} />
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
  if (!isNamed && walletKobo == null) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-field bg-sunken px-3 py-2">
      {isNamed && (
        <PersonText isName className="font-medium">
          {name}
        </PersonText>
      )}
      {walletKobo != null && (
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
