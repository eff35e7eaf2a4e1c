import { personNow } from '../../platform/auth-store.ts';
import { keptDatabase, type SavedLesson } from '../../platform/offline-database.ts';
import { type Answer, fetchLessonAnswers } from './api.ts';
import { type SavableFile, type SavableLesson, sum } from './model.ts';
import type { SavedClass } from './saved-classes.ts';
import { dropFiles, hasFile, pathOf, pathsOf, saveFile } from './saved-files.ts';

const isWanted = ({ isFilm }: SavableFile, withFilms: boolean) => withFilms || !isFilm;
/** What a lesson takes on this device, in bytes. */
export const weightOf = (lesson: SavableLesson, withFilms: boolean) =>
  lesson.textBytes +
  sum(lesson.files.filter((file) => isWanted(file, withFilms)).map(({ bytes }) => bytes));

/** The lessons to fetch: new, changed, or lost to a browser that was short of room. */
export async function staleAmong(
  wanted: readonly SavableLesson[],
  { key, lessons, withFilms }: SavedClass,
): Promise<SavableLesson[]> {
  const names = new Set(await (await keptDatabase()).getAllKeysFromIndex('answers', 'owner', key));
  const isThere = async (lesson: SavableLesson) => {
    const kept = lessons[lesson.rand];
    if (kept?.version !== lesson.version || !kept.names.every((name) => names.has(name)))
      return false;
    const paths = pathsOf(kept);
    if (paths.length < lesson.files.filter((file) => isWanted(file, withFilms)).length)
      return false;
    return (await Promise.all(paths.map(hasFile))).every(Boolean);
  };
  const there = await Promise.all(wanted.map(isThere));
  return wanted.filter((_lesson, index) => !there[index]);
}

/** Saves a lesson with its comments and its files, telling how many bytes of it have come. */
export async function saveLesson(
  { classId, key, withFilms, lessons }: SavedClass,
  lesson: SavableLesson,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<SavedLesson> {
  const { answers, files } = await fetchLessonAnswers(classId, lesson.rand, signal);
  onBytes(lesson.textBytes);
  const wanted = files.filter((_file, at) => {
    const file = lesson.files[at];
    return file && isWanted(file, withFilms);
  });
  for (const file of wanted) await saveFile(file, signal, onBytes);
  const paths = wanted.map(pathOf);
  const before = lessons[lesson.rand];
  if (before) {
    const left = pathsOf(before).filter((path) => !paths.includes(path));
    await dropFiles(left, { key, rand: lesson.rand });
  }
  // What arrives after the person has gone is not kept.
  signal.throwIfAborted();
  await putAnswers(key, answers);
  return {
    version: lesson.version,
    names: answers.map(({ name }) => name),
    bytes: weightOf(lesson, withFilms),
    files: paths,
  };
}

/** Keeps answers of a class. A lesson that was opened here stays open. */
export async function putAnswers(owner: string, answers: readonly Answer[]): Promise<void> {
  const database = await keptDatabase();
  for (const answer of answers) {
    if (!owner.startsWith(`${personNow()} `)) return;
    const before = await database.get('answers', answer.name);
    const isSealed = answer.isSealed && before?.isSealed !== false;
    await database.put('answers', { ...answer, isSealed, owner, takenAt: Date.now() });
  }
}
