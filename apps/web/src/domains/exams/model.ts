import type { Lesson, Question as SentQuestion } from '@institute/contract/exams/exams';

/** What is shown of an objective question. */
export type Question = Pick<SentQuestion, 'id' | 'question' | 'answer' | 'choices'>;

/** The path and the extension of the file that is the lesson's own; null for none: one that a block shows stands there alone. */
export function ownMaterialOf({
  materialPath: path,
  materialExtension: extension,
  files,
}: Pick<Lesson, 'materialPath' | 'materialExtension' | 'files'>) {
  return path === '' || files.some((file) => file.path === path) ? null : { path, extension };
}
