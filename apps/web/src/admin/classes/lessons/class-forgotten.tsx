import { pathTo } from '@institute/contract/routes';
import { getClassForgotten } from '@institute/contract/words/managed-words';
import { Link } from 'react-router';
import {
  ForgottenExercises,
  ForgottenWords,
} from '../../../domains/words/widgets/forgotten-list.tsx';
import { useAnswer } from '../../../platform/answers.ts';

/** What the class forgets of all its lessons, each with its lesson; nothing where that is nothing. */
export function ClassForgotten({ classId }: { classId: string }) {
  const { data } = useAnswer(getClassForgotten, { classId });
  if (!data) return null;
  const lessonOf = ({ lessonId, subject }: { lessonId: number; subject: string }) => (
    <Link
      to={pathTo('managedLesson', { classId, lessonId })}
      className="tap flex w-fit items-center text-sm"
    >
      <bdi className="underline underline-offset-4 [overflow-wrap:anywhere]">{subject}</bdi>
    </Link>
  );
  return (
    <>
      <ForgottenWords items={data.words} lessonOf={lessonOf} />
      <ForgottenExercises items={data.exercises} lessonOf={lessonOf} />
    </>
  );
}
