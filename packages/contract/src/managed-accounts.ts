import * as z from 'zod/mini';
import { password, phone, ROLE_ADMIN, ROLE_STUDENT, User } from './accounts.ts';
import { defineCall } from './call.ts';
import {
  email,
  id,
  naira,
  nothing,
  pageMeta,
  pageQuery,
  requestKey,
  requiredText,
} from './fields.ts';

/** A student as administrators see them (admin §3). */
export const Student = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phonenumber: z.string(),
  /** Day, month and year of joining, in the institute's time zone. */
  day: z.string(),
  month: z.string(),
  year: z.string(),
  /** Unix seconds of joining. */
  time: z.number(),
  /** Balance in naira. */
  wallet: z.number(),
  role: z.number(),
});
export type Student = z.output<typeof Student>;

/** Admin §7: accounts, newest first; searches name, e-mail and phone; pages on the server. */
export const getStudentList = defineCall({
  name: 'getStudentList',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getStudentList',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object(pageQuery),
  response: z.array(Student),
  meta: pageMeta,
});

/** Admin §7: changes a student's details and role. */
export const editStudent = defineCall({
  name: 'editStudent',
  method: 'POST',
  path: '/adminActions.php',
  action: 'editStudent',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({
    student_id: id,
    name: requiredText('Name', 120),
    email,
    phonenumber: phone,
    role: z.pipe(
      z.union([z.string(), z.number()]),
      z.pipe(
        z.transform((v: string | number) => Number(v)),
        z.union([z.literal(ROLE_STUDENT), z.literal(ROLE_ADMIN)], 'The role must be 1 or 11.'),
      ),
    ),
  }),
  response: Student,
});

/** Admin §7: hides a student, erases personal data, keeps results and money history. */
export const deleteStudent = defineCall({
  name: 'deleteStudent',
  method: 'POST',
  path: '/adminActions.php',
  action: 'deleteStudent',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({ student_id: id }),
  response: nothing,
});

/** Admin §7: credits a student's wallet from the admin adjustment account. */
export const fundWallet = defineCall({
  name: 'fundWallet',
  method: 'POST',
  path: '/adminActions.php',
  action: 'fundWallet',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({
    student_id: id,
    amount: naira.check(z.minimum(1, 'Please enter a valid amount')),
    /** Our browser's key of this click: the same key credits once. */
    request_key: requestKey,
  }),
  response: z.object({ wallet: z.number() }),
});

/** Admin §7: sets a student's password and ends the student's sessions. */
export const resetStudentPassword = defineCall({
  name: 'resetStudentPassword',
  method: 'POST',
  path: '/adminActions.php',
  action: 'resetPassword',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({ student_id: id, new_password: password }),
  response: nothing,
});

/** Admin §7, rulings §2: a 60-minute session as the student; never onto an administrator. */
export const loginAsStudent = defineCall({
  name: 'loginAsStudent',
  method: 'POST',
  path: '/adminActions.php',
  action: 'loginAsStudent',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({ student_email: email }),
  response: User,
});
