import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { anyText, flag, id, idOrRand, list, nothing, requestKey, requiredText } from '../fields.ts';
import type { DefaultsOf } from '../form.ts';
import { dictionary } from '../language.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/managed-questions', {
  question: 'Question',
  answer: 'Correct answer',
});

const option = anyText(500);
/** An objective question of the lesson form. */
export const questionFields = {
  question: requiredText(words.question, 2000),
  answer: requiredText(words.answer, 500),
  option1: option,
  option2: option,
  option3: option,
  option4: option,
};
/** Admin §5: the options of a question may be left out. */
export const newQuestionDefaults = {
  option1: '',
  option2: '',
  option3: '',
  option4: '',
} as const satisfies DefaultsOf<typeof questionFields>;

/** The number of a saved question; a new one has a temporary id, or none. */
export const questionId = z.optional(
  z.pipe(
    z.string().check(z.regex(/^(new-.{1,40}|\d{1,10})$/, 'This is not a question.')),
    z.transform((text) => (text.startsWith('new-') ? text : Number(text))),
  ),
);

const adminCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'lessons.edit',
} as const;

/** An objective question as administrators see it: read as answer1..4, sent as option1..4. */
export const ManagedQuestion = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
  answer1: z.string(),
  answer2: z.string(),
  answer3: z.string(),
  answer4: z.string(),
});
export type ManagedQuestion = z.output<typeof ManagedQuestion>;

/** Admin §7: the objective questions of an exam. */
export const getLessonQuestions = defineCall({
  ...adminCall,
  name: 'getLessonQuestions',
  action: 'getLessonQuestions',
  actor: 'email',
  request: z.object({ lesson_id: idOrRand }),
  response: z.array(ManagedQuestion),
});

/** Admin §7: removes an objective question. */
export const removeObj = defineCall({
  ...adminCall,
  name: 'removeObj',
  action: 'removeObj',
  actor: 'admin_email',
  request: z.object({ obj_id: id }),
  response: nothing,
});

/** Questions of one exam, at the most. */
export const MOST_QUESTIONS = 200;

/**
 * Our own: moves objective questions to the end of another exam, of the same class or another one; with
 * `copy` they stay where they are as well. They leave no exam that a student has begun, whose marks
 * would change. The same key does it once. Errors: lesson_not_found, not_found (a question that is not
 * there), not_an_exam, questions_answered, questions_too_many, questions_same_exam.
 */
export const moveQuestions = defineCall({
  ...adminCall,
  name: 'moveQuestions',
  action: 'moveQuestions',
  actor: 'admin_email',
  request: z.object({
    /** The exam that they go to. */
    lesson_id: idOrRand,
    question_ids: list(id, MOST_QUESTIONS).check(z.minLength(1, 'No question was sent.')),
    copy: z._default(flag, false),
    request_key: requestKey,
  }),
  response: z.object({ moved: z.number() }),
});
