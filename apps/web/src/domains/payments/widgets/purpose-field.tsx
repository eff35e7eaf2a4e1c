import { getStudentInvoices, type Invoice } from '@institute/contract/invoices/invoices';
import { formatKobo } from '@institute/contract/money';
import { useAnswer } from '../../../platform/answers.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { ClassField } from '../../classes/widgets/class-field.tsx';
import { isOwed, whatOf } from '../../invoices/model.ts';
import { GroupField } from '../../meetings/widgets/group-field.tsx';
import { ownWords } from '../../prices/text.ts';
import { useOffered } from '../offered-amount.ts';
import { takeText as text } from '../office-words.ts';
import { useClassDue } from '../payment-due.ts';
import type { useTakePayment } from '../use-take-payment.ts';

interface PurposeFieldProps {
  form: ReturnType<typeof useTakePayment>['form'];
  /** Whose payment it is; null while that is not known. */
  studentId: number | null;
  /** What is owed, as it is known before the student's invoices are. */
  invoice?: Invoice | undefined;
}

/** What a payment is for: something that the student owes, a class, or the wallet. */
export function PurposeField({ form, studentId, invoice }: PurposeFieldProps) {
  const known = invoice ? [invoice] : [];
  const { data } = useAnswer(getStudentInvoices, studentId === null ? null : { studentId });
  const owed = (data ?? known).filter(isOwed);
  const { invoiceId, classId, amount } = form.values;
  // What was settled meanwhile stays chosen, so that it is said rather than that something else is paid.
  const isGone = invoiceId !== '' && !owed.some((one) => String(one.id) === invoiceId);
  const restOf = (id: string) => owed.find((one) => String(one.id) === id)?.restKobo ?? 0;
  const due = useClassDue(classId, studentId);
  const offeredKobo = invoiceId === '' ? (due?.dueKobo ?? 0) : restOf(invoiceId);
  useOffered(isGone ? null : offeredKobo, amount, (next) => form.change('amount', next));
  if (owed.length === 0 && !isGone)
    return <ClassChoice {...{ form, studentId }} label={text.purpose} />;
  return (
    <>
      <SelectField
        label={text.purpose}
        hint={invoiceId === '' || isGone ? undefined : text.owedHint}
        options={[
          { value: '', label: text.classOrWallet },
          ...(isGone ? [{ value: invoiceId, label: text.settled }] : []),
          ...owed.map((one) => ({
            value: String(one.id),
            label: text.owed(whatOf(one), formatKobo(one.restKobo)),
          })),
        ]}
        value={invoiceId}
        onChange={({ target }) => form.change('invoiceId', target.value)}
        error={form.errorOf('invoiceId') ?? (isGone ? text.settledHint : undefined)}
      />
      {invoiceId === '' && <ClassChoice {...{ form, studentId }} label={text.className} />}
    </>
  );
}

/** The class that is paid, or the wallet. */
function ClassChoice({ form, studentId, label }: PurposeFieldProps & { label: string }) {
  const { classId } = form.values;
  return (
    <>
      <ClassField
        label={label}
        hint={<PriceOf {...{ classId, studentId }} />}
        none={text.wallet}
        value={classId}
        onChange={(next) => {
          form.change('classId', next);
          form.change('group', '');
        }}
        error={form.errorOf('classId')}
      />
      <GroupField
        classId={classId}
        count={1}
        value={form.values}
        onChange={(next) => {
          form.change('group', next.group);
          form.change('isBeyond', next.isBeyond);
        }}
        error={form.errorOf('group')}
      />
    </>
  );
}

/** What the class costs that is being paid, and what the student pays less. */
function PriceOf({ classId, studentId }: { classId: string; studentId: number | null }) {
  const due = useClassDue(classId, studentId);
  if (!due) return text.purposeHint;
  if (due.item.priceKobo === 0) return text.free;
  return [costsOf(due), ownWords(due.own)].filter((words) => words !== '').join(' ');
}

/** What a class costs everybody; of one that is paid in parts also what this student pays on joining. */
function costsOf({ item, dueKobo }: NonNullable<ReturnType<typeof useClassDue>>): string {
  const { priceKobo, parts, isMonthly } = item;
  const amount = formatKobo(priceKobo);
  if (parts !== '') return text.priceParts(amount, formatKobo(dueKobo));
  return (isMonthly ? text.priceMonthly : text.price)(amount);
}
