import type { DataOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/offline';

/** What of a class may be saved on this device. */
export interface Savable {
  lessons: readonly SavableLesson[];
  /** Of the pages of the roots of their words. */
  rootBytes: number;
  /** Lessons of the class that may not be saved yet. */
  locked: number;
}

/** A lesson that may be saved. */
export interface SavableLesson {
  rand: string;
  /** Another one once what the lesson holds has changed. */
  version: string;
  /** Of its text and questions. */
  textBytes: number;
  /** Those that its blocks show, then its own, if it has one, and those of its words. */
  files: readonly SavableFile[];
}

/** A file that may be saved with a lesson; films are saved where they are asked for. */
export interface SavableFile {
  bytes: number;
  isFilm: boolean;
}

export function savableOf(data: DataOf<typeof wire.getSavableClass>): Savable {
  const { lessons, root_bytes: rootBytes = 0, locked } = data;
  return {
    locked,
    rootBytes,
    lessons: lessons.map(({ rand, version, bytes, material, files = [], sounds = [] }) => ({
      rand,
      version,
      textBytes: bytes,
      files: [...files, ...(material ? [material] : []), ...sounds].map((file) => ({
        bytes: file.bytes,
        isFilm: file.kind === 'video',
      })),
    })),
  };
}

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
