import type { ExamStanding } from '@institute/contract/exams/exam-standing';
import type { Lesson } from '@institute/contract/exams/exams';
import { useState } from 'react';
import { useBeginExam } from '../../../domains/exams/attempt-api.ts';
import { ExamIntroduction } from '../../../domains/exams/widgets/exam-introduction.tsx';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { whenText } from '../../../ui/when.tsx';
import { examText as words } from './text.ts';

interface AttemptStartProps {
  lesson: Lesson;
  standing: ExamStanding;
  classId: string;
  lessonId: string;
}

/**
 * What an attempt will be, and the button that begins it; when it opens where it has to be waited for,
 * and that none is left where that is so.
 */
export function AttemptStart({ lesson, standing, classId, lessonId }: AttemptStartProps) {
  const { mutateAsync, isPending, error } = useBeginExam(classId, lessonId);
  const timeZone = useTimeZone();
  const [asks, setAsks] = useState(false);
  const { attempt, attempts, beginsAt, examMinutes } = standing;
  if (attempt === null) {
    return attempts > 1 && <p className="text-muted">{words.noAttemptLeft}</p>;
  }
  const begin = async () => {
    await mutateAsync({ lesson, attempt }).catch(() => undefined);
    setAsks(false);
  };
  return (
    <section aria-label={words.attemptOf(attempt, attempts)} className="flex flex-col gap-4">
      {attempts > 1 && <h2 className="text-xl">{words.attemptOf(attempt, attempts)}</h2>}
      <ExamIntroduction
        questions={standing.questions - standing.exercises}
        exercises={standing.exercises}
        ways={standing}
        hasTheory={standing.hasTheory}
        isOnTheWay={lesson.next !== null}
        sat={standing}
      />
      <FormAlert message={error && refusalWords(error, words.beginFailed, words.beginBroken)} />
      {beginsAt ? (
        <p className="font-medium">{words.opensOn(whenText(beginsAt, timeZone, true))}</p>
      ) : (
        <Button
          size="lg"
          busy={isPending}
          busyLabel={words.beginning}
          onClick={() => (examMinutes === null ? void begin() : setAsks(true))}
          className="max-sm:w-full sm:self-start"
        >
          {attempt > 1 ? words.beginAgain : words.begin}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={words.beginTitle}
        confirmLabel={words.begin}
        busy={isPending}
        busyLabel={words.beginning}
        onConfirm={() => void begin()}
        onClose={() => setAsks(false)}
      >
        <p>{words.beginAsk(examMinutes ?? 0)}</p>
      </ConfirmDialog>
    </section>
  );
}
