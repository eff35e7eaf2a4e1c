import { getTimetable } from '@institute/contract/meetings/groups';
import {
  changeMeeting,
  type MeetingScope,
  meetingScopes,
  type OfficeMeeting,
} from '@institute/contract/meetings/meetings';
import { clockText } from '@institute/contract/time/clock-text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useToday } from '../../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { errorCode } from '../../../platform/api-error.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';
import { HourInputs, TeacherInputs, timeFields } from './time-inputs.tsx';
import type { TimetableData } from './timetable-data.ts';

const schema = z.object({
  scope: z.enum(meetingScopes),
  on: z.string().check(z.minLength(1, text.dayMissing)),
  ...timeFields,
  ...{ topic: z.string(), reason: z.string(), isOnClosedDay: z.boolean() },
});

const scopes = meetingScopes.map((value) => ({ value, label: text.scopes[value] }));

/** What the fields hold of a meeting at first. */
function valuesOf(meeting: OfficeMeeting) {
  const { startsAt, endsAt, zone, teacherId, place, topic } = meeting;
  // Why it was not held is not why it is held at another time.
  const reason = meeting.state === 'cancelled' ? '' : meeting.reason;
  const [on = '', time = ''] = clockText(startsAt, zone).split('T');
  return {
    ...{ scope: 'one' as MeetingScope, on, startsAt: time, place, topic, reason },
    isOnClosedDay: false,
    minutes: String((endsAt.getTime() - startsAt.getTime()) / 60_000),
    teacherId: String(teacherId ?? ''),
  };
}

interface MeetingDialogProps {
  meeting: OfficeMeeting;
  timetable: TimetableData;
  onClose: () => void;
}

/** Changes a meeting alone, or it and all that follow; only what is another is sent. */
export function MeetingDialog({ meeting, timetable, onClose }: MeetingDialogProps) {
  const change = useAct(changeMeeting, { refreshes: [getTimetable] });
  const today = useToday();
  const before = valuesOf(meeting);
  // The day that was refused as one on which nothing is held.
  const [closedDay, setClosedDay] = useState<string | null>(null);
  const form = useForm({
    schema,
    defaultValues: before,
    fieldOfCode: {
      ...{ day_out_of_reach: 'on', day_closed: 'on' },
      ...{ teacher_busy: 'teacherId', group_busy: 'startsAt' },
    },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ scope, reason, minutes, teacherId, ...typed }) => {
      const { on, startsAt, place, topic, isOnClosedDay } = typed;
      const sent = {
        ...{ meetingId: meeting.id, version: meeting.version, scope },
        ...(on !== before.on && { on }),
        ...(startsAt !== before.startsAt && { startsAt }),
        ...(minutes !== before.minutes && { minutes: Number(minutes) }),
        ...(teacherId !== before.teacherId && { teacherId: Number(teacherId) }),
        ...(place !== before.place && { place }),
        ...(topic !== before.topic && { topic }),
        ...(reason !== before.reason && { reason }),
        ...(isOnClosedDay && closedDay === on && { onClosedDay: '1' as const }),
      };
      await change.mutateAsync(sent).catch((error: unknown) => {
        if (errorCode(error) === 'day_closed') setClosedDay(on);
        throw error;
      });
      toast.success(text.changed);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.meetingTitle}
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      <SelectField
        label={text.scope}
        options={scopes}
        value={form.values.scope}
        onChange={({ target }) => form.change('scope', target.value as MeetingScope)}
        error={form.errorOf('scope')}
      />
      <DateField label={text.on} min={today} data-autofocus="" {...form.field('on')} />
      {closedDay === form.values.on && (
        <CheckboxField
          label={text.onClosedDay}
          checked={form.values.isOnClosedDay}
          onChange={({ target }) => form.change('isOnClosedDay', target.checked)}
        />
      )}
      <HourInputs form={form} />
      <TeacherInputs
        {...{ form, timetable }}
        onTeacher={(id) => form.change('teacherId', id)}
        none={text.nobody}
      />
      <TextField
        label={text.topic}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        {...form.field('topic')}
      />
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        maxLength={300}
        dir="auto"
        autoComplete="off"
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
