import {
  type AnsweringHours,
  DAY_MINUTES,
  dayWords,
  minuteText,
  saveAnsweringHours,
} from '@institute/contract/letters/hours';
import { getLetterThreads } from '@institute/contract/letters/letters';
import { useState } from 'react';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const words = text.hours;
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/, words.time));

/** Minutes after midnight of `17:00`; midnight is an end as well. */
const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};
const untilOf = (clock: string): number => minutesOf(clock) || DAY_MINUTES;

const schema = z.object({ from: time, until: time }).check(
  z.refine(({ from, until }) => minutesOf(from) < untilOf(until), {
    ...{ path: ['until'], error: words.order },
  }),
);

interface HoursDialogProps {
  hours: AnsweringHours | null;
  onClose: () => void;
}

/** Says on which days, and from when to when, one answers letters. */
export function HoursDialog({ hours, onClose }: HoursDialogProps) {
  const save = useAct(saveAnsweringHours, { refreshes: [getLetterThreads] });
  const [days, setDays] = useState<readonly number[]>(hours?.days ?? [1, 2, 3, 4, 5]);
  const form = useForm({
    schema,
    defaultValues: {
      from: minuteText(hours?.fromMinute ?? 17 * 60),
      until: minuteText((hours?.untilMinute ?? 20 * 60) % DAY_MINUTES),
    },
    words: { refused: words.refused, isOurs: true },
    onSubmit: async ({ from, until }) => {
      await save.mutateAsync({ days: [...days], from: minutesOf(from), until: untilOf(until) });
      toast.success(words.saved);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={words.title}
      onClose={onClose}
      submit={words.save}
      busyLabel={words.saving}
    >
      <p className="text-muted">{words.detail}</p>
      <fieldset>
        <legend className="font-medium">{words.days}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {Object.entries(dayWords).map(([number, day]) => (
            <CheckboxField
              key={number}
              label={day}
              checked={days.includes(Number(number))}
              onChange={(event) => {
                const { checked } = event.target;
                const others = days.filter((one) => one !== Number(number));
                setDays(checked ? [...others, Number(number)] : others);
              }}
            />
          ))}
        </div>
        <p className="text-muted text-sm">{words.clear}</p>
      </fieldset>
      <div className="grid grid-cols-2 gap-4">
        <TextField type="time" label={words.from} {...form.field('from')} />
        <TextField type="time" label={words.until} {...form.field('until')} />
      </div>
    </GuardedFormDialog>
  );
}
