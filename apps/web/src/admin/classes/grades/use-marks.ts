import { getGrades, saveGradeMark, typedMark } from '@institute/contract/exams/grades';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { draftStore } from '../../../forms/draft.ts';
import { useAct } from '../../../platform/answers.ts';
import { errorCode, errorMessage } from '../../../platform/api-error.ts';
import { useSignInName } from '../../../platform/auth-store.ts';
import { text } from './text.ts';

/** Where a mark is written. */
export interface MarkPlace {
  columnId: number;
  studentId: number;
  period: string;
  /** What is saved there. */
  saved: number | null;
}

/** What is typed into a cell and is not saved. */
interface TypedCell {
  text: string;
  /** What stood there when it was typed; undefined for whatever stands there now. */
  before: number | null | undefined;
  failure: string | null;
  isSaving: boolean;
  /** Whether the cell was left while it was saved. */
  isLeft: boolean;
}

export interface Marks {
  /** What is typed and not saved; undefined for nothing. */
  cellAt: (place: MarkPlace) => TypedCell | undefined;
  type: (place: MarkPlace, text: string) => void;
  /** Saves what is typed, once. */
  save: (place: MarkPlace) => Promise<void>;
  /** Forgets what is typed. */
  discard: (place: MarkPlace) => void;
  /** How many are typed, on whatever page, and are neither saved nor on their way. */
  unsaved: number;
  /** Saves all of them that nobody else has written meanwhile. */
  saveAll: () => Promise<void>;
  /** Forgets all of them. */
  discardAll: () => void;
}

type Cells = Readonly<Record<string, TypedCell>>;

/** What the device keeps of the cells. */
const Kept = z.record(
  z.string(),
  z.object({ text: z.string(), before: z.optional(z.nullable(z.number())) }),
);

const keyOf = ({ columnId, studentId, period }: MarkPlace) => `${columnId}:${studentId}:${period}`;

/** Where a cell is; what is saved there only the page knows on which it is. */
function placeOf(key: string): MarkPlace {
  const [columnId, studentId, period = ''] = key.split(':');
  return { columnId: Number(columnId), studentId: Number(studentId), period, saved: null };
}

/** The cells of a class as they were left on this device. */
const restored = (kept: z.output<typeof Kept> | null): Cells =>
  Object.fromEntries(
    Object.entries(kept ?? {}).map(([key, { text: typed, before }]) => [
      key,
      { text: typed, before, failure: text.tryAgain, isSaving: false, isLeft: false },
    ]),
  );

/** A mark as it stands in its field. */
export const markText = (mark: number | null): string => (mark === null ? '' : String(mark));

/**
 * The marks that are typed into the grades of a class, each saved by itself. What failed stays typed, on whatever page
 * it is, and on the device until it is saved or forgotten; so does what somebody else was faster with: theirs is named,
 * and the next save is over theirs.
 */
export function useMarks(classId: string): Marks {
  const { mutateAsync } = useAct(saveGradeMark, { refreshes: [getGrades] });
  const writer = useSignInName();
  const [store] = useState(() =>
    draftStore({ kind: 'marks', writer, place: classId, schema: Kept }),
  );
  const [cells, setCells] = useState<Cells>(() => restored(store.read()));
  const latest = useRef(cells);
  const put = (key: string, cell: TypedCell | null) => {
    const { [key]: _before, ...rest } = latest.current;
    latest.current = cell ? { ...rest, [key]: cell } : rest;
    const isAny = Object.keys(latest.current).length > 0;
    store.keep(isAny ? z.parse(Kept, latest.current) : null);
    setCells(latest.current);
  };

  const save = async (place: MarkPlace): Promise<void> => {
    const key = keyOf(place);
    const cell = latest.current[key];
    if (!cell) return;
    if (cell.isSaving) return put(key, { ...cell, isLeft: true });
    const read = z.safeParse(typedMark, cell.text);
    if (!read.success) {
      return put(key, { ...cell, failure: read.error.issues[0]?.message ?? text.tryAgain });
    }
    const before = cell.before === undefined ? place.saved : cell.before;
    if (read.data === before) return put(key, null);
    put(key, { ...cell, before, isSaving: true, isLeft: false, failure: null });
    const { columnId, studentId, period } = place;
    const mark = markText(read.data);
    try {
      await mutateAsync({ classId, columnId, studentId, period, mark, before: markText(before) });
    } catch (error) {
      const isOthers = errorCode(error) === 'mark_changed';
      const failure = errorMessage(error, text.tryAgain);
      const now = latest.current[key] ?? cell;
      put(key, { ...now, isSaving: false, failure, before: isOthers ? undefined : before });
      return;
    }
    const now = latest.current[key];
    if (!now || now.text === cell.text) return put(key, null);
    put(key, { ...now, before: read.data, isSaving: false });
    if (now.isLeft) await save(place);
  };

  return {
    cellAt: (place) => cells[keyOf(place)],
    type: (place, typed) => {
      const key = keyOf(place);
      const now = latest.current[key];
      const fresh = { before: place.saved, isSaving: false, isLeft: false };
      put(key, { ...(now ?? fresh), text: typed, failure: null });
    },
    save,
    discard: (place) => put(keyOf(place), null),
    unsaved: Object.values(cells).filter(({ isSaving }) => !isSaving).length,
    saveAll: async () => {
      for (const [key, { before }] of Object.entries(latest.current)) {
        if (before !== undefined) await save(placeOf(key));
      }
    },
    discardAll: () => {
      for (const [key, { isSaving }] of Object.entries(latest.current)) {
        if (!isSaving) put(key, null);
      }
    },
  };
}
