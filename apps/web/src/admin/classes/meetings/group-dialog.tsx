import {
  addGroup,
  changeGroup,
  type Group,
  getTimetable,
} from '@institute/contract/meetings/groups';
import { type ClosureRule, closureRules } from '@institute/contract/meetings/meetings';
import { getLines } from '@institute/contract/meetings/seats';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/input.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';
import { teacherOptions } from './time-inputs.tsx';
import type { TimetableData } from './timetable-data.ts';

const fields = {
  teacherId: z.string(),
  zone: z.string(),
  seats: z.string().check(z.regex(/^\d{1,4}$/, text.seatsInvalid)),
  place: z.string(),
  ...{ firstOn: z.string(), lastOn: z.string() },
  onClosure: z.enum(closureRules),
};
const named = z.object({
  name: z.string().check(z.trim(), z.minLength(1, text.nameMissing)),
  ...fields,
});
/** Of the group of everybody, which has no name. */
const unnamed = z.object({ name: z.string(), ...fields });

const closureOptions = closureRules.map((value) => ({ value, label: text.closureRules[value] }));
/** Zones by name, those that are asked for most on top: the institute's, UTC and those of the class. */
function zonesOf({ zone, groups }: TimetableData) {
  const top = [zone, 'UTC', ...groups.map((group) => group.zone)];
  return [...new Set([...top, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    ...{ value, label: value.replaceAll('_', ' ') },
    isName: true,
  }));
}

interface GroupDialogProps {
  classId: number;
  /** What is changed; null for a new one. */
  group: Group | null;
  timetable: TimetableData;
  onClose: () => void;
}

/** Adds a group of some students to a class, or changes one. */
export function GroupDialog({ classId, group, timetable, onClose }: GroupDialogProps) {
  const add = useAct(addGroup, { refreshes: [getTimetable, getLines] });
  const change = useAct(changeGroup, { refreshes: [getTimetable, getLines] });
  const form = useForm({
    schema: group?.isEverybody ? unnamed : named,
    defaultValues: {
      name: group?.name ?? '',
      teacherId: String(group?.teacherId ?? ''),
      zone: group?.zone ?? timetable.zone,
      seats: String(group?.seats ?? 0),
      place: group?.place ?? '',
      ...{ firstOn: group?.firstOn ?? '', lastOn: group?.lastOn ?? '' },
      onClosure: group?.onClosure ?? ('cancel' satisfies ClosureRule as ClosureRule),
    },
    fieldOfCode: {
      ...{ day_out_of_reach: 'lastOn', teacher_busy: 'teacherId' },
      group_name_taken: 'name',
    },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ name, teacherId, seats, ...typed }) => {
      const form = { ...typed, teacherId: Number(teacherId), seats: Number(seats) };
      if (!group) await add.mutateAsync({ classId, name, ...form });
      else {
        const called = group.isEverybody ? {} : { name };
        await change.mutateAsync({ groupId: group.id, ...called, ...form });
      }
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={group ? text.changeGroupTitle : text.groupTitle}
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      {!group?.isEverybody && (
        <TextField
          label={text.name}
          maxLength={80}
          dir="auto"
          autoComplete="off"
          data-autofocus=""
          {...form.field('name')}
        />
      )}
      <SelectField
        label={text.teacher}
        hint={text.teacherHint}
        options={teacherOptions(timetable, text.nobody)}
        value={form.values.teacherId}
        onChange={({ target }) => form.change('teacherId', target.value)}
        error={form.errorOf('teacherId')}
      />
      <TextField
        label={text.place}
        maxLength={500}
        dir="auto"
        autoComplete="off"
        {...form.field('place')}
      />
      <SelectField
        label={text.zone}
        hint={text.zoneHint}
        options={zonesOf(timetable)}
        value={form.values.zone}
        onChange={({ target }) => form.change('zone', target.value)}
        error={form.errorOf('zone')}
      />
      {!group?.isEverybody && (
        <NumberField
          label={text.seats}
          hint={text.seatsHint}
          maxLength={4}
          {...form.field('seats')}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={text.firstOn} optional {...form.field('firstOn')} />
        <DateField label={text.lastOn} optional {...form.field('lastOn')} />
      </div>
      <SelectField
        label={text.onClosure}
        options={closureOptions}
        value={form.values.onClosure}
        onChange={({ target }) => form.change('onClosure', target.value as ClosureRule)}
        error={form.errorOf('onClosure')}
      />
    </GuardedFormDialog>
  );
}
