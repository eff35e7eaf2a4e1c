import {
  type BankImported,
  type BankSource,
  MAX_BANK,
  MAX_BANK_IMPORT,
} from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import { Exercise } from '@institute/contract/exercises/kinds';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { newPace } from '../../platform/in-steps.ts';
import { plainWords } from '../../shared/plain-words.ts';
import type { RowError } from '../../shared/read-table.ts';
import { classByRef } from '../classes/index.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readerNamed } from './formats/index.ts';
import { addToBank, keysOfAdded, lockBank, type ToKeep } from './keep-exercises.ts';
import { addedByRequest, countBank, knownIn } from './store.ts';
import { text } from './text.ts';

/** A file with questions, and how it is to be taken. */
interface BankImport {
  format: BankSource;
  file: string;
  /** The topic of what has none in the file. */
  topic: string;
  /** Whether what the bank holds is added once more. */
  isAgain: boolean;
  /** Whether questions that are not right are left out. */
  skipsWrong: boolean;
  isDryRun: boolean;
  requestKey: string | undefined;
}

type ReadRow = BankImported['read'][number];

/** What was done, with all that is wrong. */
type Imported = Omit<BankImported, 'wrong' | 'errors'> & { errors: RowError[] };

/** An exercise of a file that is right. */
type Found = ToKeep & { row: number; fingerprint: string };

/**
 * Adds the questions of a file to the bank of a class, or says what that would do. Where one is not
 * right nothing is added, unless those are to be left out. Errors: class_not_found, bank_full,
 * bank_file_unreadable, bank_file_empty, bank_file_long.
 */
export async function importBank(
  context: Context,
  classRef: string,
  order: BankImport,
): Promise<Imported> {
  const { found, errors, note } = await foundIn(order);
  if (order.isDryRun || (errors.length > 0 && !order.skipsWrong) || found.length === 0) {
    const row = await classByRef(context.db, classRef);
    if (!row) throw new AppError('class_not_found');
    const read = withKnown(found, await knownOf(context, row.id, found));
    const fresh = order.isAgain ? read : read.filter(({ isKnown }) => !isKnown);
    const kept = await countBank(context.db, row.id);
    if (kept + fresh.length > MAX_BANK) throw new AppError('bank_full');
    return { isSaved: false, ...countsOf(read), read, errors, note };
  }
  const details: Record<string, unknown> = {};
  return context.transaction(
    async (tx) => {
      const { id: classId, name } = await lockBank(tx, classRef);
      const { fresh, read } = await addFound(context, tx, classId, found, order);
      Object.assign(details, { class: name, total: fresh, format: order.format });
      return { isSaved: true, fresh, known: found.length - fresh, read, errors, note };
    },
    { details },
  );
}

/** Adds what was found to a bank that is locked; the same request once. */
async function addFound(
  context: Context,
  tx: Tx,
  classId: number,
  found: readonly Found[],
  { isAgain, requestKey }: BankImport,
): Promise<{ fresh: number; read: ReadRow[] }> {
  const keys = keysOfAdded(context, requestKey, found.length);
  const before = keys ? await addedByRequest(tx, classId, keys) : [];
  const known = await knownIn(
    tx,
    classId,
    found.map(({ fingerprint }) => fingerprint),
  );
  const read = withKnown(found, known);
  if (before.length > 0) return { fresh: before.length, read };
  const toKeep = found.filter((_, at) => isAgain || !read[at]?.isKnown);
  const ids = await addToBank(context, tx, { classId, keys, toKeep });
  return { fresh: ids.length, read };
}

/** What a file holds: checked exercises, and what is wrong with the others. */
async function foundIn({
  format,
  file,
  topic,
}: BankImport): Promise<{ found: Found[]; errors: RowError[]; note: string | undefined }> {
  const { read } = await readerNamed(format);
  const { questions, errors, note } = await read(file.replace(/\r\n?|[\u2028\u2029]/g, '\n'));
  const all = questions.length + errors.length;
  if (all === 0) throw new AppError('bank_file_empty');
  if (all > MAX_BANK_IMPORT) throw new AppError('bank_file_long');
  const found: Found[] = [];
  const wrong = [...errors];
  const pace = newPace();
  for (const question of questions) {
    await pace();
    const { row } = question;
    const { data: exercise, error } = z.safeParse(Exercise, question.exercise, plainWords);
    if (error) wrong.push({ row, message: error.issues[0]?.message ?? text.notRight });
    else {
      const own = question.topic.trim().slice(0, MOST_TOPIC).trim() || topic;
      found.push({ row, exercise, topic: own, fingerprint: fingerprintOf(exercise) });
    }
  }
  const said = wrong.map(({ row, message }) => ({ row, message: message.slice(0, MOST_SAID) }));
  return { found, errors: said.sort((a, b) => a.row - b.row), note };
}

const MOST_TOPIC = 80;
/** What is wrong with a question may repeat what it says, which may be long. */
const MOST_SAID = 300;

const knownOf = ({ db }: Context, classId: number, found: readonly Found[]) =>
  knownIn(
    db,
    classId,
    found.map(({ fingerprint }) => fingerprint),
  );

/** What was read as it is shown; the second of two that are the same is known by the first. */
function withKnown(found: readonly Found[], known: ReadonlySet<string>): ReadRow[] {
  const seen = new Set(known);
  return found.map(({ row, topic, exercise, fingerprint }) => {
    const isKnown = seen.has(fingerprint);
    seen.add(fingerprint);
    return {
      row,
      topic,
      type: exercise.type,
      prompt: exercise.prompt.slice(0, 200),
      isKnown,
    };
  });
}

const countsOf = (read: readonly ReadRow[]) => {
  const known = read.filter((one) => one.isKnown).length;
  return { known, fresh: read.length - known };
};
