import {
  getItemFigures,
  getRemarking,
  type Remarking,
  remarkExam,
  type TouchedResult,
} from '@institute/contract/exams/exam-items';
import { getGradebook } from '@institute/contract/exams/gradebook';
import { flagOf } from '@institute/contract/fields';
import * as z from 'zod/mini';
import { StudentLink } from '../../../domains/people/widgets/student-link.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TextField } from '../../../ui/input.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { itemsText as words } from './text.ts';

/** Offers to mark an exam again where its keys have changed: who would be touched, and how. */
export function RemarkPanel({ examId }: { examId: number }) {
  const { data } = useAnswer(getRemarking, { lessonId: examId }, { gcTime: 0 });
  if (!data || data.touched.length === 0) return null;
  return <Offer key={data.version} examId={examId} remarking={data} />;
}

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  withByHand: z.boolean(),
});

function Offer({ examId, remarking }: { examId: number; remarking: Remarking }) {
  const { touched, version } = remarking;
  const { mutateAsync } = useAct(remarkExam, {
    refreshes: [getGradebook, getItemFigures, getRemarking],
  });
  const form = useForm({
    schema,
    defaultValues: { reason: words.reasonDefault as string, withByHand: false },
    words: { refused: words.remarkFailed },
    onSubmit: async ({ reason, withByHand }) => {
      const lessonId = examId;
      await mutateAsync({ lessonId, version, reason, withByHand: flagOf(withByHand) });
      toast.success(words.remarked);
    },
  });
  const byHand = touched.filter(({ isByHand }) => isByHand).length;
  const isIdle = byHand === touched.length && !form.values.withByHand;
  return (
    <form
      {...form.props}
      aria-label={words.remarkTitle}
      className="flex flex-col gap-3 rounded-card border border-gold bg-gold-soft p-4"
    >
      <h3 className="font-semibold">{words.remarkTitle}</h3>
      <p>{words.touched(touched.length)}</p>
      <ul className="max-h-60 overflow-y-auto rounded-field bg-surface px-3 py-1" tabIndex={-1}>
        {touched.map((one) => (
          <Touched key={one.resultId} one={one} />
        ))}
      </ul>
      {byHand > 0 && (
        <CheckboxField
          label={words.withByHand(byHand)}
          hint={words.stays}
          checked={form.values.withByHand}
          onChange={({ target }) => form.change('withByHand', target.checked)}
        />
      )}
      <TextField label={words.reason} {...form.field('reason')} maxLength={500} dir="auto" />
      <p className="text-muted text-sm">{isIdle ? words.nothing : words.told}</p>
      <FormAlert message={form.failure} />
      <Button
        type="submit"
        busy={form.isRunning}
        busyLabel={words.remarking}
        disabled={isIdle}
        className="self-start"
      >
        {words.remark}
      </Button>
    </form>
  );
}

/** A submission with its mark, or the part of it marked by keys while the whole is not known. */
function Touched({ one }: { one: TouchedResult }) {
  const said = (mark: number | null) => (mark === null ? words.noMark : words.percent(mark));
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-line py-1.5 not-first:border-t">
      <span className="font-medium">
        <StudentLink id={one.studentId}>
          <PersonText>{one.studentName}</PersonText>
        </StudentLink>
      </span>
      {one.attempt > 1 && <span className="text-muted text-sm">{words.attempt(one.attempt)}</span>}
      {one.isByHand && <span className="text-muted text-sm">{words.byHand}</span>}
      <span className="figures ms-auto text-sm">
        {words.change(
          said(one.before ?? one.objectiveBefore),
          said(one.after ?? one.objectiveAfter),
        )}
      </span>
    </li>
  );
}
