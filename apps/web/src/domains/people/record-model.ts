import type { DataOf, RequestOf } from '@institute/contract/call';
import type { StudentTransaction } from '@institute/contract/ledger';
import { koboOf, nairaNumber } from '@institute/contract/money';
import type * as wire from '@institute/contract/student-record';
import type { takeBackFunding } from '@institute/contract/students';
import { dateOfUnix, isSet } from '../../platform/decode.ts';
import { type Student, studentOf } from './students-model.ts';

/** A class as a student has joined it. */
export interface JoinedClass {
  id: number;
  name: string;
  terms: 'free' | 'once' | 'monthly';
  joinedAt: Date | null;
  /** End of the paid month of a monthly class. */
  paidUntil: Date | null;
  lessons: number;
  done: number;
  lastOpenedAt: Date | null;
}

/** An exam that was handed in; scores are percentages. */
export interface HandedInExam {
  id: number;
  lessonId: number;
  subject: string;
  className: string;
  submittedAt: Date | null;
  objectiveScore: number | null;
  theoryScore: number | null;
  /** Null while it waits for its mark. */
  totalScore: number | null;
  /** Whether people mark a part of it. */
  isMarkedByPeople: boolean;
  /** Which attempt it is and whether it counts, where there is or may be more than one. */
  attempt?: number;
  isCounted?: boolean;
  /** Whether time ran out: it holds what was saved until then. */
  isTimedOut?: boolean;
}

/** What somebody in the office has noted. */
export interface OfficeNote {
  id: number;
  body: string;
  author: string;
  /** Null where the account has no page. */
  authorId: number | null;
  isOwn: boolean;
  at: Date | null;
}

/** A browser on which a student is signed in. */
export interface StudentPlace {
  id: number;
  browser: string;
  system: string;
  signedInAt: Date | null;
  lastSeenAt: Date | null;
}

/** A certificate that a student was given; `revoked` is null while it stands. */
export interface GivenCertificate {
  code: string;
  title: string;
  issuedOn: string;
  revoked: { at: Date; reason: string } | null;
}

/** What there is of one student. */
export interface StudentRecord {
  student: Student & { isVerified: boolean; isInvited: boolean; erasesAt: Date | null };
  classes: readonly JoinedClass[];
  exams: readonly HandedInExam[];
  certificates: readonly GivenCertificate[];
  places: readonly StudentPlace[];
  notes: readonly OfficeNote[];
}

export function recordOf(data: DataOf<typeof wire.getStudentRecord>): StudentRecord {
  const { student } = data;
  return {
    student: {
      ...studentOf(student),
      isVerified: isSet(student.verified),
      isInvited: isSet(student.invited),
      erasesAt: dateOfUnix(student.erases_at),
    },
    classes: data.classes.map(classOf),
    exams: data.exams.map(examOf),
    certificates: data.certificates.map(({ issued_on: issuedOn, revoked, ...certificate }) => ({
      ...{ ...certificate, issuedOn },
      revoked: revoked ? { at: new Date(revoked.at * 1000), reason: revoked.reason } : null,
    })),
    places: data.places.map(({ signed_in: signedIn, last_seen: lastSeen, ...place }) => ({
      ...place,
      signedInAt: dateOfUnix(signedIn),
      lastSeenAt: dateOfUnix(lastSeen),
    })),
    notes: data.notes.map(({ own, at, author_id: authorId = null, ...note }) => ({
      ...{ ...note, authorId },
      isOwn: isSet(own),
      at: dateOfUnix(at),
    })),
  };
}

function classOf(joined: wire.StudentClass): JoinedClass {
  const { id, name, terms, lessons, done } = joined;
  return {
    ...{ id, name, terms, lessons, done },
    joinedAt: dateOfUnix(joined.joined),
    paidUntil: dateOfUnix(joined.paid_until),
    lastOpenedAt: dateOfUnix(joined.last_opened),
  };
}

function examOf(exam: wire.StudentExam): HandedInExam {
  return {
    id: exam.result_id,
    lessonId: exam.lesson_id,
    subject: exam.subject,
    className: exam.class_name,
    submittedAt: dateOfUnix(exam.submitted_at),
    objectiveScore: exam.objective_score,
    theoryScore: exam.theory_score,
    totalScore: exam.total_score,
    isMarkedByPeople: isSet(exam.theory),
    ...(exam.attempt !== undefined && {
      attempt: exam.attempt,
      isCounted: exam.counted === '1',
    }),
    ...(exam.timed_out === '1' && { isTimedOut: true }),
  };
}

/** A lesson that a student has opened. */
export interface OpenedLesson {
  id: number;
  subject: string;
  className: string;
  at: Date | null;
}

export function openedLessonOf(
  row: DataOf<typeof wire.getStudentAttendance>[number],
): OpenedLesson {
  const { lesson_id: id, subject, class_name: className, opened_at: at } = row;
  return { id, subject, className, at: dateOfUnix(at) };
}

/** What a student was sent. */
export interface SentToStudent {
  id: number;
  subject: string;
  body: string;
  sentAt: Date | null;
  readAt: Date | null;
  mail: 'none' | 'waiting' | 'sent' | 'failed';
}

export function sentToStudentOf(
  row: DataOf<typeof wire.getStudentMessages>[number],
): SentToStudent {
  const { id, subject, body, mail } = row;
  const times = { sentAt: dateOfUnix(row.sent_at), readAt: dateOfUnix(row.read_at) };
  return { id, subject, body, mail, ...times };
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
