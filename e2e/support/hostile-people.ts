import { roles } from '@institute/contract/auth/roles';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { saveTeacherProfile } from '@institute/contract/classes/teacher-profile';
import { sendClassMessage } from '@institute/contract/messages/managed-messages';
import { editStudent, loginAsStudent } from '@institute/contract/people/students';
import { joinAccounts } from '@institute/contract/privacy/joining';
import { rosterRows } from '@institute/contract/roster/columns';
import { importStudents, readRoster } from '@institute/contract/roster/sheets';
import { freshEmail, newStudent, type Session, signInByApi } from './api.ts';
import { everyText, hostilePacks, someOf, tableOf, textAt } from './hostile-texts.ts';

const powers = ['teach', 'mark', 'people'] as const;

/** Makes somebody a teacher of a class, whom visitors see as well. */
export async function letTeach(admin: Session, teacher: Session, class_id: string): Promise<void> {
  await admin.call(saveClassStaff, { class_id, user_id: teacher.user.id, powers: [...powers] });
  await teacher.call(saveTeacherProfile, { is_public: '1' });
}

/** A teacher writes to the class. */
export async function writeToClass(teacher: Session, class_id: string): Promise<void> {
  for (const [place, subject] of someOf(hostilePacks(200), 2).entries()) {
    await teacher.call(sendClassMessage, { class_id, subject, message: textAt(place) });
  }
  await teacher.call(sendClassMessage, { class_id, subject: textAt(3), message: everyText });
}

/** Makes somebody an administrator, which ends every session of theirs; gives the new one. */
export async function promote(url: string, admin: Session, { user }: Session): Promise<Session> {
  const { id: student_id, name, email, phonenumber } = user;
  const role = String(roles.administrator);
  await admin.call(editStudent, { student_id, name, email, phonenumber, role });
  return signInByApi(url, email);
}

/** An administrator signed in as a student, in a session of its own. */
export async function actAs(
  url: string,
  { user: { email } }: Session,
  student: Session,
): Promise<Session> {
  const session = await signInByApi(url, email);
  const user = await session.call(loginAsStudent, { student_email: student.user.email });
  return { ...session, user };
}

/** Two accounts of one person are joined, for reasons that the audit log keeps. */
export async function joinTwice(url: string, admin: Session): Promise<void> {
  const { user } = await newStudent(url, 'Safiya');
  for (const reason of someOf(hostilePacks(500), 2)) {
    const other = await newStudent(url, 'Safiya again');
    await admin.call(joinAccounts, { stays_id: user.id, ends_id: other.user.id, reason });
  }
}

/** Names of people as a table may hold them: nothing in them breaks a line or turns its direction. */
const rosterNames = () =>
  hostilePacks(120).filter((name) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name));

/** People who are added to a class out of a table, and invited; gives the address of one of them. */
export async function importPeople(admin: Session, class_id: number): Promise<string> {
  const table = tableOf(rosterNames().map((name) => [name, freshEmail()]));
  const sheet = await admin.call(readRoster, { table });
  const columns = [
    { header: '', kind: 'name' as const },
    { header: '', kind: 'email' as const },
  ];
  const rows = rosterRows(sheet.rows, columns).map((row, at) => ({
    ...{ ...row, note: textAt(row.row), paid: at === 0 ? 'waived 1' : '' },
  }));
  const { errors } = await admin.call(importStudents, {
    ...{ rows, class_ids: [class_id], waiver_reason: hostilePacks(500)[0] ?? '' },
  });
  if (errors.length > 0) throw new Error(`not imported: ${JSON.stringify(errors)}`);
  return rows[0]?.email ?? '';
}
