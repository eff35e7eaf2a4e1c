import { getStudentWallet } from '@institute/contract/ledger';
import { koboOf } from '@institute/contract/money';
import {
  addStudentNote,
  deleteStudentNote,
  getStudentAttendance,
  getStudentMessages,
  getStudentRecord,
} from '@institute/contract/student-record';
import { takeBackFunding } from '@institute/contract/students';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type PageQuery, pageFields, usePagedList } from '../../platform/paged-list.ts';
import { booksKey, paymentHistoryKey, reportKey } from '../../platform/query-keys.ts';
import {
  type Reversal,
  recordOf,
  type StudentRecord,
  studentWalletLineOf,
  wireReversal,
} from './record-model.ts';
import { studentsKey } from './students-api.ts';

/** Everything about one student; whatever changes an account asks for it again. */
export const recordKey = (id: number) => [...studentsKey, 'record', id] as const;

/**
 * Who a student is, and what there is of them; asked again `onOpening` whenever the page is opened:
 * whoever comes back from a correction sees it.
 */
export function useStudentRecord(
  id: number,
  { onOpening = false } = {},
): UseQueryResult<StudentRecord> {
  return useQuery({
    queryKey: recordKey(id),
    queryFn: ({ signal }) => callApi(getStudentRecord, { student_id: id }, { signal }),
    select: recordOf,
    refetchOnMount: onOpening ? 'always' : true,
  });
}

/** A page of a student's wallet, newest first. */
export function useStudentWallet(id: number, query: PageQuery) {
  return usePagedList({
    key: [...recordKey(id), 'wallet'],
    call: getStudentWallet,
    input: { ...pageFields(query), student_id: id },
    rowOf: studentWalletLineOf,
  });
}

/** A page of the lessons a student has opened, the last one first. */
export function useStudentAttendance(id: number, query: PageQuery) {
  return usePagedList({
    key: [...recordKey(id), 'attendance'],
    call: getStudentAttendance,
    input: { ...pageFields(query), student_id: id },
  });
}

/** A page of what a student was sent, the last one first. */
export function useStudentMessages(id: number, query: PageQuery) {
  return usePagedList({
    key: [...recordKey(id), 'messages'],
    call: getStudentMessages,
    input: { ...pageFields(query), student_id: id },
  });
}

/** Notes, and what else changes a student's page alone. */
function useOnRecord<Input>(id: number, call: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: recordKey(id) }),
  });
}

/** Adds a note, once per `requestKey`. */
export const useAddNote = (id: number) =>
  useOnRecord(id, ({ body, requestKey }: { body: string; requestKey: string }) =>
    callApi(addStudentNote, { student_id: id, body, request_key: requestKey }),
  );

/** Deletes a note of one's own. */
export const useDeleteNote = (id: number) =>
  useOnRecord(id, (noteId: number) => callApi(deleteStudentNote, { note_id: noteId }));

/**
 * Takes a funding back, once per `requestKey`, and gives the new balance in kobo. After a failure,
 * too, everything about accounts is asked for again.
 */
export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reversal: Reversal): Promise<number> =>
      koboOf((await callApi(takeBackFunding, wireReversal(reversal))).wallet),
    onSettled: () => {
      for (const queryKey of [reportKey, paymentHistoryKey, booksKey]) {
        void client.invalidateQueries({ queryKey });
      }
      return client.invalidateQueries({ queryKey: studentsKey });
    },
  });
}
