import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject, yesNo } from '../codecs.ts';
import { flag } from '../fields.ts';
import { MAX_PORTRAIT_BYTES } from '../settings/institute-profile.ts';

/** How students of a class see its teacher. */
export const TeacherFace = z.object({
  name: z.string(),
  /** Path of a small picture; empty for none. */
  picture: z.string(),
});
export type TeacherFace = z.output<typeof TeacherFace>;

/** What a teacher shows of themselves to students, and whether to everybody. */
export const TeacherProfile = wireObject({
  picture: z.string(),
  /** Whether name and picture stand on the public pages of the own classes. */
  isPublic: yesNo,
});
export type TeacherProfile = z.output<typeof TeacherProfile>;

/**
 * Our own: how students see the session's user, who teaches a class: a picture, made small and anew
 * from its pixels, and whether visitors see it too. What is not sent stays. Errors: forbidden for
 * whoever teaches none, invalid_input (no picture), picture_too_large.
 */
export const saveTeacherProfile = defineCall({
  name: 'saveTeacherProfile',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'saveTeacherProfile',
  actionIn: 'body',
  encoding: 'multipart',
  access: 'session',
  actor: 'email',
  files: { picture: { maxBytes: MAX_PORTRAIT_BYTES } },
  request: z.object({ is_public: z.optional(flag), remove_picture: z.optional(flag) }),
  response: TeacherProfile,
});
