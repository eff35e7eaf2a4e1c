import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import * as z from 'zod/mini';
import { isRefusal } from '../platform/api-error.ts';
import { useAuthStore } from '../platform/auth-store.ts';
import { type DraftStore, draftStore } from './draft.ts';
import { isSame } from './parts.ts';
import { keyOfForm, RequestKey } from './request-key.ts';
import { type Form, type FormOptions, useForm } from './use-form.ts';

/** What a form began with, and what names that state to the server: a version, or all that was shown. */
export interface Opened<Values, State> {
  values: Values;
  state: State;
}

/** What was typed into a form and is not saved. */
export interface Draft<Values, State> {
  values: Values;
  /** What it was typed into, which another person may have changed since. */
  opened: Opened<Values, State>;
  request: RequestKey;
  /** Name of the file that was chosen, which itself cannot be kept; empty when there was none. */
  fileName: string;
  /** What gave way to another person's words and can be brought back, the last one last. */
  aside: readonly Values[];
  /** Milliseconds. */
  keptAt: number;
}

/** What a press of the button finds, however long ago the page was drawn. */
export interface Attempt<Values, State> {
  opened: Opened<Values, State>;
  /** The key of the form, and whether an earlier request under it went unanswered. */
  request: RequestKey;
}

interface DraftOptions<Values, State> {
  /** Where the draft stands, see `draft.ts`. */
  kind: string;
  place?: string;
  /** The shapes of what is kept: a draft of an earlier form is not brought back. */
  shape: { values: z.ZodMiniType<Values>; state: z.ZodMiniType<State> };
  /** What is saved by now. */
  present: Opened<Values, State>;
  /** What was typed, brought over what is saved by now. */
  restore?: (kept: Values, present: Values, opened: Values) => Values;
  /** Whether values say too little to be kept, though they differ from what is saved. */
  isBlank?: (values: Values) => boolean;
  /** What to keep of values that find no room. */
  smaller?: (values: Values) => Values;
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

/** The draft of one form on this device, and what goes with it. */
function useDraft<Values extends FieldValues, State>(options: DraftOptions<Values, State>) {
  const email = useAuthStore((state) => state.user?.email ?? '');
  const [store] = useState(() => storeOf(options, email));
  const [restored, setRestored] = useState(() => restoredBy(store, options));
  const [isKept, setKept] = useState(true);
  const [isOver, setOver] = useState(false);
  const [opened, setOpened] = useState(restored?.opened ?? options.present);
  const [fileName, setFileName] = useState(restored?.fileName ?? '');
  const [aside, setAside] = useState(restored?.aside ?? []);
  const request = restored?.request ?? keyOfForm();
  const now = useRef({ opened, fileName, aside, request, isOver });
  // What is on the device by now, so that it is written only when it changes.
  const written = useRef(restored && contentOf(restored.values, restored));

  const isWorthKeeping = (values: Values) =>
    !now.current.isOver &&
    (now.current.aside.length > 0 ||
      (!options.isBlank?.(values) &&
        (now.current.fileName !== '' || !isSame(values, now.current.opened.values))));
  return {
    restored,
    opened,
    fileName,
    aside,
    isKept: isKept && !isOver,
    latest: () => now.current,
    isWorthKeeping,
    keep: (values: Values) => {
      const isWorth = isWorthKeeping(values);
      const content = isWorth ? contentOf(values, now.current) : '';
      if (now.current.isOver || content === written.current) return;
      written.current = content;
      const { isOver: _isOver, ...rest } = now.current;
      setKept(store.keep(isWorth ? { ...rest, values, keptAt: Date.now() } : null));
    },
    setUnanswered: (isUnanswered: boolean) => {
      now.current.request = { ...now.current.request, isUnanswered };
    },
    setRequest: (request: RequestKey) => {
      now.current.request = request;
    },
    setFileName: (name: string) => {
      now.current.fileName = name;
      setFileName(name);
    },
    setAside: (next: readonly Values[]) => {
      now.current.aside = next;
      setAside(next);
    },
    setOpened: (next: Opened<Values, State>) => {
      now.current.opened = next;
      setOpened(next);
    },
    startOver: () => {
      const { present } = options;
      now.current = { ...now.current, fileName: '', opened: present };
      setRestored(null);
      setFileName('');
      setOpened(present);
      return present;
    },
    forget: () => {
      now.current.isOver = true;
      setOver(true);
      store.keep(null);
    },
  };
}

const contentOf = <Values, State>(
  values: Values,
  kept: Pick<Draft<Values, State>, 'opened' | 'fileName' | 'aside' | 'request'>,
) => JSON.stringify([values, kept.opened, kept.fileName, kept.aside, kept.request]);

function storeOf<Values, State>(
  { kind, place, shape, smaller }: DraftOptions<Values, State>,
  email: string,
): DraftStore<Draft<Values, State>> {
  return draftStore<Draft<Values, State>>({
    kind,
    email,
    ...(place !== undefined && { place }),
    schema: z.object({
      values: shape.values,
      opened: z.object({ values: shape.values, state: shape.state }),
      request: RequestKey,
      fileName: z.string(),
      // One that was kept before there was anything aside has none.
      aside: z._default(z.array(shape.values), []),
      keptAt: z.number(),
    }) as never,
    ...(smaller && {
      smaller: (draft: Draft<Values, State>) => ({
        ...draft,
        values: smaller(draft.values),
        // What was sent is another thing.
        request: keyOfForm(),
      }),
    }),
  });
}

/** The draft on the device, brought over what is saved; null when it says nothing else. */
function restoredBy<Values, State>(
  store: DraftStore<Draft<Values, State>>,
  { present, restore, isBlank }: DraftOptions<Values, State>,
): Draft<Values, State> | null {
  const draft = store.read();
  if (!draft) return null;
  const opened = draft.opened.values;
  const values = restore ? restore(draft.values, present.values, opened) : draft.values;
  const isWorth =
    draft.fileName !== '' || (!isBlank?.(draft.values) && !isSame(values, present.values));
  return isWorth || draft.aside.length > 0 ? { ...draft, values } : null;
}
