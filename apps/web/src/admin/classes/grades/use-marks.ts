import { getGrades, saveGradeMark, typedMark } from '@institute/contract/exams/grades';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useAct } from '../../../platform/answers.ts';
import { errorCode, errorMessage } from '../../../platform/api-error.ts';
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
  /** Whether anything is typed that is neither saved nor on its way. */
  isDirty: boolean;
}

const keyOf = ({ columnId, studentId, period }: MarkPlace) => `${columnId}:${studentId}:${period}`;

/** A mark as it stands in its field. */
export const markText = (mark: number | null): string => (mark === null ? '' : String(mark));

/**
 * The marks that are typed into the grades of a class, each saved by itself. What failed stays typed, on whatever page
 * it is, and so does what somebody else was faster with: theirs is named, and the next save is over theirs.
 */
export function useMarks(classId: string): Marks {
  const { mutateAsync } = useAct(saveGradeMark, { refreshes: [getGrades] });
  const [cells, setCells] = useState<Readonly<Record<string, TypedCell>>>({});
  const latest = useRef(cells);
  const put = (key: string, cell: TypedCell | null) => {
    const { [key]: _before, ...rest } = latest.current;
    latest.current = cell ? { ...rest, [key]: cell } : rest;
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
    isDirty: Object.values(cells).some(({ isSaving }) => !isSaving),
  };
}
