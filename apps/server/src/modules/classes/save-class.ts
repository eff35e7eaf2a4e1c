import { AppError } from '@institute/contract/errors';
import { closingInstant } from '@institute/contract/rules/registration';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { randToken } from '../../platform/random.ts';
import { type ClassFields, type ClassRow, classByRef, insertClass, saveClass } from './store.ts';

/** The class form, in the product's own terms. */
export interface ClassForm {
  category: string;
  name: string;
  about: string;
  isPremium: boolean;
  /** Kobo. */
  price: number;
  isActive: boolean;
  /** 'YYYY-MM-DD', unix seconds, '' or '0'. */
  closingDate: string;
  monthlyLessonLimit: number;
  /** 0 for none. */
  prerequisiteId: number;
  isMonthly: boolean;
  links: string;
}

/** Adds a class. Errors: class_not_found (its prerequisite), invalid_input (a date that is none). */
export async function addClass(
  context: Context,
  form: ClassForm,
): Promise<{ id: number; rand: string }> {
  const fields = fieldsOf(form, context.config.timeZone);
  return context.transaction(
    async (tx) => {
      await checkPrerequisite(tx, null, form.prerequisiteId);
      return insertClass(tx, { ...fields, rand: randToken(), createdAt: context.clock.now() });
    },
    { details: { name: form.name } },
  );
}

/**
 * Changes a class. Errors: class_not_found, own_prerequisite, prerequisite_circle, invalid_input.
 */
export async function updateClass(
  context: Context,
  classRef: string,
  form: ClassForm,
): Promise<ClassRow> {
  const fields = fieldsOf(form, context.config.timeZone);
  const note = { details: { class: classRef, name: form.name } };
  return context.transaction(async (tx) => {
    const row = await classByRef(tx, classRef);
    if (!row) throw new AppError('class_not_found');
    await checkPrerequisite(tx, row.id, form.prerequisiteId);
    await saveClass(tx, row.id, fields);
    return { ...row, ...fields } as ClassRow;
  }, note);
}

/** A free class costs nothing and has no months, whatever else the form says (admin §4). */
function fieldsOf(form: ClassForm, timeZone: string): ClassFields {
  const { closingDate, prerequisiteId, ...fields } = form;
  const registrationClosesAt = closingInstant(closingDate, timeZone);
  if (closingDate.includes('-') && !registrationClosesAt) {
    throw new AppError('invalid_input', 'The registration close date is not a date.');
  }
  return {
    ...fields,
    price: form.isPremium ? form.price : 0,
    isMonthly: form.isPremium && form.isMonthly,
    prerequisiteId: prerequisiteId || null,
    registrationClosesAt,
  };
}

/** A prerequisite exists and does not lead back to the class itself. */
async function checkPrerequisite(tx: Tx, classId: number | null, wanted: number): Promise<void> {
  if (wanted === 0) return;
  if (wanted === classId) throw new AppError('own_prerequisite');
  const visited = new Set<number>();
  let next: number | null = wanted;
  while (next !== null && !visited.has(next)) {
    visited.add(next);
    const row: ClassRow | null = await classByRef(tx, String(next));
    if (!row && next === wanted) throw new AppError('class_not_found');
    next = row?.prerequisiteId ?? null;
    if (next !== null && next === classId) throw new AppError('prerequisite_circle');
  }
}
