import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorCode, errorMessage } from '../platform/api-error.ts';
import type { Merged } from './merge.ts';
import type { Attempt, KeptForm, Opened } from './use-kept-form.ts';

/** What another person has saved of the same thing, beside what is typed here. */
export interface Conflict<Values, State, Part> {
  /** The server's words: what has happened. */
  message: string;
  merged: Merged<Values, Part>;
  /** What they have made of it. */
  theirs: Opened<Values, State>;
}

interface MergingOptions<Values, State, Part extends string> {
  /** The server's code for: this is no longer what you were shown. */
  changedCode: string;
  fetchTheirs: () => Promise<Opened<Values, State>>;
  /**
   * Puts together what two people have made of `base`; `byParts` does it for the parts of a form. Its code
   * may come when it is needed, which is seldom.
   */
  merge: (base: Values, mine: Values, theirs: Values) => Late<Merged<Values, Part>>;
  /** A form with some of its parts as another person has them. */
  take: (form: Values, theirs: Values, taken: readonly Part[]) => Late<Values>;
}

type Late<T> = T | Promise<T>;

/** How often another person may be faster before saving gives up. */
const MOST_MERGES = 3;

/**
 * Saving where two people may write: no words are replaced unseen. What another person has saved
 * meanwhile of other parts is taken in and the save tried again; where both have written the same
 * part, `conflict` asks whose words stay (docs/decisions/025).
 */
export function useMerging<Values extends FieldValues, State, Part extends string>(
  options: MergingOptions<Values, State, Part>,
) {
  const { changedCode, fetchTheirs, merge, take } = options;
  const [conflict, setConflict] = useState<Conflict<Values, State, Part> | null>(null);

  /** Saves through `send`; false where the person has to decide first. */
  const save = async (
    form: Pick<KeptForm<Values, State>, 'goOnWith'>,
    values: Values,
    opened: Attempt<Values, State>['opened'],
    send: (values: Values, opened: Opened<Values, State>) => Promise<void>,
    merges = 0,
  ): Promise<boolean> => {
    setConflict(null);
    try {
      await send(values, opened);
      return true;
    } catch (error) {
      if (errorCode(error) !== changedCode || merges === MOST_MERGES) throw error;
      const theirs = await fetchTheirs();
      const merged = await merge(opened.values, values, theirs.values);
      if (merged.conflicting.length > 0) {
        setConflict({ message: errorMessage(error), merged, theirs });
        return false;
      }
      form.goOnWith(merged.form, theirs);
      return save(form, merged.form, theirs, send, merges + 1);
    }
  };
  const closeConflict = () => setConflict(null);
  /** Saves mine, but for what was `taken` of theirs. */
  const decide = async (
    form: Pick<KeptForm<Values, State>, 'goOnWith' | 'submit'>,
    taken: readonly Part[],
  ) => {
    if (!conflict) return;
    const { merged, theirs } = conflict;
    closeConflict();
    form.goOnWith(await take(merged.form, theirs.values, taken), theirs);
    void form.submit();
  };
  return { conflict, closeConflict, decide, save };
}
