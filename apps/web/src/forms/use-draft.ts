import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSignInName } from '../platform/auth-store.ts';
import { serverNow } from '../platform/server-clock.ts';
import { type DraftStore, draftStore } from './draft.ts';
import { isSame } from './parts.ts';
import { keyOfForm, RequestKey } from './request-key.ts';

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

export interface DraftOptions<Values, State> {
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

/** The draft of one form on this device, and what goes with it. */
export function useDraft<Values extends FieldValues, State>(options: DraftOptions<Values, State>) {
  const writer = useSignInName();
  const [store] = useState(() => storeOf(options, writer));
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
      setKept(store.keep(isWorth ? { ...rest, values, keptAt: serverNow() } : null));
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
  writer: string,
): DraftStore<Draft<Values, State>> {
  return draftStore<Draft<Values, State>>({
    kind,
    writer,
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
