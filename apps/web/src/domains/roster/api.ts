import { enrolStudents, getIntakes, importStudents } from '@institute/contract/roster';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { accountAnswers } from '../people/account-answers.ts';
import {
  type Checked,
  checkedOf,
  type Intake,
  intakeOf,
  intakesOf,
  type Places,
  type RosterOrder,
  wirePlaces,
  wireRoster,
} from './model.ts';

const intakesKey = ['intakes'] as const;

/** How often progress is asked for while something runs. */
const PROGRESS_MS = 1_500;

/** The newest imports and enrolments, asked for again while one of them runs. */
export function useIntakes(): UseQueryResult<Intake[]> {
  const client = useQueryClient();
  const intakes = useQuery({
    queryKey: intakesKey,
    queryFn: ({ signal }) => callApi(getIntakes, {}, { signal }),
    select: intakesOf,
    refetchInterval: ({ state }) => (state.data?.some(({ done }) => !done) ? PROGRESS_MS : false),
  });
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
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (order: RosterOrder): Promise<Checked> =>
      checkedOf(await callApi(importStudents, wireRoster(order))),
    onSuccess: ({ intake }) => {
      if (intake) void client.invalidateQueries({ queryKey: intakesKey });
    },
  });
}

/** Begins to give students places in classes, once per `requestKey`. */
export function useEnrolStudents() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (places: Places): Promise<Intake> =>
      intakeOf(await callApi(enrolStudents, wirePlaces(places))),
    onSettled: () => client.invalidateQueries({ queryKey: intakesKey }),
  });
}
