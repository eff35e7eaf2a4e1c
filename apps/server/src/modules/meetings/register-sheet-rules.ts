import {
  counts,
  type PresenceState,
  presenceStates,
  tallyOf,
} from '@institute/contract/meetings/presence-rules';

/** What a sheet says of a student at a meeting: how they came, or why it does not count for them. */
export const sheetCells = [...presenceStates, 'cancelled', 'teacher_absent', 'unsaid'] as const;
export type SheetCell = (typeof sheetCells)[number];

/** What is said of a student at a meeting, by its number; nothing of one in whose register they do not stand. */
export type Said = ReadonlyMap<number, PresenceState | null>;

/** The line of a student: a cell for each meeting, how often they were what, and what share they came to. */
export function sheetOf(meetings: readonly { id: number; state: string }[], said: Said) {
  const own = meetings.filter(({ id }) => said.has(id));
  const cellOf = ({ id, state }: { id: number; state: string }): SheetCell => {
    if (!counts(state)) return state as 'cancelled' | 'teacher_absent';
    return said.get(id) ?? 'unsaid';
  };
  const cells = own.map(cellOf);
  const of = (cell: SheetCell) => cells.filter((one) => one === cell).length;
  const { counted, came, excused } = tallyOf(
    own.map(({ id, state }) => ({ state, presence: said.get(id) ?? null })),
  );
  return {
    cells: meetings.map((meeting) => (said.has(meeting.id) ? cellOf(meeting) : null)),
    sums: {
      ...{ present: of('present'), late: of('late'), left_early: of('left_early') },
      ...{ excused, absent: of('absent'), not_counted: own.length - counted - excused },
    },
    percent: counted === 0 ? null : Math.round((came / counted) * 100),
  };
}
