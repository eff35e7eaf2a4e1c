import {
  addPattern,
  changePattern,
  type Group,
  getTimetable,
  type Pattern,
} from '@institute/contract/meetings/groups';
import * as z from 'zod/mini';
import { useToday } from '../../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';
import { HourInputs, TeacherInputs, timeFields, weekdayOptions } from './time-inputs.tsx';
import type { TimetableData } from './timetable-data.ts';

const schema = z.object({
  weekday: z.string(),
  ...timeFields,
  fromOn: z.string().check(z.minLength(1, text.dayMissing)),
});

interface PatternDialogProps {
  classId: number;
  /** Whose it is; null for everybody, where the class has no group yet. */
  group: Group | null;
  /** What is changed; null for a new one. */
  pattern: Pattern | null;
  timetable: TimetableData;
  onClose: () => void;
}

/** Has a group meet each week, or changes a weekly time from a day on. */
export function PatternDialog({ classId, group, pattern, timetable, onClose }: PatternDialogProps) {
  const add = useAct(addPattern, { refreshes: [getTimetable] });
  const change = useAct(changePattern, { refreshes: [getTimetable] });
  const today = useToday();
  const form = useForm({
    schema,
    defaultValues: {
      weekday: String(pattern?.weekday ?? 1),
      startsAt: pattern?.startsAt ?? '',
      minutes: String(pattern?.minutes ?? 60),
      teacherId: String(pattern?.teacherId ?? ''),
      place: pattern?.place ?? '',
      fromOn: pattern && pattern.fromOn > today ? pattern.fromOn : today,
    },
    fieldOfCode: { day_out_of_reach: 'fromOn', teacher_busy: 'teacherId', group_busy: 'startsAt' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ weekday, minutes, teacherId, ...typed }) => {
      const time = {
        ...{ weekday: Number(weekday), minutes: Number(minutes), ...typed },
        teacherId: Number(teacherId),
      };
      if (pattern) await change.mutateAsync({ patternId: pattern.id, ...time });
      else await add.mutateAsync({ classId, ...(group && { groupId: group.id }), ...time });
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={pattern ? text.changeTitle : text.addTitle}
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      {pattern && <p className="text-muted">{text.changeDetail}</p>}
      <SelectField
        label={text.weekday}
        options={weekdayOptions}
        data-autofocus=""
        value={form.values.weekday}
        onChange={({ target }) => form.change('weekday', target.value)}
        error={form.errorOf('weekday')}
      />
      <HourInputs form={form} />
      <TeacherInputs
        {...{ form, timetable }}
        onTeacher={(id) => form.change('teacherId', id)}
        none={group?.teacherName ? text.groupsTeacher : text.nobody}
      />
      <DateField label={text.fromOn} min={today} {...form.field('fromOn')} />
    </GuardedFormDialog>
  );
}
