import { getIntakes, importStudents } from '@institute/contract/roster/roster';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refresh, useAct, useAnswer, useRefresh } from '../../platform/answers.ts';
import { accountAnswers } from '../people/account-answers.ts';

/** How often progress is asked for while something runs. */
const PROGRESS_MS = 1_500;

/** The newest imports and enrolments, asked for again while one of them runs. */
export function useIntakes() {
  const client = useQueryClient();
  const intakes = useAnswer(
    getIntakes,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ isDone }) => !isDone) ? PROGRESS_MS : false,
    },
  );
  // The list shows who was added once one has ended, however soon that was.
  const ended = intakes.data?.flatMap(({ id, isDone }) => (isDone ? [id] : [])).join();
  const before = useRef(ended);
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== ended;
    before.current = ended;
    if (isNews) void refresh(client, accountAnswers);
  }, [ended, client]);
  return intakes;
}

/** Checks a table of students, or begins to import it, once per `requestKey`. */
export function useImportStudents() {
  const again = useRefresh();
  return useAct(importStudents, {
    onSuccess: ({ intake }) => {
      if (intake) void again(getIntakes);
    },
  });
}
