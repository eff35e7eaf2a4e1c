import * as z from 'zod/mini';
import {
  canBeScheduled,
  type LessonForm,
  lessonKinds,
  type QuestionForm,
} from '../../domains/lessons/managed-model.ts';
import { text } from './text.ts';

const question = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  options: z.array(z.string()).check(z.length(4)),
} satisfies Record<keyof QuestionForm, z.ZodMiniType>);

/** What of a lesson form is kept on the device, whatever is wrong with it. */
export const lessonShape: z.ZodMiniType<LessonForm, LessonForm> = z.object({
  classId: z.number(),
  kind: z.enum(lessonKinds),
  subject: z.string(),
  about: z.string(),
  isScheduled: z.boolean(),
  studyDate: z.string(),
  theoryAnswer: z.string(),
  isPreview: z.boolean(),
  questions: z.array(question),
} satisfies Record<keyof LessonForm, z.ZodMiniType>);

/**
 * What is asked of a lesson (admin §5): its subject, a study date where it is scheduled, and of an
 * exam the text and the answer of each question.
 */
export const lessonSchema: z.ZodMiniType<LessonForm, LessonForm> = lessonShape.check((payload) => {
  const form = payload.value;
  const ask = (path: (string | number)[], value: string, message: string) => {
    if (value.trim() !== '') return;
    payload.issues.push({ code: 'custom', path, message, input: value });
  };
  ask(['subject'], form.subject, text.subjectRequired);
  if (form.isScheduled && canBeScheduled(form.kind)) {
    ask(['studyDate'], form.studyDate, text.studyDateRequired);
  }
  if (form.kind !== 'exam') return;
  form.questions.forEach((one, index) => {
    ask(['questions', index, 'question'], one.question, text.questionRequired);
    ask(['questions', index, 'answer'], one.answer, text.answerRequired);
  });
});
