import { isNew, type LessonForm, type QuestionForm } from '../../domains/lessons/managed-model.ts';

/**
 * A form from the device, over what is saved by now: a question that was deleted stays deleted, one
 * that was added elsewhere is added here, and a new one that was saved although the response was
 * lost is recognised by its words.
 */
export function restoredForm(kept: LessonForm, saved: LessonForm): LessonForm {
  const keptIds = new Set(kept.questions.map(({ id }) => id));
  const savedIds = new Set(saved.questions.map(({ id }) => id));
  const others = saved.questions.filter(({ id }) => !keptIds.has(id));
  const questions = kept.questions.flatMap((question) => {
    if (!isNew(question)) return savedIds.has(question.id) ? [question] : [];
    const at = others.findIndex((other) => says(other) === says(question));
    return at < 0 ? [question] : others.splice(at, 1);
  });
  return { ...kept, kind: saved.kind, questions: [...questions, ...others] };
}

const says = ({ question, answer, options }: QuestionForm) =>
  JSON.stringify([question, answer, ...options].map((one) => one.trim()));
