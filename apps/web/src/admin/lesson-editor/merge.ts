import type { LessonForm, QuestionForm } from './form.ts';

/** What of a lesson two people may write at the same time; each is taken as a whole. */
const parts = {
  subject: ['subject'],
  about: ['about'],
  theoryAnswer: ['theoryAnswer'],
  schedule: ['isScheduled', 'studyDate'],
  classId: ['classId'],
} as const satisfies Record<string, readonly (keyof LessonForm)[]>;
/** A part of the lesson form. */
export type FormPart = keyof typeof parts;

/** What two people have made of a lesson. */
export interface Merged {
  /** Mine, with whatever of theirs I had left alone; it stands for the version they saved. */
  form: LessonForm;
  /** What both have changed, each in their own way; mine stands in `form`. */
  overtaken: FormPart[];
}

/**
 * Puts what is typed here together with what somebody else has saved meanwhile. `base` is what both
 * began with; null when that is not known, and then whatever differs was changed by both.
 */
export function mergeForms(base: LessonForm | null, mine: LessonForm, theirs: LessonForm): Merged {
  const overtaken: FormPart[] = [];
  let form = { ...mine, version: theirs.version, questions: mergeQuestions(base, mine, theirs) };
  for (const part of Object.keys(parts) as FormPart[]) {
    if (isSame(part, mine, theirs) || (base && isSame(part, theirs, base))) continue;
    if (base && isSame(part, mine, base)) form = withTheirs(form, theirs, part);
    else overtaken.push(part);
  }
  return { form, overtaken };
}

/** A form with one part as somebody else has it. */
export function withTheirs(form: LessonForm, theirs: LessonForm, part: FormPart): LessonForm {
  return { ...form, ...Object.fromEntries(parts[part].map((name) => [name, theirs[name]])) };
}

const isSame = (part: FormPart, one: LessonForm, other: LessonForm) =>
  parts[part].every((name) => one[name] === other[name]);

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
