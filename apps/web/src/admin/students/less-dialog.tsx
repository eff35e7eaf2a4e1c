import type { Student } from '@institute/contract/people/students';
import { addStudentPrice, getStudentPrices, givenReasons } from '@institute/contract/prices/prices';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import { isRightOff, offDefaults, offFields, offSent } from '../../domains/prices/off-form.ts';
import { text as priceText, whyWords } from '../../domains/prices/text.ts';
import { OffInputs } from '../../domains/prices/widgets/off-inputs.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { lessText as text } from './less-text.ts';

const schema = z
  .object({
    ...offFields,
    why: z.enum(givenReasons),
    reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
    classId: z.string(),
    until: z.string(),
  })
  .check(...isRightOff<z.infer<z.ZodMiniObject<typeof offFields>>>());

interface LessDialogProps {
  student: Pick<Student, 'id' | 'name'>;
  onClose: () => void;
}

/** Has a student pay less; a request repeated after a lost answer gives it once. */
export function LessDialog({ student, onClose }: LessDialogProps) {
  const give = useAct(addStudentPrice, { refreshes: [getStudentPrices] });
  const [request, setRequest] = useState(() => keyFor(null, null));
  const today = useToday();
  const form = useForm({
    schema,
    defaultValues: { ...offDefaults, why: 'scholarship', reason: '', classId: '', until: '' },
    fieldOfCode: { day_out_of_reach: 'until', class_not_found: 'classId' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ why, reason, classId, until, ...off }) => {
      const order = {
        ...{ studentId: student.id, why, reason },
        ...offSent(off),
        ...(classId !== '' && { classId: Number(classId) }),
        ...(until !== '' && { until }),
      };
      const next = keyFor(order, request);
      setRequest(next);
      await give.mutateAsync({ ...order, requestKey: next.key });
      toast.success(text.done);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.giveTitle}
      onClose={onClose}
      submit={text.submit}
      busyLabel={text.busy}
    >
      <p className="rounded-field bg-sunken px-3 py-2">
        <PersonText isName className="block font-medium">
          {student.name}
        </PersonText>
        <span className="text-muted text-sm">{text.giveDetail}</span>
      </p>
      <OffInputs
        how={form.values.how}
        onHow={({ target }) => form.change('how', target.value === 'share' ? 'share' : 'amount')}
        off={form.field('off')}
      />
      <SelectField
        label={text.why}
        options={givenReasons.map((value) => ({ value, label: whyWords(value) }))}
        {...form.field('why')}
      />
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        rows={2}
        maxLength={300}
        dir="auto"
        {...form.field('reason')}
      />
      <ClassField
        label={text.className}
        hint={text.classHint}
        none={text.noClass}
        value={form.values.classId}
        onChange={(next) => form.change('classId', next)}
        error={form.errorOf('classId')}
      />
      <DateField
        label={priceText.lastDay}
        hint={priceText.lastDayHint}
        optional
        min={today}
        {...form.field('until')}
      />
    </GuardedFormDialog>
  );
}
