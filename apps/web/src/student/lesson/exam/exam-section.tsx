import { standingText } from '@institute/contract/exams/exam-standing';
import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useServerClock } from '../../../domains/exams/attempt-api.ts';
import type { Reload } from '../../../domains/lessons/widgets/blocks/block-sound.ts';
import { useSignInName } from '../../../platform/auth-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AttemptStart } from './attempt-start.tsx';
import { examDraft } from './draft.ts';
import { ExamForm } from './exam-form.tsx';
import { ResultView } from './result-view.tsx';
import { examText as words } from './text.ts';

interface ExamSectionProps {
  lesson: Lesson;
  /** The ids as they stand in the address. */
  classId: string;
  lessonId: string;
  /** How the addresses of its files are asked for again. */
  reload: Reload;
}

/** The exam of a lesson: the form until it has been submitted, the result from then on. */
export function ExamSection({ lesson, classId, lessonId, reload }: ExamSectionProps) {
  const [submitted, setSubmitted] = useState<ExamResult | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasTold = useRef(false);
  const result = lesson.result;
  const standing = lesson.standing ? z.decode(standingText, lesson.standing) : null;
  useServerClock(classId, lessonId, standing);
  const attempt = standing ? standing.results.length || 1 : 1;
  const writer = useSignInName();

  // The answer to a submission may be lost on the way: the exam comes back submitted all the same.
  useEffect(() => {
    const store = examDraft(writer, lesson.rand, attempt);
    if (!result || !store.read()) return;
    store.drop();
    setSubmitted(result);
  }, [result, writer, lesson.rand, attempt]);

  // Once the news has been read, the reader starts at the head of the result, not at its foot.
  useEffect(() => {
    if (submitted) wasTold.current = true;
    else if (wasTold.current) heading.current?.focus();
  }, [submitted]);

  const isEmpty = standing
    ? standing.questions === 0 && !standing.hasTheory
    : lesson.questions.length === 0 && lesson.exercises.length === 0 && lesson.about.trim() === '';
  if (!result && isEmpty) {
    return <EmptyState title={words.noQuestions}>{words.noQuestionsHint}</EmptyState>;
  }
  const isTimedOut = standing?.results.at(-1)?.isTimedOut ?? false;
  // A result that has just come stands there before the server has said what may be done next.
  const settled = standing?.isBegun ? null : standing;
  const place = { lesson, classId, lessonId };
  const files = { files: lesson.files, ...reload };
  return (
    <>
      {result ? (
        <>
          <ResultView {...{ lesson, result, files, heading }} standing={settled} />
          {settled && (
            <div className="mt-8 border-line border-t pt-6">
              <AttemptStart {...place} standing={settled} />
            </div>
          )}
        </>
      ) : standing && !standing.isBegun ? (
        <AttemptStart {...place} standing={standing} />
      ) : (
        <ExamForm
          {...place}
          files={files}
          key={standing?.attempt}
          standing={standing}
          onSubmitted={setSubmitted}
        />
      )}
      <Dialog
        open={submitted !== null}
        onClose={() => setSubmitted(null)}
        title={words.submittedTitle}
        size="sm"
        footer={<Button onClick={() => setSubmitted(null)}>{words.seeResult}</Button>}
      >
        <p>{isTimedOut ? words.submittedInTime : words.submitted}</p>
        {submitted?.isPending && <p className="mt-2 text-muted">{words.waitForMark}</p>}
      </Dialog>
    </>
  );
}
