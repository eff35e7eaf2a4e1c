import { answerWaysOf } from '@institute/contract/exams/answer-ways';
import type { ExamStanding } from '@institute/contract/exams/exam-standing';
import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { type FormEvent, useRef, useState } from 'react';
import { useUser } from '../../../domains/auth/use-user.ts';
import {
  ExamIntroduction,
  FoldedExamIntroduction,
} from '../../../domains/exams/widgets/exam-introduction.tsx';
import { QuestionField } from '../../../domains/exams/widgets/question-field.tsx';
import type { BlockFiles } from '../../../domains/lessons/widgets/blocks/block-sound.ts';
import { useSignInName } from '../../../platform/auth-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { DraftStatus } from './draft-status.tsx';
import { ExamExercises } from './exam-exercises.tsx';
import { ExamTimer } from './exam-timer.tsx';
import { examText as words } from './text.ts';
import { TheoryField } from './theory-field.tsx';
import { useExamDraft } from './use-exam-draft.ts';
import { useSendingLater } from './use-sending-later.ts';
import { useServerDraft } from './use-server-draft.ts';
import { useSubmission } from './use-submission.ts';
import { useTimeUp } from './use-time-left.ts';
import { hasTheoryAnswer, isQuestionAnswered, type Problem, problemOf } from './validate.ts';

interface ExamFormProps {
  lesson: Lesson;
  /** Null for an exam without rules of its own. */
  standing: ExamStanding | null;
  /** What is heard in its exercises. */
  files: BlockFiles;
  classId: string;
  lessonId: string;
  onSubmitted: (result: ExamResult) => void;
}

/** What is done with an exam being taken: it checks itself, asks before it is final, and is sent. */
function useTaking({ lesson, standing, classId, lessonId, onSubmitted }: ExamFormProps) {
  const user = useUser();
  const attempt = standing?.attempt ?? 1;
  const endsAt = standing?.endsAt ?? null;
  const kept = useExamDraft(useSignInName(), lesson.rand, lesson.draft, attempt);
  const { draft } = kept;
  const { submit, isRunning, failure } = useSubmission(classId, lessonId);
  const [isTimeUp, setTimeUp] = useState(false);
  const sitting = { attempt, isTimed: endsAt !== null };
  const savedOnServer = useServerDraft(lesson, draft, !isRunning && !isTimeUp, sitting);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [showsOpen, setShowsOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { questions, exercises } = lesson;
  const exam = { questions, exercises, hasTheory: lesson.about.trim() !== '' };
  const [waits, setWaits] = useState(false);
  const edit: typeof kept.change = (update) => {
    setProblem(null);
    // What was to be sent by itself is another answer now.
    setWaits(false);
    kept.change(update);
  };
  /** Whether it may be sent again; `isByItself`, where nobody pressed anything. */
  const send = async ({ isByItself = false } = {}) => {
    // Before it is sent: a session that has ended lets nothing more be kept.
    kept.keepNow();
    const result = await submit(lesson, draft, attempt, { isByItself });
    setAsks(false);
    setWaits(result === 'unanswered');
    if (typeof result === 'string') return result === 'unanswered';
    kept.drop();
    onSubmitted(result);
    return false;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // What is open when time is up stays open, and there is nothing left to decide.
    if (isTimeUp) {
      void send();
      return;
    }
    const found = problemOf(exam, draft, user !== null);
    setProblem(found);
    setShowsOpen(found !== null);
    if (found) form.current?.querySelector<HTMLElement>(placeOf(found.at))?.focus();
    else setAsks(true);
  };
  useTimeUp(endsAt, () => {
    setTimeUp(true);
    return send({ isByItself: true });
  });
  useSendingLater(waits && !isTimeUp, () => void send({ isByItself: true }));
  const props = { ref: form, noValidate: true, onSubmit } as const;
  const question = {
    open: asks,
    onConfirm: () => void send(),
    onClose: () => setAsks(false),
    busy: isRunning,
  };
  const status = { exam, draft, savedOnServer, savedAt: kept.savedAt, isKept: kept.isKept };
  const time = { endsAt, isTimeUp };
  return {
    props,
    exam,
    draft,
    edit,
    problem,
    showsOpen,
    failure,
    waits,
    isRunning,
    question,
    status,
    time,
  };
}

/** An exam being taken; everything that was answered is kept when sending it fails. */
export function ExamForm(props: ExamFormProps) {
  const { standing } = props;
  const { about, questions } = props.lesson;
  const taking = useTaking(props);
  const { exam, draft, edit, problem, showsOpen, failure, isRunning } = taking;
  // Whoever has begun by a press has read it before.
  const Introduction = standing?.isBegun ? FoldedExamIntroduction : ExamIntroduction;
  return (
    <form {...taking.props} className="flex flex-col gap-8">
      {taking.time.endsAt && <ExamTimer endsAt={taking.time.endsAt} />}
      <Introduction
        questions={questions.length}
        exercises={exam.exercises.length}
        ways={waysOf(exam.exercises)}
        hasTheory={exam.hasTheory}
        isOnTheWay={props.lesson.next !== null}
        sat={standing}
      />
      {/* What is open when time is up stays open; a disabled fieldset keeps every value. */}
      <fieldset role="none" disabled={taking.time.isTimeUp} className="contents">
        {questions.map((question, index) => (
          <QuestionField
            key={question.id}
            question={question}
            number={index + 1}
            chosen={draft.answers[question.id]}
            error={showsOpen && !isQuestionAnswered(question, draft) ? words.answerThis : undefined}
            onChoose={(choice) =>
              edit((now) => ({ ...now, answers: { ...now.answers, [question.id]: choice } }))
            }
          />
        ))}
        {exam.exercises.length > 0 && (
          <ExamExercises
            exercises={exam.exercises}
            firstNumber={questions.length + 1}
            files={props.files}
            draft={draft}
            showsOpen={showsOpen}
            isDone={taking.time.isTimeUp}
            onAnswer={(id, given) =>
              edit((now) => ({ ...now, exercises: { ...now.exercises, [id]: given } }))
            }
          />
        )}
        {exam.hasTheory && (
          <TheoryField
            question={about}
            draft={draft}
            onChange={edit}
            error={problem?.at === 'image' || problem?.at === 'text' ? problem.message : undefined}
          />
        )}
      </fieldset>
      <div className="flex flex-col gap-3 border-line border-t pt-5">
        {taking.time.isTimeUp && <p className="font-semibold">{words.timeUp}</p>}
        <FormAlert message={alertOf(problem) ?? failure} />
        <p role="status" className="empty:hidden">
          {taking.waits && words.sendsLater}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            size="lg"
            busy={isRunning}
            busyLabel={words.submitting}
            className="max-sm:w-full"
          >
            {words.submit}
          </Button>
          <DraftStatus {...taking.status} />
        </div>
      </div>
      <SubmitQuestion
        {...taking.question}
        isWithoutTheory={exam.hasTheory && !hasTheoryAnswer(draft)}
        standing={standing}
      />
    </form>
  );
}

const waysOf = (exercises: Lesson['exercises']) =>
  answerWaysOf(exercises.flatMap(({ asked }) => asked ?? []));

interface SubmitQuestionProps {
  open: boolean;
  /** Whether the theory question is left unanswered. */
  isWithoutTheory: boolean;
  standing: ExamStanding | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** An attempt is submitted once, so it asks first. */
function SubmitQuestion({ isWithoutTheory, standing, ...dialog }: SubmitQuestionProps) {
  const isOneOfSeveral = standing !== null && standing.attempts > 1;
  return (
    <ConfirmDialog
      {...dialog}
      title={words.askTitle}
      confirmLabel={words.submit}
      busyLabel={words.submitting}
    >
      {isWithoutTheory && <p className="mb-3 font-semibold text-bad">{words.noTheory}</p>}
      <p>{isOneOfSeveral ? words.askAttempt : words.ask}</p>
    </ConfirmDialog>
  );
}

/** What stands above the button; the theory field shows its own problem beside itself. */
function alertOf(problem: Problem | null): string | null {
  return problem && problem.at !== 'image' && problem.at !== 'text' ? problem.message : null;
}

/** Where the student should look, as a selector within the form. */
function placeOf(at: Problem['at']): string {
  if (String(at).startsWith('exercise:')) return `[data-question="${at}"]`;
  if (typeof at === 'number') return `[data-question="${at}"] input`;
  return at === 'image' ? '[data-answer="image"]' : '[data-answer="text"]';
}
