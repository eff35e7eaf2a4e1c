import { addInvoice } from '@institute/contract/invoices/invoices';
import { nairaNumber } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import { text } from '../../domains/invoices/text.ts';
import type { Debtor } from '../../domains/invoices/widgets/about-invoice.ts';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { useToday } from '../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/input.tsx';
import { MoneyField } from '../../ui/number-field.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';

const words = text.bill;
const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, words.whatMissing)),
  classId: z.string(),
  amount: z
    .string()
    .check(z.refine((typed) => (parseTypedNaira(typed) ?? 0) > 0, text.amountInvalid)),
  dueOn: z.string().check(z.minLength(1, words.dayMissing)),
});

interface BillDialogProps {
  student: Debtor;
  onClose: () => void;
}

/** Bills a student for a class or anything else; a request repeated after a lost answer bills once. */
export function BillDialog({ student, onClose }: BillDialogProps) {
  const bill = useAct(addInvoice, { refreshes: accountChanged });
  const [request, setRequest] = useState(() => keyFor(null, null));
  const today = useToday();
  const form = useForm({
    schema,
    defaultValues: { title: '', classId: '', amount: '', dueOn: '' },
    fieldOfCode: { day_out_of_reach: 'dueOn', class_not_found: 'classId' },
    words: { refused: words.refused, broken: text.broken },
    onSubmit: async ({ classId, amount, ...rest }) => {
      const order = {
        ...{ studentId: student.id, ...rest },
        amount: nairaNumber(parseTypedNaira(amount) ?? 0),
        ...(classId !== '' && { classId: Number(classId) }),
      };
      const next = keyFor(order, request);
      setRequest(next);
      await bill.mutateAsync({ ...order, requestKey: next.key });
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={words.title}
      onClose={onClose}
      submit={words.submit}
      busyLabel={words.busy}
    >
      <p className="rounded-field bg-sunken px-3 py-2">
        <PersonText isName className="block font-medium">
          {student.name}
        </PersonText>
        <span className="text-muted text-sm">{words.detail}</span>
      </p>
      <TextField
        label={words.what}
        maxLength={160}
        dir="auto"
        autoComplete="off"
        data-autofocus=""
        {...form.field('title')}
      />
      <ClassField
        label={words.className}
        hint={words.classHint}
        none={words.noClass}
        value={form.values.classId}
        onChange={(next) => form.change('classId', next)}
        error={form.errorOf('classId')}
      />
      <MoneyField label={words.amount} {...form.field('amount')} />
      <DateField label={words.day} min={today} {...form.field('dueOn')} />
    </GuardedFormDialog>
  );
}
