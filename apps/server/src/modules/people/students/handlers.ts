import { can } from '@institute/contract/auth/abilities';
import type { ParsedOf } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import {
  deleteStudent as deleteStudentCall,
  editStudent as editStudentCall,
  exportStudents as exportStudentsCall,
  fundWallet as fundWalletCall,
  getStudentDeletion,
  getStudentList,
  getStudentSelection,
  loginAsStudent as loginAsStudentCall,
  MAX_CHOSEN,
  resetStudentPassword as resetStudentPasswordCall,
  studentFields,
  takeBackFunding as takeBackFundingCall,
} from '@institute/contract/people/students';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { type ColumnsOf, columnsOf, inColumns } from '../../../shared/form-columns.ts';
import { pageOf } from '../../../shared/page.ts';
import type { UserFields } from '../../auth/index.ts';
import { presentStudent, userById, userData } from '../../auth/index.ts';
import { text } from '../text.ts';
import { deleteStudent, studentDeletion } from './delete-student.ts';
import { editStudent } from './edit-student.ts';
import { exportStudents } from './export-students.ts';
import { fundWallet } from './fund-wallet.ts';
import { loginAsStudent } from './login-as-student.ts';
import { resetStudentPassword } from './reset-student-password.ts';
import { countPeople, listUsers, type PeopleFilter, peopleBefore } from './store-list.ts';
import { studyOf } from './store-study.ts';
import { takeBackFunding } from './take-back-funding.ts';

/** The wire's spelling of the student form ends here. */
const studentColumns = columnsOf(studentFields, {
  phonenumber: 'phone',
}) satisfies ColumnsOf<typeof studentFields, UserFields>;

/** Who was seen within so many days is active, unless another number is asked for. */
const ACTIVE_DAYS = 30;

/** Whether the session's user may see what wallets hold. */
const seesMoney = (context: Context) => can(signedIn(context), 'payments.manage');

/** The wire's spelling of the filters ends here. */
function filterOf(
  context: Context,
  { search = '', balance, ...sent }: ParsedOf<typeof exportStudentsCall>,
): PeopleFilter {
  const { activity, activity_days: days = ACTIVE_DAYS } = sent;
  const since = new Date(context.clock.now().getTime() - days * DAY_MS);
  return {
    search,
    role: sent.only_role,
    activity:
      activity === 'active' || activity === 'silent'
        ? { isActive: activity === 'active', since }
        : activity,
    classId: sent.class_id,
    // What a filter finds tells it.
    hasMoney: seesMoney(context) ? balance && balance === 'some' : undefined,
  };
}

/** The order that is asked for; one by what wallets hold is for whoever sees it. */
const sortOf = (context: Context, sort: string | undefined) =>
  sort?.replace('-', '') === 'wallet' && !seesMoney(context) ? undefined : sort;

async function studentData(context: Context, studentId: number) {
  const row = await userById(context.db, studentId);
  if (!row) throw new AppError('student_not_found');
  return presentStudent(row, context.config.timeZone, seesMoney(context));
}

/** What administrators do with students. */
export const studentHandlers = [
  handle(getStudentList, async (context, input) => {
    const page = pageOf(input);
    const wanted = { ...page, ...filterOf(context, input), sort: sortOf(context, input.sort) };
    const { total, more, rows } = await listUsers(context.db, wanted);
    const study = await studyOf(
      context.db,
      rows.map(({ id }) => id),
    );
    return {
      data: rows.map((row) => ({
        ...presentStudent(row, context.config.timeZone, seesMoney(context)),
        ...(study.get(row.id) ?? { classes: [], lastSeenAt: null }),
      })),
      meta: { ...page.meta(total), ...(more && { more }) },
    };
  }),

  handle(getStudentSelection, async (context, input) => {
    const filter = filterOf(context, input);
    const [total, rows] = await Promise.all([
      countPeople(context.db, filter),
      peopleBefore(context.db, filter, null, MAX_CHOSEN),
    ]);
    const students = rows.map(({ id, name, email, phone }) => ({
      ...{ id, name, email: email ?? '', phone },
    }));
    return { data: { total, students } };
  }),

  handle(exportStudentsCall, async (context, input) => ({
    data: null,
    download: await exportStudents(context, filterOf(context, input)),
  })),

  handle(editStudentCall, async (context, { student_id, ...sent }) => {
    await editStudent(context, student_id, inColumns(sent, studentColumns));
    return {
      data: await studentData(context, student_id),
      message: text.updated,
    };
  }),

  handle(getStudentDeletion, async (context, { student_id }) => {
    const { wallet: walletKobo, ...holdings } = await studentDeletion(context, student_id);
    return { data: { ...holdings, walletKobo } };
  }),

  handle(deleteStudentCall, async (context, { student_id, wallet }) => {
    await deleteStudent(context, student_id, wallet);
    return { data: null, message: text.deleted };
  }),

  handle(fundWalletCall, async (context, { student_id, amount, request_key }) => {
    const form = { studentId: student_id, amount, requestKey: request_key };
    const walletKobo = await fundWallet(context, form);
    return { data: { walletKobo }, message: text.funded };
  }),

  handle(takeBackFundingCall, async (context, { student_id, funding_id, request_key, ...rest }) => {
    const order = { studentId: student_id, fundingId: funding_id, requestKey: request_key };
    const walletKobo = await takeBackFunding(context, { ...order, ...rest });
    return { data: { walletKobo }, message: text.takenBackDone };
  }),

  handle(resetStudentPasswordCall, async (context, { student_id, new_password }) => {
    await resetStudentPassword(context, student_id, new_password);
    return { data: null, message: text.passwordReset };
  }),

  handle(loginAsStudentCall, async (context, { student_email: email, student_id }) => {
    const { name } = signedIn(context);
    const { studentId, session } = await loginAsStudent(context, { id: student_id, email });
    const data = await userData(context, studentId, name);
    return { data, message: text.loggedInAs, session };
  }),
];
