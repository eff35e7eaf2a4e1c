import { isolated } from '@institute/contract/arabic/two-scripts';
import { Class } from '@institute/contract/classes/classes';
import { closingInstant } from '@institute/contract/classes/registration';
import { AppError } from '@institute/contract/errors';
import * as z from 'zod/mini';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { randToken } from '../../../platform/random.ts';
import { changesBetween } from '../../../shared/audit-changes.ts';
import { lastActorIn } from '../../audit/index.ts';
import { classColumns, presentClass } from '../present.ts';
import { priced } from '../rules.ts';
import {
  type ClassFields,
  type ClassForm,
  type ClassRow,
  classAddedBy,
  insertClass,
  lockClass,
  saveClass,
} from '../store.ts';
import { text } from '../text.ts';
import {
  checkEntryExam,
  checkPrerequisite,
  entryAfter,
  entryChange,
  prerequisiteChange,
} from './asked-first.ts';
import { chooseSlug, moveSlug } from './choose-slug.ts';

/** What the audit log notes by its name. */
const named = new Set<string>(['prerequisiteId', 'entryExamId']);
/** What it says of a change with the old value and the new one: all the others. */
const noted = Object.values(classColumns).filter((column) => !named.has(column));

/**
 * Adds a class. A key that the administrator has used answers with the class it added, so a
 * submission whose response was lost may come again. Errors: class_not_found (its prerequisite),
 * slug_taken, invalid_input (a date that is none, a paid class without a price, an exam of another class).
 */
export async function addClass(
  context: Context,
  form: ClassForm,
  { requestKey, isDraft }: { requestKey: string | undefined; isDraft: boolean },
): Promise<{ id: number; rand: string }> {
  const { timeZone } = context.config;
  const addedBy = `${signedIn(context).userId}:${requestKey ?? randToken()}`;
  const note: AuditNote = { details: { name: form.name } };
  return context.transaction(async (tx) => {
    const before = await classAddedBy(tx, addedBy);
    if (before) return before;
    checkPrice(form);
    await checkPrerequisite(tx, null, form.prerequisiteId);
    await checkEntryExam(context, tx, form);
    await insertClass(tx, {
      ...priced(form, form),
      registrationClosesAt: closingOf(form.registrationClosesAt, timeZone),
      prerequisiteId: form.prerequisiteId || null,
      entryExamId: form.entryExamId || null,
      slug: await chooseSlug(tx, null, form),
      isDraft,
      rand: randToken(),
      addedBy,
      createdAt: context.clock.now(),
    });
    // Ours, or that of the same submission which was faster.
    const added = await classAddedBy(tx, addedBy);
    if (!added) throw new Error('the class was not written');
    note.classId = added.id;
    return added;
  }, note);
}

/**
 * Changes a class: what was not sent stays as it is. With what its administrator was shown `before`,
 * not over what another administrator has made of it since. Errors: class_not_found, class_changed,
 * own_prerequisite, prerequisite_circle, slug_taken, invalid_input.
 */
export async function updateClass(
  context: Context,
  classRef: string,
  change: Partial<ClassForm>,
  before: Readonly<Record<string, string>> = {},
): Promise<ClassRow> {
  const sent = storedOf(change, context.config.timeZone);
  const details: Record<string, unknown> = { class: classRef };
  return context.transaction(
    async (tx) => {
      const row = await lockClass(tx, classRef, 'update');
      if (!row) throw new AppError('class_not_found');
      details.name = change.name ?? row.name;
      if (hasChanged(context, row, before)) {
        throw new AppError('class_changed', await changedWords(context, tx, row.id));
      }
      if (sent.prerequisiteId) await checkPrerequisite(tx, row.id, sent.prerequisiteId);
      const entry = await entryAfter(context, tx, row, sent);
      const slug = await slugAfter(tx, row, change);
      if (sent.isPremium !== undefined || sent.price !== undefined) {
        checkPrice({ ...row, ...sent });
      }
      const fields = priced({ ...sent, ...entry, ...slug }, { ...row, ...sent });
      Object.assign(details, changesBetween(row, fields, noted));
      Object.assign(details, await prerequisiteChange(tx, row, fields));
      Object.assign(details, await entryChange(context, tx, row, fields));
      await saveClass(tx, row.id, fields);
      return { ...row, ...fields };
    },
    { details },
  );
}

/** The slug that a change asks for; nothing where it asks for none, or for the one there is. */
async function slugAfter(
  tx: Tx,
  row: ClassRow,
  { slug, name }: Partial<ClassForm>,
): Promise<Partial<Pick<ClassRow, 'slug'>>> {
  if (slug === undefined || slug === row.slug) return {};
  const now = await chooseSlug(tx, row.id, { slug, name: name ?? row.name });
  await moveSlug(tx, row.id, { before: row.slug, now });
  return { slug: now };
}

/** Who has changed a class last, to whoever was about to; nothing where that was nobody else. */
async function changedWords(
  context: Context,
  tx: Tx,
  classId: number,
): Promise<string | undefined> {
  const other = await lastActorIn(tx, classId, context.action);
  const isOther = other && other.id !== signedIn(context).userId;
  return isOther ? text.changedBy(isolated(other.name)) : undefined;
}

/** Whether a class is no longer what was shown of it. */
function hasChanged(
  { config }: Context,
  row: ClassRow,
  before: Readonly<Record<string, string>>,
): boolean {
  const { timeZone } = config;
  const shown = z.encode(Class, presentClass(row, { timeZone, withLinks: true }));
  return Object.entries(shown).some(
    ([name, value]) => name in before && before[name] !== String(value),
  );
}

/** The fields that a change sends, as their columns hold them. */
function storedOf(change: Partial<ClassForm>, timeZone: string): Partial<ClassFields> {
  const { registrationClosesAt: closing, slug: _chosen, ...rest } = change;
  const { prerequisiteId, entryExamId, ...same } = rest;
  return {
    ...same,
    ...(closing !== undefined && { registrationClosesAt: closingOf(closing, timeZone) }),
    ...(prerequisiteId !== undefined && { prerequisiteId: prerequisiteId || null }),
    ...(entryExamId !== undefined && { entryExamId: entryExamId || null }),
  };
}

/** A class that is paid for has a price, or it would stand there as free. Errors: invalid_input. */
function checkPrice({ isPremium, price }: Pick<ClassRow, 'isPremium' | 'price'>): void {
  if (isPremium && price === 0) throw new AppError('invalid_input', text.priceNeeded);
}

/** When registration ends; null for never. Errors: invalid_input (a date that is none). */
function closingOf(closing: string, timeZone: string): Date | null {
  const instant = closingInstant(closing, timeZone);
  if (closing.includes('-') && !instant) {
    throw new AppError('invalid_input', text.closeDateWrong);
  }
  return instant;
}
