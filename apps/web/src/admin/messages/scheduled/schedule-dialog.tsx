import { instantOf } from '@institute/contract/time/clock-text';
import * as z from 'zod/mini';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { text } from './text.ts';
import { laterMoment, WhenField } from './when-field.tsx';

interface ScheduleDialogProps {
  subject: string;
  onSchedule: (sendAt: Date) => Promise<void>;
  onClose: () => void;
}

/** Asks when a message that is ready goes out. */
export function ScheduleDialog({ subject, onSchedule, onClose }: ScheduleDialogProps) {
  const timeZone = useTimeZone();
  const form = useForm({
    schema: z.object({ when: laterMoment(timeZone) }),
    defaultValues: { when: '' },
    words: { refused: text.failed },
    onSubmit: async ({ when }) => {
      const at = instantOf(when, timeZone);
      if (at) await onSchedule(at);
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      onClose={onClose}
      submit={text.schedule}
      busyLabel={text.scheduling}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">
        <PersonText>{subject}</PersonText>
      </p>
      <WhenField form={form} />
      <p className="text-muted text-sm">{text.later}</p>
    </FormDialog>
  );
}
