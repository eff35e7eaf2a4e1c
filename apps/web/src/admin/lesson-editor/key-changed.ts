import type { LessonForm, LessonToEdit } from '../../domains/lessons/managed-model.ts';

/** Whether what students have handed in of an exam may have other marks by what is saved now. */
export function isKeyChanged(before: LessonToEdit | null, after: LessonForm): boolean {
  if (after.kind !== 'exam' || !before?.lesson.submittedBy) return false;
  const says = (...keys: unknown[]) => JSON.stringify(keys);
  return (
    before.questions.some(({ id, answer }) => {
      const now = after.questions.find((one) => one.id === id);
      return now !== undefined && now.answer.trim() !== answer;
    }) || says(before.lesson.blocks) !== says(after.blocks)
  );
}
