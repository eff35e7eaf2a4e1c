import type { MaterialKind } from '@institute/contract/managed-lessons';

/** A file that blocks of a lesson show. */
export interface LessonFile {
  /** What blocks call it. */
  key: string;
  kind: MaterialKind;
  /** Signed path from the API host, which expires after some hours. */
  path: string;
  /** Without the dot, lower case. */
  extension: string;
  bytes: number;
}

/** A file as the wire has it. */
interface SentFile extends Omit<LessonFile, 'path'> {
  url: string;
}

export const lessonFileOf = ({ key, kind, url, extension, bytes }: SentFile): LessonFile => ({
  ...{ key, kind, path: url, extension, bytes },
});
