import { AppError } from '@institute/contract/errors';
import { closingInstant } from '@institute/contract/rules/registration';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { randToken } from '../../platform/random.ts';
import { presentClass } from './present.ts';
import {
  type ClassFields,
  type ClassRow,
  classAddedBy,
  classByRef,
  insertClass,
  lockClass,
  saveClass,
} from './store.ts';

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

/**
 * Adds a class. A key that the administrator has used answers with the class it added, so a press
 * whose answer was lost may come again. Errors: class_not_found (its prerequisite), invalid_input
 * (a date that is none).
 */
export async function addClass(
  context: Context,
  form: ClassForm,
  requestKey: string | undefined,
): Promise<{ id: number; rand: string }> {
  const fields = fieldsOf(form, context.config.timeZone);
  const addedBy = `${signedIn(context).userId}:${requestKey ?? randToken()}`;
  return context.transaction(
    async (tx) => {
      const before = await classAddedBy(tx, addedBy);
      if (before) return before;
      await checkPrerequisite(tx, null, form.prerequisiteId);
      const now = context.clock.now();
      await insertClass(tx, { ...fields, rand: randToken(), addedBy, createdAt: now });
      // Ours, or that of the same press of the button which was faster.
      const added = await classAddedBy(tx, addedBy);
      if (!added) throw new Error('the class was not written');
      return added;
    },
    { details: { name: form.name } },
  );
}

/**
 * Changes a class; with what its administrator was shown `before`, not over what somebody else has
 * made of it since. Errors: class_not_found, class_changed, own_prerequisite, prerequisite_circle,
 * invalid_input.
 */
export async function updateClass(
  context: Context,
  classRef: string,
  form: ClassForm,
  before: Readonly<Record<string, string>> = {},
): Promise<ClassRow> {
  const fields = fieldsOf(form, context.config.timeZone);
  const note = { details: { class: classRef, name: form.name } };
  return context.transaction(async (tx) => {
    const row = await lockClass(tx, classRef, 'update');
    if (!row) throw new AppError('class_not_found');
    if (hasChanged(context, row, before)) throw new AppError('class_changed');
    await checkPrerequisite(tx, row.id, form.prerequisiteId);
    await saveClass(tx, row.id, fields);
    return { ...row, ...fields } as ClassRow;
  }, note);
}

/** Whether a class is no longer what was shown of it. */
function hasChanged(
  { config }: Context,
  row: ClassRow,
  before: Readonly<Record<string, string>>,
): boolean {
  const { timeZone } = config;
  const shown = Object.entries(presentClass(row, { timeZone, withLinks: true }));
  return shown.some(([name, value]) => name in before && before[name] !== String(value));
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
