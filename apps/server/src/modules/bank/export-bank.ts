import type { BankFile, BankFormat } from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import type { Exercise } from '@institute/contract/exercises/kinds';
import type { Context } from '../../context.ts';
import { classByRef } from '../classes/index.ts';
import { type Format, isHeard } from './formats/bank-file.ts';
import { typeName } from './formats/csv.ts';
import { formatNamed } from './formats/index.ts';
import { type BankFilter, exercisesOfBank } from './store.ts';
import { text } from './text.ts';

/**
 * Writes exercises of a bank as a file, and names what the format cannot carry; a dry run writes
 * nothing. Errors: class_not_found, bank_file_empty.
 */
export async function exportBank(
  context: Context,
  classRef: string,
  { format, filter, isDryRun }: { format: BankFormat; filter: BankFilter; isDryRun: boolean },
): Promise<BankFile> {
  const row = await classByRef(context.db, classRef);
  if (!row) throw new AppError('class_not_found');
  const all = await exercisesOfBank(context.db, row.id, filter);
  if (all.length === 0) throw new AppError('bank_file_empty');
  const made = await formatNamed(format);
  const judged = all.map((one) => ({ ...one, reason: reasonOf(made, format, one.exercise) }));
  const carried = judged.filter(({ reason }) => reason === null);
  const leftOut = judged.flatMap(({ id, exercise, reason }) =>
    reason === null ? [] : [{ id, prompt: exercise.prompt.slice(0, 200), reason }],
  );
  const unjudged = carried.filter(({ exercise }) => made.losesJudging(exercise)).length;
  const answer = {
    name: `bank_${row.id}.${made.ending}`,
    exported: carried.length,
    losses: unjudged > 0 ? [text.losesJudging(unjudged)] : [],
    leftOut,
  };
  if (isDryRun) return { ...answer, file: '' };
  // The log says who took the keys of a class.
  await context.transaction(async () => undefined, {
    details: { class: row.name, total: carried.length, format },
  });
  return { ...answer, file: made.write(carried) };
}

function reasonOf(format: Format, name: BankFormat, exercise: Exercise): string | null {
  if (!format.types.includes(exercise.type)) {
    const said = isHeard(exercise.type) ? text.soundNotCarried : text.typeNotCarried;
    return said(text.formats[name], typeName(exercise.type));
  }
  return format.refusal(exercise);
}
