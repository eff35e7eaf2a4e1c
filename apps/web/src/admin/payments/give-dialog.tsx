import { formatKobo } from '@institute/contract/money';
import { type Difference, refundPayment } from '@institute/contract/payments/managed-payments';
import { useState } from 'react';
import * as z from 'zod/mini';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { useStudentSearch } from '../../domains/people/students-api.ts';
import { nameBelow } from '../../domains/people/students-model.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { usePaused } from '../../ui/use-paused.ts';
import { booksText as text } from './text.ts';

/** How long typing must pause before students are looked for. */
const PAUSE_MS = 250;
const FOUND = 8;

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
      <StudentChoice
        value={form.values.studentId}
        error={form.errorOf('studentId')}
        onChange={(id) => form.change('studentId', id)}
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

interface StudentChoiceProps {
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** One student among however many: what is typed is looked for by the server. */
function StudentChoice({ value, error, onChange }: StudentChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = usePaused(typed, typed ? PAUSE_MS : 0);
  const [label, setLabel] = useState('');
  const list = useStudentSearch(
    search === null ? null : { page: 1, perPage: FOUND, search: search.trim() },
  );
  // Until the answer has come, Enter must not choose what was found of something else.
  const isSettled = search === typed && !list.isPlaceholderData;
  const options = (isSettled ? (list.data?.rows ?? []) : []).map((person) => ({
    value: String(person.id),
    label: [person.name, nameBelow(person)].filter(Boolean).join(' · '),
  }));
  return (
    <ComboboxField
      label={text.student}
      value={value}
      options={options}
      chosenLabel={label}
      error={error}
      onType={setTyped}
      onChange={(next) => {
        setLabel(options.find((option) => option.value === next)?.label ?? '');
        onChange(next);
      }}
    />
  );
}
