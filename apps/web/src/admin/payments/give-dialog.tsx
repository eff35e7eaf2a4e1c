import { formatKobo } from '@institute/contract/money';
import { type Difference, refundPayment } from '@institute/contract/payments/managed-payments';
import type { Student } from '@institute/contract/people/students';
import { useState } from 'react';
import * as z from 'zod/mini';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { StudentField } from '../../domains/people/widgets/student-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { booksText as text } from './books-text.ts';

const schema = z.object({
  studentId: z.string().check(z.minLength(1, text.studentMissing)),
  reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
});

interface GiveDialogProps {
  difference: Difference;
  onClose: () => void;
}

/** Gives a payment of which nobody knows whose it is to a student. */
export function GiveDialog({ difference, onClose }: GiveDialogProps) {
  const { reference, providerAmount, reason: known } = difference;
  const give = useAct(refundPayment, { refreshes: moneyMoved });
  const [student, setStudent] = useState<Student | null>(null);
  const form = useForm({
    schema,
    defaultValues: { studentId: '', reason: '' },
    onSubmit: async ({ studentId, reason }) => {
      await give.mutateAsync({ reference, reason, studentId: Number(studentId) });
      toast.success(text.given);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.give}
      submit={text.give}
      busyLabel={text.crediting}
      onClose={onClose}
    >
      <div>
        <p className="font-medium [overflow-wrap:anywhere]">
          <bdi className="figures">{reference}</bdi>
          {' · '}
          {formatKobo(providerAmount)}
        </p>
        <p className="text-muted">{known}</p>
        <p className="mt-2">{text.giveIntro}</p>
      </div>
      <StudentField
        label={text.student}
        value={student}
        error={form.errorOf('studentId')}
        onChange={(chosen) => {
          setStudent(chosen);
          form.change('studentId', String(chosen.id));
        }}
      />
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={200}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
