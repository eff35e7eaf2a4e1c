import { columnKinds, RosterRow } from '@institute/contract/roster/columns';
import * as z from 'zod/mini';
import { type DraftStore, draftStore } from '../../../forms/draft.ts';

/** By which ways the payments of a list may have come. */
export const listWays = ['bank', 'cash', 'other'] as const;
/** Before anybody has said how it came; without a day it is today, and what is owed is due in two weeks. */
export const noMoney = { way: 'other' as const, paidOn: '', reason: '', dueOn: '' };

/** People of a sheet who are to be imported, as far as they were put right. */
const Roster = z.object({
  columns: z.array(z.object({ header: z.string(), kind: z.enum(columnKinds) })),
  rows: z.array(RosterRow),
  /** Which class a word of the sheet means; null for none. */
  choices: z.array(z.object({ value: z.string(), id: z.nullable(z.number()) })),
  /** The classes of those whose row names none. */
  classes: z.array(z.object({ id: z.number(), name: z.string() })),
  /** How what was paid outside came, on which day, why fees were waived, and when what is owed is due. */
  money: z._default(
    z.object({
      ...{ way: z.enum(listWays), paidOn: z.string(), reason: z.string() },
      dueOn: z._default(z.string(), ''),
    }),
    noMoney,
  ),
});
export type Roster = z.output<typeof Roster>;

/** Where a list stays on this device until all of it is imported. */
export const rosterStore = (writer: string): DraftStore<Roster> =>
  draftStore({ kind: 'roster', writer, schema: Roster });
