import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOrNone, moment, optionalMoment, wireObject, yesNo } from '../codecs.ts';
import {
  anyText,
  id,
  idOrRand,
  namedAccount,
  nothing,
  optionalId,
  requestKey,
  requiredText,
  wholeNumber,
} from '../fields.ts';
import { dictionary } from '../language.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/marking', {
  score: 'Please enter a valid score between 0 and 100',
  reason: 'A reason',
});

/** For this long a mark may be undone; its student is told a little later. */
export const UNDO_SECONDS = 10;

const adminCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
} as const;

/** What the machine made of a typed theory answer (rulings §5). */
export const MachineOpinion = z.object({
  /** `left` when it left the answer to people. */
  verdict: z.enum(['marked', 'left']),
  /** 0 to 100; null when it proposed none. */
  score: z.nullable(z.number()),
  /** 0 to 1; null when it proposed none. */
  confidence: z.nullable(z.number()),
  reason: z.string(),
  at: moment,
});
export type MachineOpinion = z.output<typeof MachineOpinion>;

/** One mark that took the place of another, or of none. */
export const MarkChange = wireObject({
  id: z.number(),
  /** Null where there was no mark before. */
  from: z.nullable(z.number()),
  to: z.number(),
  /** What the student was told besides, and why the mark was changed; both may be empty. */
  comment: z.string(),
  reason: z.string(),
  /** Name of who did it, and the account, as of `MarkedExam` (submission-lists.ts). */
  by: z.string(),
  byId: namedAccount,
  at: moment,
});
export type MarkChange = z.output<typeof MarkChange>;

/** A submission to mark (admin §3). */
export const ExamDetail = wireObject(
  {
    resultId: z.number(),
    lessonId: z.number(),
    studentId: z.number(),
    classId: z.number(),
    subject: z.string(),
    className: z.string(),
    studentName: z.string(),
    /** Empty for whoever may not see people of the class. */
    studentEmail: z.string(),
    /** The theory question. */
    question: z.string(),
    modelAnswer: z.string(),
    /** The student's text, or the signed path of the student's image. */
    answer: z.string(),
    answerKind: z.enum(['none', 'text', 'image']),
    /** 0 to 100; null until it is graded. */
    score: z.nullable(z.number()),
    submittedAt: moment,
    gradedAt: optionalMoment,
    /** Name of who graded it; empty until then, and when the machine did. */
    gradedBy: z.string(),
    /** Id of the same; null where the name is empty. */
    gradedById: idOrNone,
    machine: z.nullable(MachineOpinion),
    /** What the mark says to the student besides; empty for nothing. */
    comment: z.string(),
    /** Names the mark that stands, for {@link changeMark}; 0 where none was given here. */
    markId: z.number(),
    /** The marks people have given it, newest first; of one submission alone. */
    history: z.array(MarkChange),
    /** Which attempt of the student it is; absent for the first. */
    attempt: z.optional(z.number()),
    /** Whether the student is not in the class; absent for one who is. */
    isOutside: z.optional(yesNo),
  },
  {
    studentId: 'user_id',
    question: 'about',
    modelAnswer: 'theoryAnswer',
    answer: 'theory_answer',
    answerKind: 'theory_answer_kind',
    score: 'theory_score',
    gradedAt: 'marked_at',
    gradedBy: 'marked_by',
    gradedById: 'marked_by_id',
  },
);
export type ExamDetail = z.output<typeof ExamDetail>;

/**
 * Admin §7: the unmarked submissions of an exam, oldest first, 1,000 at most; with our `result_id`
 * that one submission of it, marked or not. Errors: lesson_not_found.
 */
export const getExamDetails = defineCall({
  ...adminCall,
  name: 'getExamDetails',
  action: 'getExamDetails',
  access: 'exams.mark',
  actor: 'email',
  request: z.object({ lesson_id: idOrRand, result_id: optionalId }),
  response: z.array(ExamDetail),
});

/** Rulings §5: whether automatic marking runs. */
export const getMarkingState = defineCall({
  ...adminCall,
  name: 'getMarkingState',
  action: 'getMarkingState',
  access: 'exams.review',
  actor: 'email',
  request: z.object({}),
  response: wireObject(
    {
      /** True when a marking provider is configured. */
      isConfigured: z.boolean(),
      /** When the subscription ends; null when it was never begun. */
      endsAt: optionalMoment,
    },
    { isConfigured: 'configured', endsAt: 'aisub' },
  ),
});

/** Admin §5: "Please enter a valid score between 0 and 100". */
export const theoryScore = wholeNumber(0, 100, words.score);

/** What a mark says to its student besides. */
export const markComment = anyText(2_000);
/** Why a mark is changed; the student reads it. */
export const markReason = requiredText(words.reason, 500);

/**
 * Admin §7: marks the theory part of a submission. The same grade again, as after a lost response,
 * is no second one; a machine's grade is overruled. Under our `request_key` it may be undone
 * ({@link undoMark}), and its student is told when that is over. Errors: result_not_found,
 * already_marked (with who marked it and when).
 */
export const markExam = defineCall({
  ...adminCall,
  name: 'markExam',
  action: 'markExam',
  access: 'exams.mark',
  actor: 'admin_email',
  request: z.object({
    lesson_id: idOrRand,
    theory_score: theoryScore,
    result_id: id,
    student_email: z.optional(z.string().check(z.maxLength(254))),
    user_id: z.optional(id),
    class_id: z.optional(idOrRand),
    comment: z.optional(markComment),
    request_key: requestKey,
  }),
  response: nothing,
});

/**
 * Our own call: gives another mark than the one that stands, whoever gave that; the student is told
 * the reason. `mark_id` is that of the mark the sender saw, so that of two changes at once the second
 * is told of the first. Errors: result_not_found, mark_changed (with who changed it and when).
 */
export const changeMark = defineCall({
  ...adminCall,
  name: 'changeMark',
  action: 'changeMark',
  access: 'exams.mark',
  actor: 'admin_email',
  request: z.object({
    result_id: id,
    theory_score: theoryScore,
    comment: z.optional(markComment),
    reason: markReason,
    mark_id: wholeNumber(0, 2_147_483_647, 'This is not a mark.'),
    request_key: requestKey,
  }),
  response: nothing,
});

/**
 * Our own call: takes back what its sender gave under `request_key`, as long as the student has not
 * been told. The exam is then what it was before. Errors: result_not_found, mark_told.
 */
export const undoMark = defineCall({
  ...adminCall,
  name: 'undoMark',
  action: 'undoMark',
  access: 'exams.mark',
  actor: 'admin_email',
  request: z.object({
    result_id: id,
    request_key: z.string().check(z.minLength(8), z.maxLength(64)),
  }),
  response: nothing,
});
