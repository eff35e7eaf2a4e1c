import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Noted } from '../../../shared/audit-changes.ts';
import { anyClass, type ClassFields, type ClassRow, classByRef } from '../store.ts';
import { text } from '../text.ts';

/* What a class asks for first, as its form sets it: a prerequisite, and an exam of that which may be passed instead. */

/** The prerequisite that was and the one that is, by name; nothing where it stays. */
export async function prerequisiteChange(
  tx: Tx,
  row: ClassRow,
  { prerequisiteId }: Partial<ClassFields>,
): Promise<Noted> {
  if (prerequisiteId === undefined || prerequisiteId === row.prerequisiteId) return {};
  const nameOf = async (id: number | null) =>
    id === null ? null : ((await anyClass(tx, String(id)))?.name ?? null);
  const [from, to] = [await nameOf(row.prerequisiteId), await nameOf(prerequisiteId)];
  return { prerequisite: { from, to } };
}

/** The exam that was a way in and the one that is, by name; nothing where it stays. */
export async function entryChange(
  { progress }: Context,
  tx: Tx,
  row: ClassRow,
  { entryExamId }: Partial<ClassFields>,
): Promise<Noted> {
  if (entryExamId === undefined || entryExamId === row.entryExamId) return {};
  const nameOf = async (id: number | null) =>
    id === null ? null : ((await progress.examNamed(tx, id))?.subject ?? null);
  const [from, to] = [await nameOf(row.entryExamId), await nameOf(entryExamId)];
  return { entryExam: { from, to } };
}

/** A prerequisite exists and does not lead back to the class itself. */
export async function checkPrerequisite(
  tx: Tx,
  classId: number | null,
  wanted: number,
): Promise<void> {
  if (wanted === 0) return;
  if (wanted === classId) throw new AppError('own_prerequisite');
  if (!(await classByRef(tx, String(wanted)))) throw new AppError('class_not_found');
  if (classId !== null && (await leadsTo(tx, wanted, classId))) {
    throw new AppError('prerequisite_circle');
  }
}

/**
 * The way in by an exam after a change: what was sent, which is an exam of the prerequisite; none where the
 * prerequisite becomes another one and nothing was sent. Errors: invalid_input.
 */
export async function entryAfter(
  context: Context,
  tx: Tx,
  row: ClassRow,
  sent: Partial<ClassFields>,
): Promise<Pick<Partial<ClassFields>, 'entryExamId'>> {
  const { prerequisiteId = row.prerequisiteId, entryExamId } = sent;
  const isSame = prerequisiteId === row.prerequisiteId;
  if (entryExamId === undefined) return isSame ? {} : { entryExamId: null };
  // One that lies in the trash stays as it is when something else is saved.
  if (!isSame || entryExamId !== row.entryExamId) {
    await checkEntryExam(context, tx, { prerequisiteId, entryExamId });
  }
  return { entryExamId };
}

/** The exam that may be passed instead of a prerequisite is one of it. Errors: invalid_input. */
export async function checkEntryExam(
  { progress }: Context,
  tx: Tx,
  { prerequisiteId, entryExamId }: { prerequisiteId: number | null; entryExamId: number | null },
): Promise<void> {
  if (!entryExamId) return;
  const exam = await progress.examNamed(tx, entryExamId);
  if (!exam?.isThere || exam.classId !== prerequisiteId) {
    throw new AppError('invalid_input', text.entryExamWrong);
  }
}

/** Whether the prerequisites of a class, and theirs in turn, come to another class. */
export async function leadsTo(tx: Tx, from: number, to: number): Promise<boolean> {
  const visited = new Set<number>();
  let next: number | null = from;
  while (next !== null && !visited.has(next)) {
    visited.add(next);
    const row: ClassRow | null = await classByRef(tx, String(next));
    next = row?.prerequisiteId ?? null;
    if (next === to) return true;
  }
  return false;
}
