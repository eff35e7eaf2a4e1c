import { examWeight, type GradedExam } from '@institute/contract/exams/gradebook';
import * as z from 'zod/mini';
import { useSaveWeights } from '../../../domains/exams/gradebook-api.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

const schema = z.object({ weights: z.array(examWeight) });

interface WeightsDialogProps {
  /** As it stands in the address. */
  classId: string;
  exams: readonly GradedExam[];
  onClose: () => void;
}

/** Says how much each exam of a class counts in its means. */
export function WeightsDialog({ classId, exams, onClose }: WeightsDialogProps) {
  const save = useSaveWeights(classId);
  const form = useForm({
    schema,
    defaultValues: { weights: exams.map(({ weight }) => String(weight)) },
    words: { refused: text.saveFailed },
    onSubmit: async ({ weights }) => {
      // Those alone that were changed: another may be at it too.
      const changed = exams.flatMap(({ id, weight: before }, index) => {
        const weight = weights[index] ?? before;
        return weight === before ? [] : [{ examId: id, weight }];
      });
      if (changed.length > 0) await save.mutateAsync(changed);
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.weights}
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      <p className="text-muted">{text.weightsIntro}</p>
      {exams.map(({ id, subject }, index) => (
        <NumberField
          key={id}
          label={text.weightOf(subject)}
          maxLength={3}
          {...form.field(`weights.${index}`)}
        />
      ))}
    </FormDialog>
  );
}
