import { useLessonWords } from '../../../domains/words/lesson-words-api.ts';
import { WordList } from '../../../domains/words/widgets/word-list.tsx';

interface LessonWordsProps {
  classId: string;
  lessonId: string;
  /** True where they have their own place in the lesson: they are seen at once. */
  isOpen?: boolean;
}

/** The words of a lesson, folded away beneath it. Nothing where it has none, or they cannot be had. */
export function LessonWords({ classId, lessonId, isOpen = false }: LessonWordsProps) {
  const { data } = useLessonWords(classId, lessonId);
  if (!data || data.length === 0) return null;
  return <WordList list={data} isOpen={isOpen} />;
}
