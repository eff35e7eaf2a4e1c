import { enrol, getClasses } from '@institute/contract/classes/classes';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import { fundWallet } from '@institute/contract/people/students';
import { newStudent, type Session } from './api.ts';

/** Address of a class by the beginning of its name. */
export async function classPath(session: Session, name: string): Promise<string> {
  const found = (await session.call(getClasses, {})).find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`no class ${name}`);
  return `/classes/${found.rand}`;
}

/** Address of a lesson by the beginning of its class's name and its subject. */
export async function lessonPath(session: Session, name: string, subject: string): Promise<string> {
  const path = await classPath(session, name);
  const { lessons } = await session.call(getClassDetails, { class_id: path.split('/')[2] ?? '' });
  const found = lessons.find((lesson) => lesson.subject === subject);
  if (!found) throw new Error(`no lesson ${subject} in ${name}`);
  return `${path}/lessons/${found.rand}`;
}

/** A new student who has joined a class of the demo, paid for where it costs something. */
export async function memberOf(name: string, url: string, admin: Session): Promise<Session> {
  const student = await newStudent(url);
  await admin.call(fundWallet, { student_id: student.user.id, amount: '2500' });
  const class_id = (await classPath(student, name)).split('/')[2] ?? '';
  await student.call(enrol, { class_id });
  return student;
}
