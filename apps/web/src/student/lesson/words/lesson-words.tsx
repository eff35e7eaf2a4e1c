import { getLessonWords } from '@institute/contract/words/lesson-words';
import { WordList } from '../../../domains/words/widgets/word-list.tsx';
import { useAnswer } from '../../../platform/answers.ts';

interface LessonWordsProps {
  classId: string;
  lessonId: string;
  /** True where they have their own place in the lesson: they are seen at once. */
  isOpen?: boolean;
}

/** The words of a lesson, folded away beneath it. Nothing where it has none, or they cannot be had. */
export function LessonWords({ classId, lessonId, isOpen = false }: LessonWordsProps) {
  const { data } = useAnswer(getLessonWords, { classId, lessonId });
  if (!data || data.length === 0) return null;
  return <WordList list={data} isOpen={isOpen} />;
}
