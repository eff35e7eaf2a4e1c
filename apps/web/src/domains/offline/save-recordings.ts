import { getRecordings } from '@institute/contract/meetings/recordings';
import { callApi } from '../../platform/api.ts';
import { answerOf } from './api.ts';
import { sum } from './model.ts';
import { putAnswers } from './save-lesson.ts';
import type { SavedClass } from './saved-classes.ts';
import { hasFile, pathOf, saveFile } from './saved-files.ts';

/** Keeps what can be heard again of a class; tells how many bytes have come. */
export async function saveRecordings(
  { classId, key }: SavedClass,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<NonNullable<SavedClass['recordings']>> {
  const input = { classId };
  const heard = await callApi(getRecordings, input, { signal });
  const sounds = heard.map(({ sound }) => sound);
  for (const { path, bytes } of sounds) {
    if (await hasFile(pathOf(path))) onBytes(bytes);
    else await saveFile(path, signal, onBytes);
  }
  signal.throwIfAborted();
  await putAnswers(key, answerOf(getRecordings, input, heard));
  return {
    files: sounds.map(({ path }) => pathOf(path)),
    bytes: sum(sounds.map(({ bytes }) => bytes)),
  };
}
