import type { ClassStudent } from '@institute/contract/classes/managed-classes';
import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { presentStudent } from '../present.ts';
import { type ClassRow, classByRef } from '../store.ts';
import { text } from '../text.ts';
import { contactsOf, isStudentSort, openedBy, studentsOf } from './store-students.ts';

const NEWEST_FIRST = '-joined';

/** The class of this id or token. Errors: class_not_found. */
export async function existingClass({ db }: Context, classRef: string): Promise<ClassRow> {
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  return row;
}

/** A page of the students of a class. Errors: class_not_found, invalid_input (the order). */
export async function classStudents(
  context: Context,
  classRef: string,
  page: { limit: number; offset: number; search: string; sort: string | undefined },
): Promise<{ total: number; students: ClassStudent[] }> {
  const sort = page.sort ?? NEWEST_FIRST;
  if (!isStudentSort(sort)) throw new AppError('invalid_input', text.sortWrong);
  const row = await existingClass(context, classRef);
  const { total, rows } = await studentsOf(context.db, row.id, { ...page, sort });
  const ids = rows.map(({ id }) => id);
  const opened = await openedBy(context.db, row.id, ids);
  const now = context.clock.now();
  const students = rows.map((student) =>
    presentStudent(row, student, { now, lessonsOpened: opened.get(student.id) ?? 0 }),
  );
  return { total, students };
}

/** All phones or e-mails of a class, each once. Errors: class_not_found. */
export async function classContacts(
  context: Context,
  classRef: string,
  kind: 'phones' | 'emails',
): Promise<{ students: number; contacts: string[] }> {
  const row = await existingClass(context, classRef);
  const found = await contactsOf(context.db, row.id);
  const texts = found.map(({ email, phone }) => (kind === 'emails' ? (email ?? '') : phone.trim()));
  return { students: found.length, contacts: [...new Set(texts)].filter((text) => text !== '') };
}
