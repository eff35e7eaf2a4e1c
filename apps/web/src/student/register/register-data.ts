import type { DataOf } from '@institute/contract/call';
import { type PresenceState, presenceStates } from '@institute/contract/meetings/presence-rules';
import type { getRegister, RegisterRow } from '@institute/contract/meetings/registers';
import * as z from 'zod/mini';

/** The register of a meeting as it was answered. */
export type Register = DataOf<typeof getRegister>;

/** What was pressed and typed into a register and is not saved: what differs from what is saved. */
export const RegisterDraft = z.object({
  /** By the number of the student. */
  marks: z.record(z.string(), z.enum(presenceStates)),
  /** What was said of each where it was pressed, so that nobody else is written over unseen. */
  shown: z._default(z.record(z.string(), z.enum([...presenceStates, 'none'])), {}),
  taught: z.nullable(z.string()),
  homework: z.nullable(z.string()),
  lessonId: z.nullable(z.string()),
  /** What stood there when it was typed; null where that is not to be asked. */
  shownTaught: z._default(z.nullable(z.string()), null),
  shownHomework: z._default(z.nullable(z.string()), null),
  /** Whether Save was pressed and no answer came, so that it is sent when the line is back. */
  isUnsent: z.boolean(),
});
export type RegisterDraft = z.output<typeof RegisterDraft>;

export const emptyDraft: RegisterDraft = {
  ...{ marks: {}, shown: {}, taught: null, homework: null, lessonId: null },
  ...{ shownTaught: null, shownHomework: null, isUnsent: false },
};

/** What is said of a student, with what was pressed and is not saved. */
export const stateOf = (
  { studentId, state }: Pick<RegisterRow, 'studentId' | 'state'>,
  draft: RegisterDraft,
): PresenceState | null => draft.marks[String(studentId)] ?? state;

/** The draft with another word for a student; the one that is saved needs none. */
export function withMark(
  draft: RegisterDraft,
  row: RegisterRow,
  state: PresenceState,
): RegisterDraft {
  const id = String(row.studentId);
  const { [id]: _old, ...rest } = draft.marks;
  const { [id]: before, ...others } = draft.shown;
  if (row.state === state) return { ...draft, marks: rest, shown: others, isUnsent: false };
  const shown = { ...others, [id]: before ?? row.state ?? ('none' as const) };
  return { ...draft, marks: { ...rest, [id]: state }, shown, isUnsent: false };
}

/** The draft in which everybody is present of whom nothing is said. */
export function withEveryone(draft: RegisterDraft, rows: readonly RegisterRow[]): RegisterDraft {
  const open = rows.filter((row) => stateOf(row, draft) === null);
  const marks = Object.fromEntries(open.map(({ studentId }) => [studentId, 'present' as const]));
  const shown = Object.fromEntries(open.map(({ studentId }) => [studentId, 'none' as const]));
  return {
    ...{ ...draft, marks: { ...draft.marks, ...marks }, shown: { ...draft.shown, ...shown } },
    isUnsent: false,
  };
}

/** The draft with another text, and with what stood there when it was begun. */
export function withText(
  draft: RegisterDraft,
  register: Pick<Register, 'taught' | 'homework'>,
  typed: { taught: string } | { homework: string },
): RegisterDraft {
  const seen =
    'taught' in typed
      ? { shownTaught: draft.taught === null ? register.taught : draft.shownTaught }
      : { shownHomework: draft.homework === null ? register.homework : draft.shownHomework };
  return { ...draft, ...typed, ...seen, isUnsent: false };
}

/** What is left of a draft once other words are saved: what they say already needs no saving. */
export function withoutSaved(draft: RegisterDraft, register: Register): RegisterDraft {
  const saved = new Map(register.students.map((row) => [String(row.studentId), row]));
  const marks = Object.fromEntries(
    Object.entries(draft.marks).filter(([id, state]) => {
      const row = saved.get(id);
      return row !== undefined && row.state !== state;
    }),
  );
  const { taught, homework, lessonId } = draft;
  return {
    ...draft,
    marks,
    taught: taught === register.taught ? null : taught,
    homework: homework === register.homework ? null : homework,
    lessonId: lessonId === String(register.lessonId ?? 0) ? null : lessonId,
  };
}

export const isReported = ({ taught, homework, lessonId }: RegisterDraft): boolean =>
  taught !== null || homework !== null || lessonId !== null;

export const isEmpty = (draft: RegisterDraft): boolean =>
  Object.keys(draft.marks).length === 0 && !isReported(draft);

/** How many are what. */
export function sumsOf(rows: readonly RegisterRow[], draft: RegisterDraft) {
  const sums = new Map<PresenceState | null, number>();
  for (const row of rows) {
    const state = stateOf(row, draft);
    sums.set(state, (sums.get(state) ?? 0) + 1);
  }
  return sums;
}
