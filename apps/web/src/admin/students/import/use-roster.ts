import { type ColumnKind, rosterRows } from '@institute/contract/roster/columns';
import type { Intake } from '@institute/contract/roster/roster';
import type { Sheet } from '@institute/contract/roster/sheets';
import { useEffect, useState } from 'react';
import { readSheet, type SheetSource } from '../../../domains/roster/api.ts';
import { useSignInName } from '../../../platform/auth-store.ts';
import { noMoney, type Roster, rosterStore } from './kept-roster.ts';

/** How long typing must pause before the list is kept. */
const KEEP_MS = 400;

/** A sheet as it was read, and from where. */
export interface ReadSource {
  source: SheetSource;
  sheet: Sheet;
}

/**
 * The way of a sheet: read, its columns chosen, its rows put right, imported. The rows are kept on the
 * device until all of them are imported or given up.
 */
export function useRoster() {
  const writer = useSignInName();
  const [store] = useState(() => rosterStore(writer));
  const [roster, setRoster] = useState(() => store.read());
  const [isRestored, setRestored] = useState(roster !== null);
  const [read, setRead] = useState<ReadSource | null>(null);
  const [step, setStep] = useState<'source' | 'columns' | 'rows'>(roster ? 'rows' : 'source');
  const [begun, setBegun] = useState<Intake | null>(null);
  useEffect(() => {
    const keep = () => store.keep(roster);
    const waiting = setTimeout(keep, KEEP_MS);
    // A page that is left in the same breath keeps it all the same.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [store, roster]);

  const takeColumns = ({ rows, columns }: Sheet, kinds: readonly ColumnKind[]) => {
    const chosen = columns.map(({ header }, at) => ({ header, kind: kinds[at] ?? 'none' }));
    const { choices = [], classes = [], money = noMoney } = roster ?? {};
    setRoster({ columns: chosen, rows: rosterRows(rows, chosen), choices, classes, money });
    setStep('rows');
  };
  return {
    ...{ step, read, roster, isRestored, begun },
    setRoster,
    /** Reads a sheet; one whose columns are all known needs no question. */
    open: async (source: SheetSource) => {
      const sheet = await readSheet(source);
      setRead({ source, sheet });
      setRestored(false);
      if (!sheet.columns.every(({ isRemembered }) => isRemembered)) return setStep('columns');
      takeColumns(
        sheet,
        sheet.columns.map(({ kind }) => kind),
      );
    },
    takeColumns,
    showColumns: () => setStep('columns'),
    startOver: () => {
      setRoster(null);
      setRead(null);
      setRestored(false);
      setStep('source');
    },
    /** What was begun, and what of the list stays to be put right. */
    begin: (intake: Intake, rest: Roster | null) => {
      setBegun(intake);
      setRoster(rest);
      setRestored(false);
    },
    goOn: () => setBegun(null),
  };
}
export type RosterWay = ReturnType<typeof useRoster>;
