import * as z from 'zod/mini';
import { wireObject } from '../codecs.ts';

/** A file of a lesson as those see it who may see the lesson. */
export const LessonFile = wireObject(
  {
    /** What blocks call it; the same in copies of the lesson. */
    key: z.string(),
    kind: z.enum(['pdf', 'image', 'video', 'audio']),
    /** Signed path from the API host, which expires after some hours. */
    path: z.string(),
    /** Without the dot, lower case. */
    extension: z.string(),
    bytes: z.number(),
  },
  { path: 'url' },
);
export type LessonFile = z.output<typeof LessonFile>;
