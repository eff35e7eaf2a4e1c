import type { SatExercise } from '@institute/contract/exams/exam-exercises';
import type { StudentAnswers } from '@institute/contract/reports/student-answers';
import type { StudentExam } from '@institute/contract/reports/student-record';
import { looksLike } from '@institute/contract/text/look';
import type { ReactNode } from 'react';
import { markingPath } from '../../domains/exams/gradebook-model.ts';
import { HandedExercises } from '../../domains/exams/widgets/handed-exercises.tsx';
import type { Reload } from '../../domains/lessons/widgets/blocks/block-sound.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { useStudentAnswers } from '../../domains/reports/handed-api.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { fileUrl } from '../../platform/hosts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonBlock, PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text } from './record-text.ts';

interface AnswersDialogProps {
  studentId: number;
  exam: StudentExam;
  onClose: () => void;
}

/** What a student answered in an exam, what was right, and who marked it. */
export function AnswersDialog({ studentId, exam, onClose }: AnswersDialogProps) {
  const query = useStudentAnswers(studentId, exam.id);
  return (
    <Dialog open onClose={onClose} size="lg" title={<PersonText>{exam.subject}</PersonText>}>
      {query.data ? (
        <div className="flex flex-col gap-5">
          <Answers
            answers={query.data}
            reload={{
              take: query.dataUpdatedAt,
              onReload: () => void query.refetch(),
              reloading: query.isFetching,
            }}
          />
          {exam.isMarkedByPeople && (
            <LinkButton
              variant="secondary"
              to={markingPath({ lessonId: exam.lessonId, resultId: exam.id })}
              className="self-start"
            >
              {exam.totalScore === null ? text.giveMark : text.changeMark}
            </LinkButton>
          )}
        </div>
      ) : query.error ? (
        <ErrorState title={text.answersFailed} query={query} />
      ) : (
        <Loading label={text.answers}>
          <Skeleton className="h-60" />
        </Loading>
      )}
    </Dialog>
  );
}

interface AnswersProps {
  answers: StudentAnswers;
  /** How the addresses of what is heard are asked for again. */
  reload: Reload;
}

function Answers({ answers, reload }: AnswersProps) {
  const { questions, exercises, about, modelAnswer } = answers;
  const handed = {
    files: { files: answers.files, ...reload },
    words: text,
    fallback: <Skeleton className="h-40" />,
  };
  return (
    <div className="flex flex-col gap-5">
      {questions.length > 0 && (
        <ol className="flex list-decimal flex-col gap-4 ps-5">
          {questions.map(({ id, question, chosen, right }) => {
            const isRight = looksLike(chosen, right);
            return (
              <li key={id}>
                <PersonBlock className="font-medium">{question}</PersonBlock>
                <p className="mt-1">
                  <Badge tone={isRight ? 'good' : 'bad'}>
                    {isRight ? text.isRight : text.isWrong}
                  </Badge>{' '}
                  <span className="text-muted">{text.chosen}</span>{' '}
                  <PersonText>{chosen}</PersonText>
                </p>
                {!isRight && (
                  <p>
                    <span className="text-muted">{text.right}</span>{' '}
                    <PersonText>{right}</PersonText>
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {exercises.length > 0 && (
        <HandedExercises exercises={exercises} firstNumber={questions.length + 1} {...handed} />
      )}
      {(about !== '' || answers.answerKind !== 'none') && (
        <>
          <Part name={text.theoryQuestion}>{about}</Part>
          <TheoryAnswer {...answers} />
          <Part name={text.modelAnswer}>{modelAnswer}</Part>
        </>
      )}
      <Late {...answers}>
        {(sent) => <HandedExercises exercises={sent} firstNumber={1} {...handed} />}
      </Late>
      <Marker {...answers} />
    </div>
  );
}

function Part({ name, children }: { name: string; children: string }) {
  if (children === '') return null;
  return (
    <Labelled name={name}>
      <PersonBlock className="whitespace-pre-line">{children}</PersonBlock>
    </Labelled>
  );
}

function Labelled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-muted text-sm">{name}</h3>
      {children}
    </section>
  );
}

function TheoryAnswer({ answerKind: kind, answer }: StudentAnswers) {
  if (kind === 'image') {
    return (
      <Labelled name={text.theoryAnswer}>
        <a
          href={fileUrl(answer)}
          target="_blank"
          rel="noreferrer"
          className="tap inline-flex items-center text-primary underline underline-offset-4"
        >
          {text.openPicture}
        </a>
      </Labelled>
    );
  }
  return <Part name={text.theoryAnswer}>{kind === 'none' ? text.noAnswer : answer}</Part>;
}

/** What the student sent when the time was over, where it says more than what was handed in. */
function Late({
  questions,
  exercises,
  late,
  children,
}: StudentAnswers & { children: (sent: SatExercise[]) => ReactNode }) {
  if (!late) return null;
  const sent = exercises.flatMap((one) => {
    const given = late.exercises?.[one.id];
    const isOther = given !== undefined && JSON.stringify(given) !== JSON.stringify(one.given);
    return isOther ? [{ ...one, given }] : [];
  });
  const chosen = questions.filter(({ id, chosen: before }) => {
    const answer = late.answers[id];
    return answer !== undefined && answer !== before;
  });
  return (
    <section className="flex flex-col gap-2 rounded-field bg-sunken px-4 py-3">
      <h3 className="font-medium">{text.late}</h3>
      <p className="text-muted text-sm">
        <InstituteTime at={late.at} withTime />. {text.lateDetail}
      </p>
      {chosen.map(({ id, question }) => (
        <Part key={id} name={question}>
          {late.answers[id] ?? ''}
        </Part>
      ))}
      {sent.length > 0 && children(sent)}
      <Part name={text.theoryAnswer}>{late.theory}</Part>
    </section>
  );
}

/** Who marked the theory part, and when; nothing before that. */
function Marker({ markedBy, markedById, markedAt }: StudentAnswers) {
  if (!markedAt) return null;
  return (
    <p className="text-muted text-sm">
      <Sentence
        words={markedBy === '' ? text.markedByMachine : text.markedBy}
        fill={{
          name: (
            <StudentLink id={markedById}>
              <PersonText>{markedBy}</PersonText>
            </StudentLink>
          ),
          date: <InstituteTime at={markedAt} withTime />,
        }}
      />
    </p>
  );
}
