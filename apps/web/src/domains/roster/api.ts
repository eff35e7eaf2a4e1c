import { getIntakes } from '@institute/contract/roster/roster';
import {
  checkRoster,
  type Encoding,
  importStudents,
  readRoster,
  type Sheet,
} from '@institute/contract/roster/sheets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refresh, useAct, useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
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

/** What is to be read: a file or what was pasted, and how, where that was guessed wrong. */
export interface SheetSource {
  file: File | null;
  table: string;
  encoding?: Encoding;
  sheet?: string;
}

/** Reads a sheet of students; nothing of it is kept. */
export function readSheet({ file, ...source }: SheetSource): Promise<Sheet> {
  return callApi(readRoster, source, file ? { files: { file } } : {});
}

/** Says what an import of some rows would do. */
export const useCheckRoster = () => useAct(checkRoster);

/** Begins to import the rows that are right, once per `requestKey`. */
export const useImportStudents = () => useAct(importStudents, { refreshes: [getIntakes] });
