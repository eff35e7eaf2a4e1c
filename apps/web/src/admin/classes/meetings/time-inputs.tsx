import { weekdayWords } from '@institute/contract/meetings/weekly-words';
import * as z from 'zod/mini';
import type { Form } from '../../../forms/use-form.ts';
import { TextField } from '../../../ui/input.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { text } from './text.ts';
import type { TimetableData } from './timetable-data.ts';

/* The fields that weekly times and single meetings share. */

/** How long a meeting lasts, as it is typed. */
const isMinutes = (typed: string) => /^\d{1,3}$/.test(typed) && +typed >= 5 && +typed <= 600;

export const timeFields = {
  startsAt: z.string().check(z.regex(/^\d{2}:\d{2}$/, text.timeMissing)),
  minutes: z.string().check(z.refine(isMinutes, text.minutesInvalid)),
  teacherId: z.string(),
  place: z.string(),
};

/** The shared fields as they are typed. */
export interface TimeValues {
  startsAt: string;
  minutes: string;
  teacherId: string;
  place: string;
}

/** Hour and length side by side. */
export function HourInputs({ form }: { form: Pick<Form<TimeValues>, 'field'> }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField label={text.startsAt} type="time" dir="ltr" {...form.field('startsAt')} />
      <NumberField label={text.minutes} maxLength={3} {...form.field('minutes')} />
    </div>
  );
}

interface TeacherInputProps {
  form: Pick<Form<TimeValues>, 'field' | 'values' | 'errorOf'>;
  timetable: TimetableData;
  onTeacher: (id: string) => void;
  /** What it is called when nobody is chosen. */
  none: string;
}

/** Who teaches, and where. */
export function TeacherInputs({ form, timetable, onTeacher, none }: TeacherInputProps) {
  return (
    <>
      <SelectField
        label={text.teacher}
        hint={text.teacherHint}
        options={teacherOptions(timetable, none)}
        value={form.values.teacherId}
        onChange={({ target }) => onTeacher(target.value)}
        error={form.errorOf('teacherId')}
      />
      <TextField
        label={text.place}
        hint={text.placeHint}
        maxLength={500}
        dir="auto"
        autoComplete="off"
        {...form.field('place')}
      />
    </>
  );
}

/** Everybody who may teach, after nobody. */
export const teacherOptions = ({ teachers }: TimetableData, none: string) => [
  { value: '', label: none },
  ...teachers.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** The days of the week, from Monday on. */
export const weekdayOptions = Object.entries(weekdayWords).map(([value, label]) => ({
  value,
  label,
}));
