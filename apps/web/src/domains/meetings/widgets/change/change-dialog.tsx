import { MAX_MEETING_REASON } from '@institute/contract/meetings/meetings';
import { getRegister, getTaughtMeetings } from '@institute/contract/meetings/registers';
import {
  changeTaughtMeeting,
  type TeacherChange,
  teacherChanges,
} from '@institute/contract/meetings/teacher-changes';
import { clockText } from '@institute/contract/time/clock-text';
import { zoneName } from '@institute/contract/time/zone-name';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { useAct } from '../../../../platform/answers.ts';
import { DateField } from '../../../../ui/date-field.tsx';
import { TextareaField, TextField } from '../../../../ui/input.tsx';
import { PersonText } from '../../../../ui/person-text.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useToday } from '../../../settings/time-zone.ts';
import type { ChangeableMeeting } from './changeable-meeting.ts';
import { text } from './text.ts';

const schema = z.object({
  change: z.enum(teacherChanges),
  on: z.string().check(z.minLength(1, text.dayMissing)),
  startsAt: z.string().check(z.regex(/^\d{2}:\d{2}$/, text.timeMissing)),
  reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
});

const changes = teacherChanges.map((value) => ({ value, label: text.changes[value] }));

interface ChangeDialogProps {
  meeting: ChangeableMeeting;
  onClose: () => void;
}

/** Moves or cancels a meeting for a reason that its students read, or asks the office for it. */
export function ChangeDialog({ meeting, onClose }: ChangeDialogProps) {
  const change = useAct(changeTaughtMeeting, { refreshes: [getTaughtMeetings, getRegister] });
  const today = useToday();
  const { id, version, startsAt, zone, className } = meeting;
  const [on = '', time = ''] = clockText(startsAt, zone).split('T');
  const asks = meeting.change === 'ask';
  const form = useForm({
    schema,
    defaultValues: { change: 'move' as TeacherChange, on, startsAt: time, reason: '' },
    fieldOfCode: {
      ...{ day_out_of_reach: 'on', day_closed: 'on' },
      ...{ teacher_busy: 'startsAt', group_busy: 'startsAt' },
    },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async (typed) => {
      const { outcome } = await change.mutateAsync({
        ...{ meetingId: id, version, change: typed.change, reason: typed.reason },
        ...(typed.change === 'move' && { on: typed.on, startsAt: typed.startsAt }),
      });
      const done = typed.change === 'move' ? text.moved : text.cancelled;
      toast.success(outcome === 'asked' ? text.asked : done);
      onClose();
    },
  });
  const isMove = form.values.change === 'move';
  const act = isMove ? text.move : text.cancel;
  return (
    <GuardedFormDialog
      form={form}
      title={text.title}
      onClose={onClose}
      submit={asks ? text.ask : act}
      busyLabel={text.saving}
      {...(!isMove && { keep: text.keep })}
      {...(!isMove && !asks && { variant: 'danger' })}
    >
      <p className="font-medium">
        <PersonText>{className}</PersonText>
      </p>
      <p className="text-muted">{asks ? text.askDetail : text.detail}</p>
      <Segmented<TeacherChange>
        label={text.what}
        options={changes}
        value={form.values.change}
        onChange={(value) => form.change('change', value)}
        className="self-start"
      />
      {isMove && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label={text.on} min={today} {...form.field('on')} />
          <TextField
            label={text.startsAt}
            hint={text.clock(zoneName(zone))}
            type="time"
            dir="ltr"
            {...form.field('startsAt')}
          />
        </div>
      )}
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        rows={2}
        maxLength={MAX_MEETING_REASON}
        dir="auto"
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
