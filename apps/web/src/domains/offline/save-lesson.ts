import { personNow } from '../../platform/auth-store.ts';
import { keptDatabase, type SavedLesson } from '../../platform/kept-database.ts';
import { type Answer, fetchLessonAnswers } from './api.ts';
import type { SavableLesson } from './model.ts';
import type { SavedClass } from './saved-classes.ts';
import { dropFiles, hasFile, pathOf, saveFile } from './saved-files.ts';

const isWanted = ({ isFilm }: SavableLesson, withFilms: boolean) => withFilms || !isFilm;
/** What a lesson takes on this device, in bytes. */
export const weightOf = (lesson: SavableLesson, withFilms: boolean) =>
  lesson.textBytes + (isWanted(lesson, withFilms) ? lesson.fileBytes : 0);

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
    if (kept.file !== null) return hasFile(kept.file);
    return lesson.fileBytes === 0 || !isWanted(lesson, withFilms);
  };
  const there = await Promise.all(wanted.map(isThere));
  return wanted.filter((_lesson, index) => !there[index]);
}

/** Saves a lesson with its comments and its file, telling how many bytes of it have come. */
export async function saveLesson(
  { classId, key, withFilms, lessons }: SavedClass,
  lesson: SavableLesson,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<SavedLesson> {
  const { answers, file } = await fetchLessonAnswers(classId, lesson.rand, signal);
  onBytes(lesson.textBytes);
  const hasFileToKeep = lesson.fileBytes > 0 && isWanted(lesson, withFilms);
  if (hasFileToKeep) await saveFile(file, signal, onBytes);
  const path = hasFileToKeep ? pathOf(file) : null;
  const before = lessons[lesson.rand]?.file;
  if (before && before !== path) await dropFiles([before]);
  // What arrives after the person has gone is not kept.
  signal.throwIfAborted();
  await putAnswers(key, answers);
  return {
    version: lesson.version,
    names: answers.map(({ name }) => name),
    bytes: weightOf(lesson, withFilms),
    file: path,
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
