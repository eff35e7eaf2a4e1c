import type { Checked } from '@institute/contract/roster/sheets';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useCheckRoster, useImportStudents } from '../../../domains/roster/api.ts';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import type { Roster } from './kept-roster.ts';
import { text } from './text.ts';
import type { RosterWay } from './use-roster.ts';

/**
 * The form of the rows, which is checked as it opens and after each change, and imported as it was
 * checked.
 */
export function useRosterForm(way: RosterWay, roster: Roster) {
  const check = useCheckRoster();
  const begin = useImportStudents();
  const [result, setResult] = useState<Checked | null>(null);
  // What was checked is what is imported: a change is checked anew.
  const [isCurrent, setCurrent] = useState(false);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const isReady = isCurrent && result !== null && result.people.length > 0;
  const { rows, choices, classes, columns, money } = roster;
  const importRows = async () => {
    const sent = {
      ...{ rows, classChoices: choices, classIds: classes.map(({ id }) => id), columns },
      ...{ paidWay: money.way, waiverReason: money.reason },
      ...(money.paidOn !== '' && { paidOn: money.paidOn }),
      ...(money.dueOn !== '' && { dueOn: money.dueOn }),
    };
    const next = keyFor(sent, request);
    setRequest(next);
    const { intake, errors } = await begin.mutateAsync({ ...sent, requestKey: next.key });
    const wrong = new Set(errors.map(({ row }) => row));
    const rest = rows.filter(({ row }) => wrong.has(row));
    way.begin(intake, rest.length > 0 ? { ...roster, rows: rest } : null);
  };
  const form = useForm({
    // What is typed is kept with the list; of the form is only what is wrong with it.
    schema: z.object({ reason: z.string() }),
    defaultValues: { reason: '' },
    fieldOfCode: { reason_missing: 'reason' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async () => {
      if (isReady && result.money.waived > 0 && money.reason.trim() === '') {
        form.fail('reason', text.money.reasonNeeded);
        return;
      }
      if (isReady) return importRows();
      setResult(await check.mutateAsync({ rows, classChoices: choices }));
      setCurrent(true);
    },
  });
  const { submit } = form;
  const first = useRef(submit);
  useEffect(() => void first.current(), []);
  return {
    form,
    result,
    isReady,
    change: (own: Partial<Roster>) => {
      way.setRoster({ ...roster, ...own });
      // Which classes the others are in changes nothing of what was checked.
      if (own.rows || own.choices) setCurrent(false);
      if (own.money) form.clear('reason');
    },
  };
}
