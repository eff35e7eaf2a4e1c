import type { DataOf, RequestOf } from '@institute/contract/call';
import type { StudentTransaction } from '@institute/contract/ledger';
import { koboOf, nairaNumber } from '@institute/contract/money';
import type { getStudentRecord } from '@institute/contract/student-record';
import type { takeBackFunding } from '@institute/contract/students';
import { dateOfUnix } from '../../platform/decode.ts';
import { type Student, studentOf } from './students-model.ts';

/** What there is of one student. */
export type StudentRecord = Omit<DataOf<typeof getStudentRecord>, 'student'> & {
  student: Student & { isVerified: boolean; isInvited: boolean; erasesAt: Date | null };
};

export function recordOf(data: DataOf<typeof getStudentRecord>): StudentRecord {
  const { isVerified, isInvited, erasesAt } = data.student;
  return { ...data, student: { ...studentOf(data.student), isVerified, isInvited, erasesAt } };
}

/** A line of a student's wallet. */
export interface StudentWalletLine {
  id: number;
  description: string;
  type: 'credit' | 'debit';
  amountKobo: number;
  at: Date | null;
  /** What may be taken back of a funding by the office; null of every other line. */
  returnableKobo: number | null;
}

export function studentWalletLineOf(line: StudentTransaction): StudentWalletLine {
  const { id, description, type, amount, timestamp, returnable } = line;
  return {
    ...{ id, description, type },
    amountKobo: koboOf(amount),
    at: dateOfUnix(timestamp),
    returnableKobo: returnable === undefined ? null : koboOf(returnable),
  };
}

/** A funding that is to be taken back, all of it or some. */
export interface Reversal {
  studentId: number;
  fundingId: number;
  kobo: number;
  reason: string;
  /** Names the intention: the same key takes once. */
  requestKey: string;
}

export function wireReversal(reversal: Reversal): RequestOf<typeof takeBackFunding> {
  const { studentId, fundingId, kobo, reason, requestKey } = reversal;
  return {
    student_id: studentId,
    funding_id: fundingId,
    amount: nairaNumber(kobo),
    reason,
    request_key: requestKey,
  };
}
