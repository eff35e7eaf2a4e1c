import { canBeScheduled, type LessonForm } from './form.ts';
import { text } from './text.ts';

/** What is wrong with a form, by the name of the field: `subject`, `studyDate`, `{question id}.answer`. */
export type Problems = Readonly<Record<string, string>>;

/** Admin §5: subject required, study date where scheduled, question and answer of each question. */
export function problemsOf(form: LessonForm): Problems {
  const found: Record<string, string> = {};
  if (form.subject.trim() === '') found.subject = text.subjectRequired;
  if (form.isScheduled && canBeScheduled(form.type) && form.studyDate === '') {
    found.studyDate = text.studyDateRequired;
  }
  for (const { id, question, answer } of form.type === 'Exam' ? form.questions : []) {
    if (question.trim() === '') found[`${id}.question`] = text.questionRequired;
    if (answer.trim() === '') found[`${id}.answer`] = text.answerRequired;
  }
  return found;
}
