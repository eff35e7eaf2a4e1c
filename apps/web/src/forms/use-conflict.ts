import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorCode, errorMessage } from '../platform/api-error.ts';
import { differing, type Parts, withParts } from './parts.ts';
import type { Opened } from './use-draft.ts';
import type { KeptForm } from './use-kept-form.ts';

/** What another person has saved of a form that is being written here, and what can be done about it. */
export interface Conflict<Values, Part> {
  /** The server's words: what has happened. */
  message: string;
  /** What both have changed, each in their own way. */
  parts: readonly Part[];
  mine: Values;
  theirs: Values;
  /** Saves mine over theirs. */
  keepMine: () => void;
  /** Puts theirs into the form; mine is kept aside. */
  takeTheirs: () => void;
  /** Back to the form, as it was. */
  close: () => void;
}

interface ConflictOptions<Values, State, Part extends string> {
  parts: Parts<Values, Part>;
  /** The server's code for: this is no longer what you were shown. */
  changedCode: string;
  fetchTheirs: () => Promise<Opened<Values, State>>;
  /** What is typed, brought over what is saved by now, see `useKeptForm`. */
  restore?: (mine: Values, theirs: Values, opened: Values) => Values;
}

/** How often another person may be faster before saving gives up. */
const MOST_TRIES = 3;

/**
 * Saving where two people may write: no words are replaced unseen. The parts that only one of them has
 * changed stay as that one has them; where both have written the same part, `conflict` asks whose stays,
 * and nothing is saved before (docs/decisions/025).
 */
export function useConflict<Values extends FieldValues, State, Part extends string>(
  options: ConflictOptions<Values, State, Part>,
) {
  const { parts, changedCode, fetchTheirs, restore } = options;
  const [conflict, setConflict] = useState<Conflict<Values, Part> | null>(null);
  const close = () => setConflict(null);

  /** Saves through `send`; false where the person has to decide first. */
  const save = async (
    form: Pick<KeptForm<Values, State>, 'goOnWith' | 'giveWay' | 'confirm'>,
    values: Values,
    opened: Opened<Values, State>,
    send: (values: Values, opened: Opened<Values, State>) => Promise<void>,
    tries = MOST_TRIES,
  ): Promise<boolean> => {
    close();
    try {
      await send(values, opened);
      return true;
    } catch (error) {
      if (errorCode(error) !== changedCode || tries === 0) throw error;
      const theirs = await fetchTheirs();
      const typed = restore?.(values, theirs.values, opened.values) ?? values;
      const changed = differing(parts, opened.values, values);
      const mine = withParts(parts, theirs.values, typed, changed);
      const changedThere = differing(parts, opened.values, theirs.values);
      const asked = differing(parts, mine, theirs.values).filter((part) =>
        changedThere.includes(part),
      );
      if (asked.length === 0) {
        form.goOnWith(mine, theirs);
        return save(form, mine, theirs, send, tries - 1);
      }
      setConflict({
        ...{ message: errorMessage(error), parts: asked, mine, theirs: theirs.values },
        keepMine: () => {
          close();
          form.goOnWith(mine, theirs);
          void form.confirm();
        },
        takeTheirs: () => {
          close();
          form.giveWay(withParts(parts, mine, theirs.values, asked), theirs, mine);
        },
        close,
      });
      return false;
    }
  };
  return { conflict, save };
}
