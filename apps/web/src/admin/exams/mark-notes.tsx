import type { MarkChange } from '@institute/contract/exams/marking';
import { useRef } from 'react';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';
import type { Marking } from './use-marking.ts';

/** What goes with a mark: the comment to the student, and why another mark is given. */
export function MarkNotes({ marking, formId }: { marking: Marking; formId: string }) {
  const comment = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="mt-5 grid gap-x-6 gap-y-4 border-line border-t pt-4 lg:grid-cols-2">
      {marking.isChange && (
        <TextareaField
          form={formId}
          label={text.reasonField}
          hint={text.reasonHint}
          required
          rows={2}
          maxLength={500}
          {...marking.field('reason')}
        />
      )}
      <div className="flex flex-col gap-1">
        <TextareaField
          ref={comment}
          form={formId}
          label={text.commentField}
          hint={text.commentHint}
          optional
          rows={2}
          maxLength={2000}
          name="comment"
          value={marking.values.comment}
          onChange={(event) => marking.change('comment', event.target.value)}
          error={marking.errorOf('comment')}
        />
        <ArabicKeyboard field={comment} />
      </div>
    </div>
  );
}

/** The marks that people have given a submission, newest first. */
export function MarkHistory({ history }: { history: readonly MarkChange[] }) {
  if (history.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="tap content-center font-semibold text-primary">{text.history}</summary>
      <ul className="divide-y divide-line">
        {history.map((change) => (
          <li key={change.id} className="py-2">
            <p className="flex flex-wrap gap-x-3">
              <bdi dir="ltr" className="figures font-semibold">
                {text.historyOf(change.from, change.to)}
              </bdi>
              <StudentLink id={change.byId}>
                <PersonText>{change.by}</PersonText>
              </StudentLink>
              <span className="text-muted">
                <InstituteTime at={change.at} withTime />
              </span>
            </p>
            {[change.reason, change.comment].map(
              (words, place) =>
                words !== '' && (
                  <p key={place === 0 ? 'reason' : 'comment'} className="text-sm">
                    <span className="text-muted">{place === 0 ? text.reason : text.comment}: </span>
                    <PersonText>{words}</PersonText>
                  </p>
                ),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
