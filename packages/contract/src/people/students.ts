import * as z from 'zod/mini';
import { roles } from '../auth/abilities.ts';
import { password, writtenPhone } from '../auth/sign-in.ts';
import { User } from '../auth/user.ts';
import { defineCall } from '../call.ts';
import { amount, moment, orNull, wireObject } from '../codecs.ts';
import {
  email,
  id,
  naira,
  nothing,
  pageMeta,
  pageQuery,
  personName,
  requestKey,
  requiredText,
  wholeNumber,
} from '../fields.ts';
import { changing } from '../form.ts';
import { dictionary } from '../language.ts';

/** What the calls by which the office manages people have in common. */
export const managePeopleCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'people.manage',
  actor: 'admin_email',
} as const;

/** What is said of a field that is not right. */
const words = dictionary('fields/students', {
  name: 'Name',
  amount: 'Please enter a valid amount',
  reason: 'Reason',
});

const studentMeta = z.extend(pageMeta, {
  /** True when there are more than `total`, which is as far as was counted. */
  more: z.optional(z.boolean()),
});

/** The fields of a student, for {@link studentNames} of the wire. */
export const studentShape = {
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Day, month and year of joining, in the institute's time zone. */
  day: z.string(),
  month: z.string(),
  year: z.string(),
  joinedAt: moment,
  /** Null for whoever is not to see money. */
  walletKobo: orNull(amount),
  role: z.number(),
};
/** What the wire calls otherwise. */
export const studentNames = {
  phone: 'phonenumber',
  joinedAt: 'time',
  walletKobo: 'wallet',
} as const;

/** A student as administrators see them (admin §3). */
export const Student = wireObject(studentShape, studentNames);
export type Student = z.output<typeof Student>;

/** A student in the list, with what else the office looks for there; ours, absent from an earlier version. */
export const ListedStudent = wireObject(
  {
    ...studentShape,
    /** Names of the classes they are in, the last one joined first. */
    classes: z.optional(z.array(z.string())),
    /** When they were last there; absent where that is not known. */
    lastSeenAt: orNull(moment),
  },
  { ...studentNames, lastSeenAt: 'last_seen' },
);
export type ListedStudent = z.output<typeof ListedStudent>;

const roleNumber = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((v: string | number) => Number(v)),
    z.literal(Object.values(roles), `The role must be ${Object.values(roles).join(' or ')}.`),
  ),
);

/** What the list of people may be narrowed to; our own. */
const studentFilter = {
  search: pageQuery.search,
  only_role: z.optional(roleNumber),
  /** Who was seen within the last days, 30 unless said otherwise; who was not; who never was; who has chosen no password; who of those has no e-mail, so that the office gives the link. */
  activity: z.optional(z.enum(['active', 'silent', 'never', 'invited', 'unmailed'])),
  activity_days: z.optional(wholeNumber(1, 3650, 'This is not a number of days.')),
  /** Who has joined a class. */
  class_id: z.optional(id),
  /** Whose wallet holds money, or holds none. */
  balance: z.optional(z.enum(['some', 'none'])),
};

/**
 * Admin §7 and §9: people, newest first; searches name, e-mail and phone; pages on the server and
 * sorts by name, email, phone, joined, wallet or role. A search of one or two letters finds words
 * that begin with them. A broad search counts no further than 1,000: `meta.more` is then true.
 */
export const getStudentList = defineCall({
  ...managePeopleCall,
  name: 'getStudentList',
  access: 'people.see',
  action: 'getStudentList',
  actor: 'email',
  request: z.object({ ...pageQuery, ...studentFilter }),
  response: z.array(ListedStudent),
  meta: studentMeta,
});

/** Students that are chosen at once, at the most. */
export const MAX_CHOSEN = 10_000;

/**
 * Our own: who the filtered list holds, the newest first, for what is done with all of them: the first
 * {@link MAX_CHOSEN}, and how many there are.
 */
export const getStudentSelection = defineCall({
  ...managePeopleCall,
  name: 'getStudentSelection',
  access: 'people.see',
  action: 'getStudentSelection',
  request: z.object(studentFilter),
  response: z.object({
    total: z.number(),
    students: z.array(
      wireObject(
        { id: z.number(), name: z.string(), email: z.string(), phone: z.string() },
        { phone: 'phonenumber' },
      ),
    ),
  }),
});

/**
 * Our own: the filtered list as a CSV file, streamed, `students_{date}.csv`, newest first. The
 * response is the file itself, with the number of its rows in the header `x-total-rows`; a refusal
 * comes in the envelope as ever.
 */
export const exportStudents = defineCall({
  ...managePeopleCall,
  name: 'exportStudents',
  action: 'exportStudents',
  request: z.object(studentFilter),
  response: z.null(),
});

/** The student form of admin §5. */
export const studentFields = {
  name: personName(words.name, 120),
  /** Empty for somebody who signs in with the phone. */
  email: z.union([z.literal(''), email]),
  phonenumber: writtenPhone,
  role: roleNumber,
};
/**
 * Admin §7: changes a student's details and role; fields left out stay as they are. A new role or e-mail signs the student out
 * everywhere. Errors: student_not_found, email_in_use, phone_in_use, phone_unknown, way_in_missing,
 * administrator_without_email, own_account, last_administrator, not_of_administrator.
 */
export const editStudent = defineCall({
  ...managePeopleCall,
  name: 'editStudent',
  action: 'editStudent',
  access: 'people.change',
  request: z.object({ student_id: id, ...changing(studentFields) }),
  response: Student,
});

/** What is hidden with a student. */
export const StudentDeletion = wireObject(
  {
    /** Classes joined, exams handed in, certificates held, comments written. */
    classes: z.number(),
    results: z.number(),
    certificates: z.number(),
    comments: z.number(),
    /** What cannot be spent any more. */
    walletKobo: amount,
  },
  { walletKobo: 'wallet' },
);
export type StudentDeletion = z.output<typeof StudentDeletion>;

/** Our own: what deleting a student would hide, to be read before. Errors: student_not_found. */
export const getStudentDeletion = defineCall({
  ...managePeopleCall,
  name: 'getStudentDeletion',
  access: 'people.change',
  action: 'getStudentDeletion',
  request: z.object({ student_id: id }),
  response: StudentDeletion,
});

/**
 * Admin §7, rulings §4: hides a student, erases personal data, keeps results and money history, and
 * frees the e-mail. With `wallet`, the balance the administrator was told of, nothing is deleted
 * when there is another. Errors: student_not_found, own_account, last_administrator, student_changed.
 */
export const deleteStudent = defineCall({
  ...managePeopleCall,
  name: 'deleteStudent',
  action: 'deleteStudent',
  access: 'people.change',
  request: z.object({ student_id: id, wallet: z.optional(naira) }),
  response: nothing,
});

/** What a wallet holds after money has moved. */
const Balance = wireObject({ walletKobo: amount }, { walletKobo: 'wallet' });

/** Admin §7: credits a student's wallet from the admin adjustment account. */
export const fundWallet = defineCall({
  ...managePeopleCall,
  name: 'fundWallet',
  action: 'fundWallet',
  access: 'money.move',
  request: z.object({
    student_id: id,
    amount: naira.check(z.minimum(1, words.amount)),
    /** Our browser's key of this click: the same key credits once. */
    request_key: requestKey,
  }),
  response: Balance,
});

/**
 * Our own, rulings §9: takes a funding of the office back out of the wallet, all of it or some, by a
 * transfer of its own; never more than was funded, nor than the wallet holds. The student is told the
 * reason. Errors: student_not_found, funding_not_found, funding_taken_back, funding_spent.
 */
export const takeBackFunding = defineCall({
  ...managePeopleCall,
  name: 'takeBackFunding',
  action: 'takeBackFunding',
  access: 'money.move',
  request: z.object({
    student_id: id,
    /** The number of the funding in the wallet's history. */
    funding_id: id,
    amount: naira.check(z.minimum(1, words.amount)),
    /** Stands in the student's wallet history. */
    reason: requiredText(words.reason, 200),
    /** Our browser's key of this click: the same key takes once. */
    request_key: requestKey,
  }),
  /** The student's balance without it. */
  response: Balance,
});

/**
 * Admin §7: sets a student's password and signs the student out everywhere; a mail says so. Never an
 * administrator's. Errors: student_not_found, own_password, not_of_administrator, not_of_colleague,
 * password_common, password_personal.
 */
export const resetStudentPassword = defineCall({
  ...managePeopleCall,
  name: 'resetStudentPassword',
  action: 'resetPassword',
  access: 'people.resetPassword',
  request: z.object({ student_id: id, new_password: password }),
  response: nothing,
});

/**
 * Admin §7, rulings §2 and §9: a 60-minute session as the student, behind which one's own waits; never
 * onto an administrator. Errors: student_not_found, not_onto_administrator.
 */
export const loginAsStudent = defineCall({
  ...managePeopleCall,
  name: 'loginAsStudent',
  action: 'loginAsStudent',
  access: 'people.signInAs',
  request: z.object({
    student_email: z.union([z.literal(''), email]),
    /** Names one without an e-mail, and anybody else as well; our browser always sends it. */
    student_id: z.optional(id),
  }),
  response: User,
});
