import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { idOrRand, wholeNumber } from '../fields.ts';
import { changing, making } from '../form.ts';
import { dictionary } from '../language.ts';
import { MOST_ATTEMPTS } from './exam-rules.ts';
import { ExamResult, Lesson } from './exams.ts';

/* What a student does with an exam: begins it, keeps what is written, and hands it in. */

/** What is said of a field that is not right. */
const words = dictionary('fields/exams', {
  tooLong: 'The answer is too long (at most 50,000 characters).',
  unreadable: 'This picture could not be read. Please choose another.',
});

/** Characters of the answers to all exercises of an exam. */
const MAX_ANSWERS_LENGTH = 200_000;

/** What a student submits of an exam: `answer[questionId]` is the chosen option. */
export const submissionFields = {
  answer: z.record(
    z.string().check(z.regex(/^\d{1,10}$/, 'This is not a question.')),
    z.string().check(z.maxLength(500)),
  ),
  theory: z.string().check(z.maxLength(50_000, words.tooLong)),
  /** Our own: answers to its exercises, a JSON text of `GivenAnswers` (exam-exercises.ts); '' for none. */
  exercises: z.string().check(z.maxLength(MAX_ANSWERS_LENGTH, words.tooLong)),
};
const emptySubmission = { answer: {}, theory: '', exercises: '' };

/** Our own: which attempt is meant; a client that knows of one alone means the first. */
const attempt = z._default(wholeNumber(1, MOST_ATTEMPTS, 'This is not an attempt.'), 1);

/**
 * Our own call: keeps what a student has written of an exam, so that another device or an emptied
 * browser finds it; what is left out stays as it was kept. The newest by `written_at` wins, whatever order saves arrive in. A picture stays
 * on the device until it is submitted. Errors: the gates', not_an_exam, already_submitted,
 * exam_not_begun, exam_time_over.
 */
export const saveExamDraft = defineCall({
  name: 'saveExamDraft',
  method: 'POST',
  path: '/api.php',
  action: 'save_exam_draft',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({
    lesson_id: idOrRand,
    attempt,
    ...changing(submissionFields),
    written_at: wholeNumber(1, 9_999_999_999_999, 'This is not a time.'),
  }),
  response: wireObject({ savedAt: moment }),
});

/** A theory image as a JPEG data URL of at most 800 px may take this many bytes on the wire. */
export const MAX_EXAM_BODY_BYTES = 4 * 1024 * 1024;

/**
 * Student §7: submits an exam, once. `answer[questionId]` for every objective question; `theory`
 * or `theory_image`, never both. Repeating a submission that went through answers as the first. Once
 * the time of an attempt is up, what is open may stay open; a little later it is handed in as it was
 * saved, and the submission is refused (exam_time_over) and kept beside it for the teacher.
 */
export const submitExam = defineCall({
  name: 'submitExam',
  method: 'POST',
  path: '/submitExam.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  maxBody: MAX_EXAM_BODY_BYTES,
  request: z.object({
    lesson_id: idOrRand,
    examRand: z.optional(z.string().check(z.maxLength(64))),
    attempt,
    ...making(submissionFields, emptySubmission),
    theory_image: z._default(
      z
        .string()
        .check(
          z.regex(/^(data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/=\s]+)?$/, words.unreadable),
        ),
      '',
    ),
  }),
  response: ExamResult,
});

/**
 * Our own call: begins an attempt of an exam that has a time limit, draws from the bank, or was sat before. The
 * deadline is fixed on the server's clock, and what is drawn is drawn; beginning it again, on another device too, changes
 * nothing. Answers with the lesson as it is from then on. Errors: the gates', not_enrolled,
 * not_an_exam, exam_begins_itself, attempts_used, attempt_waits, exam_asks_nothing.
 */
export const beginExam = defineCall({
  name: 'beginExam',
  method: 'POST',
  path: '/api.php',
  action: 'begin_exam',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ lesson_id: idOrRand, attempt }),
  response: Lesson,
});
