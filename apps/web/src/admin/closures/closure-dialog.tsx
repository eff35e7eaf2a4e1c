import { addClosure, getClosures } from '@institute/contract/meetings/closures';
import { getTimetable } from '@institute/contract/meetings/groups';
import { getMeetings, MOST_DAYS } from '@institute/contract/meetings/meetings';
import { daysAfter, isCalendarDay } from '@institute/contract/time/calendar';
import * as z from 'zod/mini';
import { useToday } from '../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, text.nameMissing)),
    fromOn: z.string().check(z.minLength(1, text.dayMissing)),
    untilOn: z.string().check(z.minLength(1, text.dayMissing)),
  })
  .check(
    z.refine(({ fromOn, untilOn }) => untilOn >= fromOn, {
      ...{ path: ['untilOn'], error: text.lastBeforeFirst },
    }),
  );

interface ClosureDialogProps {
  /** What the fields hold at first. */
  closure: { fromOn: string; untilOn: string; name: string };
  onClose: () => void;
}

/** Has nothing held on some days. */
export function ClosureDialog({ closure, onClose }: ClosureDialogProps) {
  const add = useAct(addClosure, { refreshes: [getClosures, getTimetable] });
  const today = useToday();
  const { name, fromOn, untilOn } = closure;
  const form = useForm({
    schema,
    defaultValues: { name, fromOn, untilOn },
    fieldOfCode: { day_out_of_reach: 'untilOn', days_closed: 'fromOn' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async (values) => {
      const { meetings } = await add.mutateAsync(values);
      toast.success(text.done(meetings));
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.dialogTitle}
      onClose={onClose}
      submit={text.submit}
      busyLabel={text.busy}
    >
      <TextField
        label={text.name}
        maxLength={80}
        dir="auto"
        autoComplete="off"
        data-autofocus=""
        {...form.field('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={text.from} {...form.field('fromOn')} />
        <DateField label={text.until} min={today} {...form.field('untilOn')} />
      </div>
      <Touched from={form.values.fromOn} until={form.values.untilOn} />
    </GuardedFormDialog>
  );
}

/** How many meetings stand on some days, before they are closed; nothing while it is not known. */
function Touched({ from, until }: { from: string; until: string }) {
  const isSpan = isCalendarDay(from) && isCalendarDay(until) && from <= until;
  const isShort = isSpan && until < daysAfter(from, MOST_DAYS);
  const { data } = useAnswer(getMeetings, { from, until }, { enabled: isShort });
  if (!isShort || !data) return null;
  const held = data.filter(({ state, byHand }) => state === 'planned' && !byHand);
  const classes = new Set(held.map(({ classId }) => classId)).size;
  return (
    <p role="status" className="text-muted">
      {held.length === 0 ? text.touchesNone : text.touches(held.length, classes)}
    </p>
  );
}
