import type { Class } from '@institute/contract/classes';
import { useState } from 'react';
import {
  type ClassInput,
  fetchClass,
  useAddClass,
  useUpdateClass,
} from '../../domains/classes/managed-api.ts';
import type { Merged } from '../../forms/merge.ts';
import { ApiError, errorCode, errorMessage } from '../../platform/api-error.ts';
import type { ClassDraft, Opened } from './class-draft.ts';
import { type ClassValues, inputOf, shownOf } from './class-form.ts';
import { type ClassPart, mergeClasses } from './class-merge.ts';

/** What somebody else has saved of the same class, beside what is typed here. */
export interface Conflict {
  /** The server's words. */
  message: string;
  merged: Merged<ClassValues, ClassPart>;
  /** What they have made of it. */
  opened: Opened;
}

interface Options {
  /** The class to change; null for a new one. */
  item: Class | null;
  timeZone: string;
  press: Pick<ClassDraft, 'key' | 'isUnanswered'>;
  /** What the form shows of a class. */
  read: (item: Class) => ClassValues;
  /** Somebody else has changed the class, and what they did is in the form now. */
  goOnWith: (values: ClassValues, opened: Opened) => void;
}

/** Times somebody else may be faster before it is left at that. */
const MOST_MERGES = 3;

/** Saving the class form: once however often it is pressed, and over nobody's words unseen. */
export function useClassSaving({ item, timeZone, press, read, goOnWith }: Options) {
  const add = useAdding(press);
  const update = useUpdateClass();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** One try; what somebody else has saved meanwhile of other parts is taken in, and it tries again. */
  const change = async (id: number, values: ClassValues, opened: Opened, merges = 0) => {
    const input = inputOf(values, opened.shown, timeZone);
    try {
      await update.mutateAsync({ id, input, before: opened.shown ?? undefined });
      return true;
    } catch (error) {
      if (errorCode(error) !== 'class_changed' || merges === MOST_MERGES) throw error;
      const fresh = await fetchClass(id);
      const theirs = { values: read(fresh), shown: shownOf(fresh) };
      const merged = mergeClasses(opened.values, values, theirs.values);
      if (merged.overtaken.length > 0) {
        setConflict({ message: errorMessage(error), merged, opened: theirs });
        return false;
      }
      goOnWith(merged.form, theirs);
      return change(id, merged.form, theirs, merges + 1);
    }
  };

  /** Gives the id of what was saved; null where somebody has to decide first. */
  const save = async (values: ClassValues, opened: Opened): Promise<number | null> => {
    setConflict(null);
    if (!item) return add(inputOf(values, null, timeZone));
    return (await change(item.id, values, opened)) ? item.id : null;
  };
  return { save, conflict, closeConflict: () => setConflict(null) };
}

/**
 * Adds a class and gives its id. A press whose answer was lost may have added it already; the same
 * key then gives that class, and what the form says now is saved on top of it.
 */
function useAdding(press: Pick<ClassDraft, 'key' | 'isUnanswered'>) {
  const add = useAddClass();
  const update = useUpdateClass();
  return async (input: ClassInput): Promise<number> => {
    const wasUnanswered = press.isUnanswered;
    press.isUnanswered = true;
    try {
      const { id } = await add.mutateAsync({ input, key: press.key });
      if (wasUnanswered) await update.mutateAsync({ id, input });
      return id;
    } catch (error) {
      // A refusal says that this press has written nothing; of those before it, it says nothing.
      const isRefusal = error instanceof ApiError && !error.isNetwork && error.httpStatus < 500;
      press.isUnanswered = wasUnanswered || !isRefusal;
      throw error;
    }
  };
}
