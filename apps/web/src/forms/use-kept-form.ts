import { useEffect } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { isRefusal } from '../platform/api-error.ts';
import type { RequestKey } from './request-key.ts';
import { type Draft, type DraftOptions, type Opened, useDraft } from './use-draft.ts';
import { type Form, type FormOptions, useForm } from './use-form.ts';

/** What a press of the button finds, however long ago the page was drawn. */
export interface Attempt<Values, State> {
  opened: Opened<Values, State>;
  /** The key of the form, and whether an earlier request under it went unanswered. */
  request: RequestKey;
}

interface KeptFormOptions<Values extends FieldValues, State>
  extends Omit<FormOptions<Values, Values>, 'defaultValues' | 'onSubmit'>,
    DraftOptions<Values, State> {
  /** Sends what was checked. True when all of it is saved and the draft may go. */
  onSubmit: (values: Values, attempt: Attempt<Values, State>) => Promise<boolean>;
}

export interface KeptForm<Values extends FieldValues, State> extends Form<Values> {
  /** What was brought back from the device; null when nothing was. */
  restored: Draft<Values, State> | null;
  /** What is saved, as far as is known here. */
  opened: Opened<Values, State>;
  /** Keeps another key with the draft, before anything is sent under it. */
  setRequest: (request: RequestKey) => void;
  /** Whether anything would be lost by leaving. */
  isChanged: boolean;
  /** Whether what is typed is kept on this device. */
  isKept: boolean;
  /** Name of the file that is chosen, or was when the draft was kept; empty for none. */
  fileName: string;
  setFileName: (name: string) => void;
  /** Goes on with other values over another saved state. */
  goOnWith: (values: Values, opened: Opened<Values, State>) => void;
  /** The same, keeping what was typed aside until the form is left. */
  giveWay: (values: Values, opened: Opened<Values, State>, typed: Values) => void;
  /** What is kept aside. */
  aside: readonly Values[];
  /** Puts what was kept aside last into the form; what stands there is kept aside in its place. */
  bringBack: () => void;
  /** Back to what is saved. */
  startOver: () => void;
  /** Forgets the draft for good: it is saved, or to be lost. */
  forget: () => void;
}

/**
 * A form whose text outlives a closed tab, a crash and an ended session: it is kept on this device
 * as it is typed, for its writer alone, together with the key of its request and what it began
 * with, and is forgotten once it is saved.
 */
export function useKeptForm<Values extends FieldValues, State>(
  options: KeptFormOptions<Values, State>,
): KeptForm<Values, State> {
  const { onSubmit } = options;
  const draft = useDraft(options);
  const form = useForm<Values, Values>({
    ...options,
    defaultValues: draft.restored?.values ?? draft.opened.values,
    onSubmit: async (values) => {
      const { opened, request } = draft.latest();
      draft.setUnanswered(true);
      try {
        if (await onSubmit(values, { opened, request })) draft.forget();
        draft.setUnanswered(false);
      } catch (error) {
        // A refused request wrote nothing; an earlier one under the same key still may have.
        draft.setUnanswered(request.isUnanswered || !isRefusal(error));
        draft.keep(form.now());
        throw error;
      }
    },
  });
  useEffect(() => draft.keep(form.now()));
  const goOnWith: KeptForm<Values, State>['goOnWith'] = (values, opened) => {
    draft.setOpened(opened);
    for (const [name, value] of Object.entries(values)) {
      form.change(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
  };

  return {
    ...form,
    restored: draft.restored,
    opened: draft.opened,
    setRequest: (request) => {
      draft.setRequest(request);
      draft.keep(form.now());
    },
    isChanged: draft.isWorthKeeping(form.values),
    isKept: draft.isKept,
    fileName: draft.fileName,
    setFileName: draft.setFileName,
    goOnWith,
    giveWay: (values, opened, typed) => {
      draft.setAside([...draft.aside, typed]);
      goOnWith(values, opened);
    },
    aside: draft.aside,
    bringBack: () => {
      const last = draft.aside.at(-1);
      if (!last) return;
      draft.setAside([structuredClone(form.now()), ...draft.aside.slice(0, -1)]);
      goOnWith(last, draft.opened);
    },
    startOver: () => {
      const { values } = draft.startOver();
      form.reset(values);
      // At once: who leaves the page in the same breath leaves no draft of what is sent.
      draft.keep(values);
    },
    forget: draft.forget,
  };
}
