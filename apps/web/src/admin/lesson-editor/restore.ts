import { isNew, type LessonForm, type QuestionForm } from '../../domains/lessons/managed-model.ts';
import { isSame } from '../../forms/parts.ts';

/**
 * A form over what is saved by now, of what it was `opened` with: a question that was deleted stays
 * deleted, one that was added elsewhere is added here, one that was left alone is as it is saved, as each
 * is saved by itself, and a new one that was saved although the response was lost is recognised by its
 * words.
 */
export function restoredForm(kept: LessonForm, saved: LessonForm, opened: LessonForm): LessonForm {
  const keptIds = new Set(kept.questions.map(({ id }) => id));
  const savedById = new Map(saved.questions.map((one) => [one.id, one]));
  const openedById = new Map(opened.questions.map((one) => [one.id, one]));
  const others = saved.questions.filter(({ id }) => !keptIds.has(id));
  const questions = kept.questions.flatMap((question) => {
    if (!isNew(question)) {
      const now = savedById.get(question.id);
      if (!now) return [];
      return isSame(question, openedById.get(question.id)) ? [now] : [question];
    }
    const at = others.findIndex((other) => says(other) === says(question));
    return at < 0 ? [question] : others.splice(at, 1);
  });
  // Of blocks that say the same, the server has made the same text.
  const isSaid = kept.blocks.length > 0 && isSame(kept.blocks, saved.blocks);
  const about = isSaid && saved.kind !== 'exam' ? saved.about : kept.about;
  return { ...kept, about, kind: saved.kind, questions: [...questions, ...others] };
}

const says = ({ question, answer, options }: QuestionForm) =>
  JSON.stringify([question, answer, ...options].map((one) => one.trim()));
