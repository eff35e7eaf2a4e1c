import * as z from 'zod/mini';

/** What blocks and exercises call a file of their lesson (lesson-files.ts); `missing` is said where it is none. */
export const fileKey = (missing: string) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/, missing));
