import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { anyText, list, personName, requiredText, typedText } from '../fields.ts';
import { changing } from '../form.ts';
import { dictionary } from '../language.ts';

/*
 * What the institute says of itself on its public pages: calls of our own beside the settings of the
 * specification, which hold "about us", "about the site" and the WhatsApp number.
 */

/** What is said of a field that is not right. */
const words = dictionary('fields/institute-profile', {
  teacher: 'Name of the teacher',
  question: 'Question',
  answer: 'Answer',
  title: 'Title',
  email: 'This is not an e-mail address.',
});

/** Largest picture of a teacher, as it is uploaded. */
export const MAX_PORTRAIT_BYTES = 2 * 1024 * 1024;

/** The most entries of each list: the landing page stays small whatever is written. */
export const MAX_TEACHERS = 12;
export const MAX_QUESTIONS = 20;
/** Of the landing page: selling points, and steps of "How it works". */
export const MAX_PROMISES = 4;
export const MAX_STEPS = 3;

/** A stored picture as the answers name it, or none. */
const picture = z
  .string()
  .check(z.regex(/^(files\/shared-[\w-]{1,80}\.\w{1,5})?$/, 'This is no picture of ours.'));

/** A teacher, as visitors meet them. */
export const teacherFields = {
  name: personName(words.teacher, 80),
  /** A line about them. */
  line: anyText(240),
  /** Path relative to the API host; empty for none. */
  picture,
};

/** A question that visitors ask, and its answer. */
export const questionAndAnswerFields = {
  question: requiredText(words.question, 200),
  answer: requiredText(words.answer, 2000),
};

/** A selling point or a step of the landing page: a few words, and a line about them. */
export const pointFields = {
  title: requiredText(words.title, 60),
  line: anyText(160),
};

/** The line of a level: what its students can do. */
const levelLine = anyText(200);

/** What the form of the profile may hold, field by field. */
export const profileFields = {
  /** What stands large on the landing page, and beneath it; the product's own words where empty. */
  tagline: anyText(80),
  forWhom: anyText(240),
  promises: list(z.object(pointFields), MAX_PROMISES),
  steps: list(z.object(pointFields), MAX_STEPS),
  teachers: list(z.object(teacherFields), MAX_TEACHERS),
  questions: list(z.object(questionAndAnswerFields), MAX_QUESTIONS),
  levelA0: levelLine,
  levelA1: levelLine,
  levelA2: levelLine,
  levelB1: levelLine,
  levelB2: levelLine,
  /** Lines as on a letter. */
  address: anyText(300),
  contactEmail: typedText().check(
    z.maxLength(254),
    z.regex(/^([^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)?$/, words.email),
  ),
};
export type ProfileField = keyof typeof profileFields;

/** A teacher, as visitors meet them: with a line about them, and the path of a picture, empty for none. */
export const Teacher = z.object({ name: z.string(), line: z.string(), picture: z.string() });
export type Teacher = z.output<typeof Teacher>;

/** A question that visitors ask, and its answer. */
export const QuestionAndAnswer = z.object({ question: z.string(), answer: z.string() });
export type QuestionAndAnswer = z.output<typeof QuestionAndAnswer>;

/** A selling point or a step of the landing page. */
export const Point = z.object({ title: z.string(), line: z.string() });
export type Point = z.output<typeof Point>;

/** What anybody may read of the institute. Texts are empty when unset. */
export const InstituteProfile = z.object({
  tagline: z.string(),
  forWhom: z.string(),
  promises: z.array(Point),
  steps: z.array(Point),
  teachers: z.array(Teacher),
  questions: z.array(QuestionAndAnswer),
  levelA0: z.string(),
  levelA1: z.string(),
  levelA2: z.string(),
  levelB1: z.string(),
  levelB2: z.string(),
  address: z.string(),
  contactEmail: z.string(),
  /** Names this state of the profile: the same name, the same words. */
  version: z.string(),
} satisfies Record<ProfileField | 'version', z.core.$ZodType>);
export type InstituteProfile = z.output<typeof InstituteProfile>;

/** Our own call: what the institute says of itself, for anyone. */
export const getInstituteProfile = defineCall({
  name: 'getInstituteProfile',
  method: 'GET',
  path: '/api.php',
  action: 'get_institute_profile',
  encoding: 'none',
  access: 'public',
  request: z.object({}),
  response: InstituteProfile,
});

/**
 * Our own call: saves what the institute says of itself; fields left out stay as they are. `seen` is
 * the version that its sender was shown: when somebody else has saved since, nothing is saved.
 * Errors: settings_changed, invalid_input (a picture that is not stored).
 */
export const updateInstituteProfile = defineCall({
  name: 'updateInstituteProfile',
  method: 'POST',
  path: '/api.php',
  action: 'updateInstituteProfile',
  actionIn: 'body',
  encoding: 'json',
  access: 'settings.change',
  actor: 'admin_email',
  request: z.object({
    ...changing(profileFields),
    seen: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: InstituteProfile,
});

/** Our own call: stores a picture of a teacher, which a save of the profile then names. */
export const uploadTeacherPicture = defineCall({
  name: 'uploadTeacherPicture',
  method: 'POST',
  path: '/api.php',
  action: 'uploadTeacherPicture',
  actionIn: 'body',
  encoding: 'multipart',
  access: 'settings.manage',
  actor: 'admin_email',
  files: { picture: { maxBytes: MAX_PORTRAIT_BYTES } },
  request: z.object({}),
  response: z.object({ picture: z.string() }),
});
