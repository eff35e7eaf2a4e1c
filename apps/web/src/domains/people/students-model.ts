import type { DataOf, RequestOf } from '@institute/contract/call';
import { koboOf, nairaNumber } from '@institute/contract/money';
import * as wire from '@institute/contract/students';

/** A person as lists to choose from show them. */
export interface Person {
  id: number;
  name: string;
  email: string;
}

/** A person with a user account, as administrators see them. */
export interface Student extends Person {
  phone: string;
  joinedAt: Date;
  walletKobo: number;
  /** One of the contract's `roles`. */
  role: number;
}

const { phonenumber: phone, ...otherFields } = wire.studentFields;
/** What is asked of each field of an account that an administrator may change. */
export const studentFields = { ...otherFields, phone };

/** Which accounts are listed; an empty text leaves a filter out. */
export interface StudentFilters {
  role: string;
  /** `active`: seen within the last 30 days; `silent`, `silent-7`: not within so many; `never`. */
  activity: string;
  /** Id of a class that they have joined. */
  classId: string;
  /** `some`: money in the wallet; `none`: none. */
  balance: string;
}

/** The filters as the calls take them. */
export function wireFilters(filters: StudentFilters): RequestOf<typeof wire.exportStudents> {
  const { role, activity: seen, classId, balance } = filters;
  const [, activity, days] = /^(active|silent|never|invited)(?:-(\d{1,4}))?$/.exec(seen) ?? [];
  return {
    ...(role !== '' && { only_role: role }),
    ...(activity && { activity: activity as 'active' | 'silent' | 'never' | 'invited' }),
    ...(days && { activity_days: days }),
    ...(/^\d+$/.test(classId) && { class_id: classId }),
    ...((balance === 'some' || balance === 'none') && { balance }),
  };
}

/** What an administrator may change of an account. */
export interface StudentChanges {
  id: number;
  name: string;
  email: string;
  phone: string;
  role: number | string;
}

/** What is hidden with a student. */
export interface StudentDeletion {
  /** Classes joined, exams handed in, certificates held, comments written. */
  classes: number;
  results: number;
  certificates: number;
  comments: number;
  /** What can never be spent any more. */
  walletKobo: number;
}

/** Money given to a student by the institute. */
export interface Funding {
  studentId: number;
  kobo: number;
  /** Names the intention: the same key credits once. */
  requestKey: string;
}

export function studentOf(student: wire.Student): Student {
  return {
    id: student.id,
    name: student.name,
    email: student.email,
    phone: student.phonenumber,
    joinedAt: new Date(student.time * 1000),
    walletKobo: koboOf(student.wallet),
    role: student.role,
  };
}

export function personOf({ id, name, email }: wire.Student): Person {
  return { id, name, email };
}

export function deletionOf(deletion: DataOf<typeof wire.getStudentDeletion>): StudentDeletion {
  const { wallet, ...counts } = deletion;
  return { ...counts, walletKobo: koboOf(wallet) };
}

export function wireChanges({
  id,
  phone,
  ...changes
}: StudentChanges): RequestOf<typeof wire.editStudent> {
  return { student_id: id, phonenumber: phone, ...changes };
}

export function wireFunding({
  studentId,
  kobo,
  requestKey,
}: Funding): RequestOf<typeof wire.fundWallet> {
  return { student_id: studentId, amount: nairaNumber(kobo), request_key: requestKey };
}
