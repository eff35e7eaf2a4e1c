import type { LessonForm, QuestionForm } from '../../domains/lessons/managed-model.ts';
import { type Merged, mergeParts, partsOf } from '../../forms/merge.ts';

/** What of a lesson two administrators may change at once; each part is taken as a whole. */
export const lessonParts = partsOf<Omit<LessonForm, 'kind' | 'questions'>>()({
  subject: ['subject'],
  about: ['about'],
  theoryAnswer: ['theoryAnswer'],
  isPreview: ['isPreview'],
  schedule: ['isScheduled', 'studyDate'],
  classId: ['classId'],
});
/** A part of the lesson form. */
export type LessonPart = keyof typeof lessonParts;

/**
 * Puts what is typed here together with the lesson another administrator has saved meanwhile. Its kind is
 * fixed; questions go by their numbers. See `mergeParts`.
 */
export function mergeLessons(
  base: LessonForm,
  mine: LessonForm,
  theirs: LessonForm,
): Merged<LessonForm, LessonPart> {
  const { form, conflicting } = mergeParts(lessonParts, base, mine, theirs);
  return { form: { ...form, questions: mergeQuestions(base, mine, theirs) }, conflicting };
}

/** Keeps my questions but those deleted there, and takes what they alone have changed or added. */
function mergeQuestions(base: LessonForm, mine: LessonForm, theirs: LessonForm): QuestionForm[] {
  const of = (form: LessonForm) => new Map(form.questions.map((one) => [one.id, one]));
  const [before, there, here] = [of(base), of(theirs), of(mine)];
  const kept = mine.questions.flatMap((question) => {
    const other = there.get(question.id);
    if (!other) return before.has(question.id) ? [] : [question];
    return [says(question) === says(before.get(question.id)) ? other : question];
  });
  const added = theirs.questions.filter(({ id }) => !here.has(id) && !before.has(id));
  return [...kept, ...added];
}

const says = (question: QuestionForm | undefined) => JSON.stringify(question);
