import type { DataOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/offline';

/** What of a class may be saved on this device. */
export interface Savable {
  lessons: readonly SavableLesson[];
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
  /** Of its file; 0 when there is none. */
  fileBytes: number;
  isFilm: boolean;
}

export function savableOf({ lessons, locked }: DataOf<typeof wire.getSavableClass>): Savable {
  return {
    locked,
    lessons: lessons.map(({ rand, version, bytes, material }) => ({
      rand,
      version,
      textBytes: bytes,
      fileBytes: material?.bytes ?? 0,
      isFilm: material?.kind === 'video',
    })),
  };
}

/** What saving would take: everything but films, and the films by themselves. */
export function sizesOf({ lessons }: Savable): { bytes: number; films: number; filmBytes: number } {
  const films = lessons.filter(({ isFilm }) => isFilm);
  const filmBytes = sum(films.map(({ fileBytes }) => fileBytes));
  const all = sum(lessons.map(({ textBytes, fileBytes }) => textBytes + fileBytes));
  return { bytes: all - filmBytes, films: films.length, filmBytes };
}

export const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);
