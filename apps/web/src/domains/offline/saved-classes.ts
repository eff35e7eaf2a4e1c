import { useEffect } from 'react';
import { create } from 'zustand';
import { onSignOut, personNow } from '../../platform/auth-store.ts';
import { keptDatabase, type SavedClass } from '../../platform/offline-database.ts';
import { sum } from './model.ts';
import { dropFiles, pathsOf } from './saved-files.ts';

export type { SavedClass } from '../../platform/offline-database.ts';

/** How far the saving of a class is, in bytes. */
interface Progress {
  done: number;
  all: number;
}

interface Saved {
  /** The classes that the person signed in has saved, by their token; null until they were read. */
  classes: Readonly<Record<string, SavedClass>> | null;
  /** Of the classes that this tab is saving. */
  progress: Readonly<Record<string, Progress>>;
}

/** What is saved on this device, for everybody who shows it. */
export const useSavedStore = create<Saved>()(() => ({ classes: null, progress: {} }));
onSignOut(() => useSavedStore.setState({ classes: null, progress: {} }));

export const keyOf = (person: string, classId: string) => `${person} ${classId}`;

/** What a saved class takes on this device, in bytes. */
export const bytesOf = ({ lessons, recordings }: SavedClass) =>
  sum([recordings?.bytes ?? 0, ...Object.values(lessons).map(({ bytes }) => bytes)]);

/** Reads what the person signed in has saved. */
export async function readSaved(): Promise<readonly SavedClass[]> {
  const person = personNow();
  const all = await (await keptDatabase()).getAll('classes').catch(() => []);
  const own = all.filter((one) => one.person === person);
  if (person === personNow()) {
    useSavedStore.setState({ classes: Object.fromEntries(own.map((one) => [one.classId, one])) });
  }
  return own;
}

/** How a class stands on this device: undefined until that is known, null when it is not saved. */
export function useSavedClass(classId: string): SavedClass | null | undefined {
  const classes = useSavedStore((state) => state.classes);
  useEffect(() => void readSaved().catch(() => undefined), []);
  return classes === null ? undefined : (classes[classId] ?? null);
}

/** Writes how a class stands; not for a person who has signed out meanwhile. */
export async function writeSaved(saved: SavedClass): Promise<void> {
  if (saved.person !== personNow()) throw new DOMException('Signed out', 'AbortError');
  await (await keptDatabase()).put('classes', saved);
  useSavedStore.setState(({ classes }) => ({ classes: { ...classes, [saved.classId]: saved } }));
}

/** Says how far the saving of a class is; null once it is over. */
export function showProgress(classId: string, progress: Progress | null): void {
  useSavedStore.setState((now) => {
    const { [classId]: _before, ...others } = now.progress;
    return { progress: progress ? { ...others, [classId]: progress } : others };
  });
}

/** Takes a saved class off this device, with its files that no other saved class needs. */
export async function dropSaved({ key, classId, lessons, recordings }: SavedClass): Promise<void> {
  const database = await keptDatabase();
  await database.delete('classes', key);
  const names = await database.getAllKeysFromIndex('answers', 'owner', key);
  await Promise.all(names.map((name) => database.delete('answers', name)));
  await dropFiles([...Object.values(lessons).flatMap(pathsOf), ...(recordings?.files ?? [])]);
  useSavedStore.setState(({ classes }) => {
    const { [classId]: _dropped, ...others } = classes ?? {};
    return { classes: others };
  });
}
