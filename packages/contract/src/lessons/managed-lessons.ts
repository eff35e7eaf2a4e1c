import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { jsonText, optionalMoment, wireObject, yesNo } from '../codecs.ts';
import { ExamDraw, examDrawDefaults, examDrawFields } from '../exams/exam-draw.ts';
import { ExamRules, examRuleDefaults, examRuleFields } from '../exams/exam-rules.ts';
import {
  anyText,
  flag,
  idOrRand,
  list,
  MAX_BLOCKS_LENGTH,
  nothing,
  requestKey,
  requiredText,
  unixTime,
} from '../fields.ts';
import { changing, type DefaultsOf, making, makingOrChanging } from '../form.ts';
import { dictionary } from '../language.ts';
import type { Block } from './blocks.ts';
import { inputetype, lessonKind } from './lessons.ts';
import { newQuestionDefaults, questionFields, questionId } from './managed-questions.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/managed-lessons', {
  subject: 'Subject',
});

/** Admin §9: accepted materials; 200 MB is our own bound. */
export const MAX_MATERIAL_BYTES = 200 * 1024 * 1024;
export const materialKinds = ['pdf', 'image', 'video', 'audio'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** The lesson form of admin §5, but for its file. */
export const lessonFields = {
  class_id: idOrRand,
  subject: requiredText(words.subject, 200),
  about: anyText(200_000),
  /** Fixed once a lesson is made. */
  inputetype,
  scheduled: flag,
  /** Asked for when it is scheduled; an unscheduled lesson has none. */
  studydate: unixTime,
  /** Model answer of an exam. */
  theoryAnswer: anyText(),
  /** Whether anybody may read it on the public page of its class; a plain lesson alone. */
  preview: flag,
  /**
   * Our own: what a plain lesson is made of, as a JSON text of `Block[]`. The server checks it by
   * `blocksField` of blocks.ts, whose code the form's page need not carry. Where there are any, `about`
   * is their plain text, whatever is sent as `about`; none leave `about` as it is. Of an exam they are
   * its exercises, blocks of that kind alone, and `about` stays the theory question.
   */
  blocks: anyText(MAX_BLOCKS_LENGTH),
  ...examRuleFields,
  ...examDrawFields,
  /** Of an exam. Saved ones that are left out stay as they are. */
  questions: list(makingOrChanging('id', questionId, questionFields, newQuestionDefaults), 200),
};
export type LessonField = keyof typeof lessonFields;

/** Admin §4: a new lesson is a plain one, open from the start. */
export const newLessonDefaults = {
  about: '',
  inputetype: 'Lesson',
  scheduled: false,
  studydate: null,
  theoryAnswer: '',
  preview: false,
  blocks: '',
  ...examRuleDefaults,
  ...examDrawDefaults,
  questions: [],
} as const satisfies DefaultsOf<typeof lessonFields>;

/**
 * The key of an upload that has arrived whole (uploads.ts), in place of a file that comes along. It is
 * the person's own.
 */
export const sentUpload = requestKey;

/** What comes with a save of the lesson form. */
const lessonSave = {
  /** What the file is, for the server to compare with what stands in it. */
  fileType: z.optional(z.enum([...materialKinds, ''])),
  upload: sentUpload,
  request_key: requestKey,
};

const lessonFiles = { file: { maxBytes: MAX_MATERIAL_BYTES } };

const adminCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'lessons.edit',
} as const;

/**
 * Admin §7: adds a lesson at the end of its class, with its questions and one file. What comes again
 * under the same `request_key`, as after a lost response, adds nothing: the lesson it added becomes
 * what is sent now. Errors: class_not_found, file_kind, upload_gone, bank_too_small.
 */
export const addLesson = defineCall({
  ...adminCall,
  name: 'addLesson',
  action: 'addLesson',
  encoding: 'multipart',
  actor: 'admin_email',
  files: lessonFiles,
  request: z.object({ ...making(lessonFields, newLessonDefaults), ...lessonSave }),
  response: z.object({ id: z.number(), rand: z.string() }),
});

/**
 * Admin §7: changes a lesson; its type is fixed. Fields and saved questions left out stay as they
 * are. What comes again under the same `request_key` adds no question twice and may bring its file
 * again. With the `version` of getManagedLesson nothing is saved over what another administrator
 * has saved meanwhile. Another `about` without `blocks` is refused for a lesson in blocks, of which it
 * could keep nothing but words. Errors: lesson_not_found, class_not_found, file_kind, file_exists,
 * lesson_changed, lesson_in_blocks, upload_gone, bank_too_small.
 */
export const updateLesson = defineCall({
  ...adminCall,
  name: 'updateLesson',
  action: 'updateLesson',
  encoding: 'multipart',
  actor: 'admin_email',
  files: lessonFiles,
  request: z.object({
    lesson_id: idOrRand,
    ...changing(lessonFields),
    ...lessonSave,
    version: z.optional(anyText(64)),
  }),
  response: wireObject({ id: z.number(), rand: z.string(), classId: z.number() }),
});

const managed = {
  id: z.number(),
  rand: z.string(),
  classId: z.number(),
  subject: z.string(),
  about: z.string(),
  kind: lessonKind,
  isScheduled: yesNo,
  /** When a scheduled lesson opens; null when it is not set. */
  studyDate: optionalMoment,
  position: z.number(),
  /** Path from the API host, empty when there is none. */
  material: z.string(),
  materialExtension: z.string(),
  /** The model answer of an exam. */
  theoryAnswer: z.string(),
  /** Whether anybody may read it on the public page of its class. */
  isPreview: yesNo,
};
const managedNames = {
  kind: 'inputetype',
  isScheduled: 'scheduled',
  studyDate: 'studydate',
  materialExtension: 'materialExtension',
  theoryAnswer: 'theoryAnswer',
  isPreview: 'preview',
} as const;

/** A lesson as administrators see it (admin §3). */
export const ManagedLesson = wireObject(managed, managedNames);
export type ManagedLesson = z.output<typeof ManagedLesson>;

/** A lesson for its editor, with what hiding it would hide. */
export const EditedLesson = wireObject(
  {
    ...managed,
    /** Our own: its blocks, of an exam its exercises; none for a lesson without. */
    blocks: jsonText<readonly Block[]>(),
    /** Our own: how it is sat, when it is an exam; the defaults of any other lesson. An older server leaves it out. */
    rules: z.optional(ExamRules),
    /** Our own: what its attempts draw from the bank, when it is an exam; an older server leaves it out. */
    draw: z.optional(ExamDraw),
    /** Another one whenever its words, its blocks, its class or its date have changed. */
    version: z.string(),
    /** Students who have opened it. */
    openedBy: z.number(),
    /** Students who have submitted it, when it is an exam. */
    submittedBy: z.number(),
  },
  managedNames,
);
export type EditedLesson = z.output<typeof EditedLesson>;

/** Admin §7: one lesson for the editor, and what hiding it would hide. */
export const getManagedLesson = defineCall({
  ...adminCall,
  name: 'getManagedLesson',
  action: 'getLessonDetails',
  actor: 'email',
  request: z.object({ lesson_id: idOrRand }),
  response: EditedLesson,
});

/** Admin §7: hides a lesson, keeping its results. */
export const deleteLesson = defineCall({
  ...adminCall,
  name: 'deleteLesson',
  action: 'deleteLesson',
  actor: 'admin_email',
  request: z.object({ lesson_id: idOrRand }),
  response: nothing,
});

/** Admin §7: takes the file off a lesson. */
export const removeFile = defineCall({
  ...adminCall,
  name: 'removeFile',
  action: 'removeFile',
  actor: 'admin_email',
  request: z.object({ lesson_id: idOrRand }),
  response: nothing,
});
