import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { id, idOrRand, list, nothing, pageMeta, pageQuery, wholeNumber } from '../fields.ts';
import { dictionary } from '../language.ts';
import { gradePeriod } from './grade-period.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/gradebook', {
  weight: 'A weight is a whole number from 0 to 100.',
});

const bookCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
} as const;

/** What a student has in one exam; an exam that was not handed in has none. */
const GradedMark = wireObject(
  {
    lessonId: z.number(),
    resultId: z.number(),
    /** 0 to 100 with at most two decimals; null while the theory answer waits for its mark. */
    score: z.nullable(z.number()),
    /** Whether people mark a part of it. */
    isMarkedByPeople: z.boolean(),
  },
  { isMarkedByPeople: 'theory' },
);
export type GradedMark = z.output<typeof GradedMark>;

/** A student of a class with their marks; ours. */
export const GradedStudent = wireObject(
  {
    id: z.number(),
    name: z.string(),
    email: z.string(),
    marks: z.array(GradedMark),
    /** Mean of the marks there are, by the weights of their exams; null without one. */
    mean: z.nullable(z.number()),
  },
  { id: 'user_id' },
);
export type GradedStudent = z.output<typeof GradedStudent>;

/** What a page of the gradebook says of its class: its exams in order. */
export const GradedExams = z.object({
  ...pageMeta.shape,
  exams: z.array(
    z.object({
      id: z.number(),
      subject: z.string(),
      /** How much it counts beside the others; 0 for not at all. */
      weight: z.number(),
      /** Mean of all students of the class who have a mark, and how many they are. */
      mean: z.nullable(z.number()),
      marked: z.number(),
    }),
  ),
  /** Whether the class has a scheme of grades (decision 185). */
  has_scheme: z.boolean(),
});

export type GradedExam = z.output<typeof GradedExams>['exams'][number];

/** Our own: the students of a class by name with the mark of each exam, and the means. Errors: class_not_found. */
export const getGradebook = defineCall({
  ...bookCall,
  name: 'getGradebook',
  action: 'getGradebook',
  access: 'exams.mark',
  request: z.object({
    class_id: idOrRand,
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    search: pageQuery.search,
  }),
  response: z.array(GradedStudent),
  meta: GradedExams,
});

/**
 * Our own: the same of all students as a CSV file, `gradebook_{date}.csv`: a line for each student, a
 * column for each exam, and beneath them the weights and the means. With a time the grades of then, a column for each
 * of the scheme. Errors: class_not_found, scheme_missing.
 */
export const exportGradebook = defineCall({
  ...bookCall,
  name: 'exportGradebook',
  action: 'exportGradebook',
  access: 'exams.mark',
  request: z.object({ class_id: idOrRand, period: z.optional(gradePeriod) }),
  response: z.null(),
});

/** How much an exam counts beside the others of its class. */
export const examWeight = wholeNumber(0, 100, words.weight);

/**
 * Our own: how much exams of a class count in its means; one that is not named stays as it is.
 * Errors: class_not_found, lesson_not_found (no exam of this class).
 */
export const saveExamWeights = defineCall({
  ...bookCall,
  name: 'saveExamWeights',
  action: 'saveExamWeights',
  access: 'classes.edit',
  request: z.object({
    class_id: idOrRand,
    weights: list(z.object({ lesson_id: id, weight: examWeight }), 1000),
  }),
  response: nothing,
});
