import type { DataOf } from '@institute/contract/call';
import type {
  getSavableClass,
  SavableLesson as SentLesson,
} from '@institute/contract/offline/offline';

type Answer = DataOf<typeof getSavableClass>;

/** What of a class may be saved on this device. */
export interface Savable extends Omit<Answer, 'lessons'> {
  lessons: readonly SavableLesson[];
}

/** A lesson that may be saved. */
export interface SavableLesson extends Pick<SentLesson, 'rand' | 'version' | 'textBytes'> {
  /** Those that its blocks show, then its own, if it has one, and those of its words. */
  files: readonly SavableFile[];
}

/** A file that may be saved with a lesson; films are saved where they are asked for. */
export interface SavableFile {
  bytes: number;
  isFilm: boolean;
}

export const savableOf = ({ lessons, ...rest }: Answer): Savable => ({
  ...rest,
  lessons: lessons.map(({ material, files = [], sounds = [], ...lesson }) => ({
    ...lesson,
    files: [...files, ...(material ? [material] : []), ...sounds].map(({ kind, bytes }) => ({
      bytes,
      isFilm: kind === 'video',
    })),
  })),
});

/** What saving would take: everything but films, and the films by themselves. */
export function sizesOf(savable: Savable): { bytes: number; films: number; filmBytes: number } {
  const { lessons, rootBytes } = savable;
  const files = lessons.flatMap((lesson) => lesson.files);
  const films = files.filter(({ isFilm }) => isFilm);
  const filmBytes = sum(films.map(({ bytes }) => bytes));
  const all = sum([
    rootBytes,
    ...lessons.map(({ textBytes }) => textBytes),
    ...files.map(({ bytes }) => bytes),
  ]);
  return { bytes: all - filmBytes, films: films.length, filmBytes };
}

export const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);
