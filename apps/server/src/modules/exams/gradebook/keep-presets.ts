import { AppError } from '@institute/contract/errors';
import { type GradePreset, MOST_PRESETS } from '@institute/contract/exams/grades';
import type { AuditNote, Context } from '../../../context.ts';
import { countOthers, deletePreset, writePreset } from './store-schemes.ts';

/** Keeps a scheme of the institute under its name; gives its number. Errors: presets_full. */
export async function savePreset(
  context: Context,
  { name, columns }: Pick<GradePreset, 'name' | 'columns'>,
): Promise<number> {
  const points = columns.map((column) => `${column.name}: ${column.weight}`).join(', ');
  const note: AuditNote = { details: { name, columns: points } };
  return context.transaction(async (tx) => {
    if ((await countOthers(tx, name)) >= MOST_PRESETS) throw new AppError('presets_full');
    return writePreset(tx, { name, columns });
  }, note);
}

/** Takes a scheme of the institute away; classes keep their copies. Errors: preset_not_found. */
export async function removePreset(context: Context, id: number): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const name = await deletePreset(tx, id);
    if (name === null) throw new AppError('preset_not_found');
    note.details = { name };
  }, note);
}
