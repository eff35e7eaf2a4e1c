import { endPattern, getTimetable, type Pattern } from '@institute/contract/meetings/groups';
import { weeklyWords } from '@institute/contract/meetings/weekly-words';
import * as z from 'zod/mini';
import { useToday } from '../../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

const schema = z.object({ lastOn: z.string().check(z.minLength(1, text.dayMissing)) });

interface EndPatternDialogProps {
  pattern: Pattern;
  onClose: () => void;
}

/** Has a weekly time end with a day. */
export function EndPatternDialog({ pattern, onClose }: EndPatternDialogProps) {
  const end = useAct(endPattern, { refreshes: [getTimetable] });
  const today = useToday();
  const form = useForm({
    schema,
    defaultValues: { lastOn: today },
    fieldOfCode: { day_out_of_reach: 'lastOn' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ lastOn }) => {
      await end.mutateAsync({ patternId: pattern.id, lastOn });
      toast.success(text.ended);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.endTitle}
      onClose={onClose}
      submit={text.end}
      busyLabel={text.saving}
      variant="danger"
    >
      <p className="font-medium">{weeklyWords(pattern)}</p>
      <p className="text-muted">{text.endDetail}</p>
      <DateField label={text.lastOn} min={today} data-autofocus="" {...form.field('lastOn')} />
    </GuardedFormDialog>
  );
}
