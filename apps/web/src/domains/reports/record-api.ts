import { getStudentRecord } from '@institute/contract/reports/student-record';
import { answerKey } from '../../platform/answer-key.ts';
import { useAnswer } from '../../platform/answers.ts';

/** Everything about one student; whatever changes an account asks for it again. */
export const recordKey = (id: number) => answerKey(getStudentRecord, { studentId: id });

/**
 * Who a student is, and what there is of them; asked again `onOpening` whenever the page is opened:
 * whoever comes back from a correction sees it.
 */
export const useStudentRecord = (id: number, { onOpening = false } = {}) =>
  useAnswer(getStudentRecord, { studentId: id }, { refetchOnMount: onOpening ? 'always' : true });
