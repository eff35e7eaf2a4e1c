import { type Merged, mergeParts, withPart } from '../../forms/merge.ts';
import type { LessonForm, QuestionForm } from './form.ts';

const parts = {
  subject: ['subject'],
  about: ['about'],
  theoryAnswer: ['theoryAnswer'],
  schedule: ['isScheduled', 'studyDate'],
  classId: ['classId'],
} as const satisfies Record<string, readonly (keyof LessonForm)[]>;
/** A part of the lesson form; each is taken as a whole. */
export type FormPart = keyof typeof parts;

/**
 * Puts what is typed here together with the lesson somebody else has saved meanwhile, and stands
 * for the version they saved. See `mergeParts`.
 */
export function mergeForms(
  base: LessonForm | null,
  mine: LessonForm,
  theirs: LessonForm,
): Merged<LessonForm, FormPart> {
  const { form, overtaken } = mergeParts(parts, base, mine, theirs);
  const questions = mergeQuestions(base, mine, theirs);
  return { form: { ...form, version: theirs.version, questions }, overtaken };
}

/** A form with one part as somebody else has it. */
export function withTheirs(form: LessonForm, theirs: LessonForm, part: FormPart): LessonForm {
  return withPart(parts, form, theirs, part);
}

/** Mine stay, but those gone there; those only they have changed or added are theirs. */
function mergeQuestions(
  base: LessonForm | null,
  mine: LessonForm,
  theirs: LessonForm,
): QuestionForm[] {
  const of = (form: LessonForm | null) => new Map(form?.questions.map((one) => [one.id, one]));
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
