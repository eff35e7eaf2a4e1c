import type { Lesson } from '@institute/contract/exams';
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

/** The path of the file that is the lesson's own, '' for none: one that a block shows stands there alone. */
export const ownMaterialOf = ({
  material_url,
  files = [],
}: Pick<Lesson, 'material_url' | 'files'>): string =>
  files.some(({ url }) => url === material_url) ? '' : material_url;
