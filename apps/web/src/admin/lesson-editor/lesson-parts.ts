import type { LessonForm, QuestionForm } from '../../domains/lessons/managed-model.ts';
import { isSame, type Merged, mergeParts, partsOf, withParts } from '../../forms/merge.ts';
import { mergeBlocks } from './blocks/merge-blocks.ts';

/** What of a lesson two administrators may change at once; each part is taken as a whole. */
export const lessonParts = partsOf<Omit<LessonForm, 'kind' | 'questions' | 'blocks'>>()({
  subject: ['subject'],
  about: ['about'],
  theoryAnswer: ['theoryAnswer'],
  isPreview: ['isPreview'],
  rules: ['rules'],
  draw: ['draw'],
  schedule: ['isScheduled', 'studyDate'],
  classId: ['classId'],
});
/** A part of the lesson form that has fields of its own. */
export type FieldPart = keyof typeof lessonParts;
/** A part of the lesson form: such, or a block or a question by its id. */
export type LessonPart = FieldPart | `block:${string}` | `question:${string}`;

type Merging = Merged<LessonForm, LessonPart>;

/**
 * Puts what is typed here together with the lesson another administrator has saved meanwhile. Its kind is
 * fixed; questions and blocks go by their ids. See `mergeParts`.
 */
export function mergeLessons(base: LessonForm, mine: LessonForm, theirs: LessonForm): Merging {
  const { form, conflicting } = mergeParts(lessonParts, base, mine, theirs);
  const content = mergeContent(base, mine, theirs);
  const asked = mergeQuestions(base, mine, theirs);
  return {
    form: { ...form, ...content.form, questions: asked.questions },
    // What the lesson says is named first, as it stands first where a person decides.
    conflicting: [
      ...content.conflicting,
      ...asked.conflicting,
      ...conflicting.filter((part) => part !== 'about' || base.kind === 'exam'),
    ],
  };
}

/** A lesson with some of its parts as another administrator has them. */
export function takeOfLesson(
  form: LessonForm,
  theirs: LessonForm,
  taken: readonly LessonPart[],
): LessonForm {
  const fields = taken.filter((part): part is FieldPart => part in lessonParts);
  const next = withParts(lessonParts, form, theirs, fields);
  // What a lesson says is either a plain text or blocks.
  if (fields.includes('about') && form.kind !== 'exam') return { ...next, blocks: theirs.blocks };
  const blocks = form.blocks.map((block) =>
    taken.includes(`block:${block.id}`)
      ? (theirs.blocks.find(({ id }) => id === block.id) ?? block)
      : block,
  );
  const questions = form.questions.map((question) =>
    taken.includes(`question:${question.id}`)
      ? (theirs.questions.find(({ id }) => id === question.id) ?? question)
      : question,
  );
  return { ...next, blocks, questions };
}

const isInBlocks = ({ blocks }: LessonForm) => blocks.length > 0;
const contentOf = ({ about, blocks }: LessonForm) => ({ about, blocks });

/**
 * What the lesson says, of two people: block by block where both had blocks before them, and as a whole
 * where it is a plain text to one of them.
 */
function mergeContent(
  base: LessonForm,
  mine: LessonForm,
  theirs: LessonForm,
): { form: Partial<Pick<LessonForm, 'about' | 'blocks'>>; conflicting: LessonPart[] } {
  if (base.kind === 'exam') return mergeInBlocks(base, mine, theirs);
  if ([base, mine, theirs].every(isInBlocks)) {
    const { form, conflicting } = mergeInBlocks(base, mine, theirs);
    return { form: { ...form, about: theirs.about }, conflicting };
  }
  const said = (form: LessonForm) => (isInBlocks(form) ? form.blocks : form.about);
  if (isSame(said(mine), said(base))) return { form: contentOf(theirs), conflicting: [] };
  const isTheirsNew = !isSame(said(theirs), said(base)) && !isSame(said(theirs), said(mine));
  return { form: contentOf(mine), conflicting: isTheirsNew ? ['about'] : [] };
}

/** Block by block; of an exam its exercises, beside which the theory question stands by itself. */
function mergeInBlocks(
  base: LessonForm,
  mine: LessonForm,
  theirs: LessonForm,
): { form: Pick<LessonForm, 'blocks'>; conflicting: LessonPart[] } {
  const { blocks, conflicting } = mergeBlocks(base.blocks, mine.blocks, theirs.blocks);
  return { form: { blocks }, conflicting: conflicting.map((id) => `block:${id}` as const) };
}

/**
 * Keeps my questions but those deleted there, and takes what they alone have changed or added. One that
 * both have changed is asked about: by its key students are marked.
 */
function mergeQuestions(
  base: LessonForm,
  mine: LessonForm,
  theirs: LessonForm,
): { questions: QuestionForm[]; conflicting: LessonPart[] } {
  const conflicting: LessonPart[] = [];
  const of = (form: LessonForm) => new Map(form.questions.map((one) => [one.id, one]));
  const [before, there, here] = [of(base), of(theirs), of(mine)];
  const kept = mine.questions.flatMap((question) => {
    const other = there.get(question.id);
    if (!other) return before.has(question.id) ? [] : [question];
    const [was, my, their] = [before.get(question.id), question, other].map(says);
    if (my === was) return [other];
    if (their !== was && their !== my) conflicting.push(`question:${question.id}`);
    return [question];
  });
  const added = theirs.questions.filter(({ id }) => !here.has(id) && !before.has(id));
  return { questions: [...kept, ...added], conflicting };
}

const says = (question: QuestionForm | undefined) => JSON.stringify(question);
