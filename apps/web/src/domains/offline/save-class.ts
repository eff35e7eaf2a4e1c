import { errorCode } from '../../platform/api-error.ts';
import { onLeaving, onSignOut, personNow } from '../../platform/auth-store.ts';
import { openChannel } from '../../platform/channel.ts';
import { keptDatabase, type SaveStop } from '../../platform/offline-database.ts';
import { queryClient } from '../../platform/query-client.ts';
import { fetchCode } from '../../ui/lazy.tsx';
import { fetchClassAnswer, fetchRootAnswers, fetchSavable, savableKey } from './api.ts';
import { keepCodeOfStudying } from './keep-code.ts';
import { type SavableLesson, sum } from './model.ts';
import { putAnswers, saveLesson, staleAmong, weightOf } from './save-lesson.ts';
import {
  dropSaved,
  keyOf,
  readSaved,
  type SavedClass,
  showProgress,
  useSavedStore,
  writeSaved,
} from './saved-classes.ts';
import { dropFiles, pathsOf } from './saved-files.ts';
import { hasRoomFor, keepForGood } from './storage.ts';

/** What is saved: a class by its token, as links have it. */
export interface Wish {
  classId: string;
  name: string;
  withFilms: boolean;
  withRecordings?: boolean;
}

/** The savings that run in this tab, by class. They outlive the page that began them. */
const running = new Map<string, AbortController>();

/** Tells the other tabs what is to stop with them, and with null that something has changed. */
const channel = openChannel('saved-classes');
channel?.addEventListener('message', ({ data }: MessageEvent<Stop | null>) => {
  if (data) stopHere(data);
  else void readSaved().catch(() => undefined);
});

interface Stop {
  classId: string;
  /** Whether it is to leave nothing behind. */
  isGone: boolean;
}

function stopHere({ classId, isGone }: Stop): void {
  running.get(classId)?.abort();
  if (isGone) running.delete(classId);
}

/**
 * Saves a class on this device, or brings what is saved up to date: lessons that have changed, are new
 * or were lost are fetched, those that are no more go. What has been saved when it stops, stays. One
 * tab at a time does it; with `isRest` it is nothing any more once another has come to its end.
 */
export async function saveClass(wish: Wish | SavedClass, isRest = false): Promise<void> {
  const { classId } = wish;
  const person = personNow();
  if (!person || running.has(classId)) return;
  const control = new AbortController();
  running.set(classId, control);
  try {
    await alone(keyOf(person, classId), control.signal, async () => {
      const before = (await readSaved().catch(() => [])).find((one) => one.classId === classId);
      // Another tab may have saved or removed it meanwhile.
      if (isRest ? before?.state !== 'saving' : 'state' in wish && !before) return;
      await saveNow(wish, before, person, control);
    });
  } catch (error) {
    // Stopped before its turn came: the tab that saves it says how it stands.
    if (!control.signal.aborted) throw error;
  } finally {
    if (running.get(classId) === control) running.delete(classId);
    channel?.postMessage(null);
  }
}

/** Does something for a class while no other tab does; waits until then, or until `signal`. */
async function alone(key: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  await navigator.locks.request(`save ${key}`, { signal }, act);
}

async function saveNow(
  { classId, name, withFilms, withRecordings = false }: Wish,
  before: SavedClass | undefined,
  person: string,
  control: AbortController,
): Promise<void> {
  const saved: SavedClass = {
    lessons: {},
    total: 0,
    savedAt: Date.now(),
    ...before,
    classId,
    name,
    withFilms,
    withRecordings,
    key: keyOf(person, classId),
    person,
    state: 'saving',
  };
  try {
    await fill(saved, control.signal);
  } catch (error) {
    const stopped = useSavedStore.getState().classes?.[classId] ?? saved;
    if (personNow() === person && running.get(classId) === control) {
      await writeSaved({ ...stopped, state: stopOf(error) }).catch(() => showStop(stopped, error));
    }
  } finally {
    showProgress(classId, null);
  }
}

/** Stops saving, in whichever tab; what is there stays, and it can be gone on with. */
export function pauseSaving(classId: string): void {
  stopEverywhere({ classId, isGone: false });
}

/** Takes a saved class off this device, also while it is being saved. */
export async function removeSaved(saved: SavedClass): Promise<void> {
  stopEverywhere({ classId: saved.classId, isGone: true });
  await dropSaved(saved);
  channel?.postMessage(null);
}

function stopEverywhere(stop: Stop): void {
  stopHere(stop);
  channel?.postMessage(stop);
}

/** Goes on with what a closed page left in the middle. */
export async function goOnSaving(): Promise<void> {
  for (const saved of await readSaved()) {
    if (saved.state === 'saving') await saveClass(saved, true);
  }
}

const stopAll = () => {
  for (const control of running.values()) control.abort();
  running.clear();
};
onLeaving(stopAll);
onSignOut(stopAll);

async function fill(begun: SavedClass, signal: AbortSignal): Promise<void> {
  const { classId, key, withFilms, withRecordings = false } = begun;
  const savable = await fetchSavable(classId, signal);
  // Whoever compares what is saved must not compare it with an older answer.
  queryClient.setQueryData(savableKey(classId), savable);
  const wanted = savable.lessons;
  const saved = { ...begun, total: wanted.length };
  const write = async (now: SavedClass) => {
    // What was removed meanwhile is not written again.
    signal.throwIfAborted();
    await writeSaved(now);
  };
  await write(saved);
  const stale = await staleAmong(wanted, saved);
  const heard = withRecordings ? savable.recordings.bytes : 0;
  const all = savable.rootBytes + heard + sum(stale.map((lesson) => weightOf(lesson, withFilms)));
  if (!(await hasRoomFor(all))) throw new DOMException('No room', 'QuotaExceededError');
  await keepForGood();
  await keepCodeOfStudying();
  let now = await withoutGone(saved, wanted, write);
  await putAnswers(key, await fetchClassAnswer(classId, signal));
  await putAnswers(key, await fetchRootAnswers(classId, signal));

  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    showProgress(classId, { done: Math.min(done, all), all });
  };
  count(savable.rootBytes);
  for (const lesson of stale) {
    const before = done;
    const kept = await saveLesson(now, lesson, signal, count);
    now = { ...now, lessons: { ...now.lessons, [lesson.rand]: kept }, savedAt: Date.now() };
    await write(now);
    count(weightOf(lesson, withFilms) - (done - before));
  }
  if (withRecordings) {
    const { saveRecordings } = await fetchCode(() => import('./save-recordings.ts'));
    now = { ...now, recordings: await saveRecordings(now, signal, count) };
  }
  await write({ ...now, state: 'saved', savedAt: Date.now() });
  const kept = now.recordings?.files ?? [];
  await dropFiles((begun.recordings?.files ?? []).filter((path) => !kept.includes(path)));
}

/** The class without the lessons that may not be kept any more, which go from the device. */
async function withoutGone(
  saved: SavedClass,
  wanted: readonly SavableLesson[],
  write: (now: SavedClass) => Promise<void>,
): Promise<SavedClass> {
  const stays = new Set(wanted.map(({ rand }) => rand));
  const entries = Object.entries(saved.lessons);
  const gone = entries.filter(([rand]) => !stays.has(rand)).map(([, lesson]) => lesson);
  const database = await keptDatabase();
  for (const name of gone.flatMap(({ names }) => names)) await database.delete('answers', name);
  const now = {
    ...saved,
    lessons: Object.fromEntries(entries.filter(([rand]) => stays.has(rand))),
  };
  await write(now);
  await dropFiles(gone.flatMap(pathsOf));
  return now;
}

/** Why saving stopped, by what was thrown. */
function stopOf(error: unknown): SaveStop {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'AbortError') return 'paused';
  // A fetch that breaks off is a TypeError.
  if (errorCode(error) === 'network' || error instanceof TypeError) return 'cut';
  return 'failed';
}

/** Where not even that it stopped can be written, it is shown all the same. */
function showStop(saved: SavedClass, error: unknown): void {
  useSavedStore.setState(({ classes }) => ({
    classes: { ...classes, [saved.classId]: { ...saved, state: stopOf(error) } },
  }));
}
