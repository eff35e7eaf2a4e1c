import { getClasses } from '@institute/contract/classes';
import { getClassDetails } from '@institute/contract/lessons';
import type { Session } from './api.ts';

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
