import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { HandIn, TakeKind } from '@institute/contract/homework/hand-ins';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { checkConsent } from './agree-to-recording.ts';
import { type OpenTask, openTask, type SentName } from './find-task.ts';
import { attemptsLeft, isLateAt, refusalOf, wordOf } from './homework-rules.ts';
import { type KeptFile, withKept } from './keep-files.ts';
import { copySounds } from './make-copies.ts';
import { presentHandIns } from './present-hand-ins.ts';
import { attemptsAt, type HandInRow, handInBySending, insertHandIn } from './store.ts';
import { insertTakes } from './store-files.ts';

/** What a student hands in. */
export interface SentHandIn extends SentName {
  text: string;
  takes: readonly {
    kind: TakeKind;
    upload: string;
    line_id?: string | undefined;
    seconds: number;
    levels: string;
  }[];
  request_key: string;
}

/**
 * Hands in one attempt, whole or not at all; the same press again gives what it has handed in. Errors: those of the
 * call.
 */
export async function handIn(context: Context, sent: SentHandIn): Promise<HandIn> {
  const actor = signedIn(context);
  if (!can(actor, 'homework.handIn')) throw new AppError('not_as_student');
  const sending = `${actor.userId}:${sent.request_key}`;
  const before = await handInBySending(context.db, sending);
  if (before) return presented(context, before);
  const opened = await openTask(context, sent);
  const takes = sent.takes.map(({ line_id: lineId = '', ...take }) => ({ ...take, lineId }));
  const refusal = refusalOf(opened.task, { text: sent.text, takes });
  if (refusal) throw new AppError(refusal);
  if (takes.some(({ kind }) => kind === 'voice')) await checkConsent(context);
  // Before anything is stored; it is asked again when it is written.
  const early = await checkAttempts(context, context.db, opened, actor.userId).catch((error) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (early instanceof AppError) {
    // The same press at once may have used it.
    const same = await handInBySending(context.db, sending);
    if (!same) throw early;
    return presented(context, same);
  }
  const row = await withKept(context, takes, async (kept) => {
    const written = await write(context, opened, { sending, text: sent.text, takes, kept });
    return { result: written.row, isKept: written.isNew };
  });
  return presented(context, row);
}

/** Which attempt this would be, and whether it is late. Errors: homework_closed, homework_used. */
async function checkAttempts(
  { clock, config }: Context,
  db: Tx | Context['db'],
  { name, task }: OpenTask,
  userId: number,
): Promise<{ attempt: number; isLate: boolean; now: Date }> {
  const now = clock.now();
  const made = await attemptsAt(db, { userId, homework: wordOf(name) });
  const isLate = isLateAt(task, now, config.timeZone);
  const last = made[0]?.row;
  const { refusal } = attemptsLeft(task, { count: made.length, last: last?.state ?? null }, isLate);
  if (refusal) throw new AppError(refusal);
  return { attempt: (last?.attempt ?? 0) + 1, isLate, now };
}

interface ToWrite {
  sending: string;
  text: string;
  takes: readonly { kind: TakeKind; lineId: string; upload: string }[];
  kept: readonly KeptFile[];
}

function write(
  context: Context,
  opened: OpenTask,
  { sending, text, takes, kept }: ToWrite,
): Promise<{ row: HandInRow; isNew: boolean }> {
  const { userId } = signedIn(context);
  return context.transaction(async (tx) => {
    await opened.hold(tx);
    // The same press at once, which had the lock first.
    const before = await handInBySending(tx, sending);
    if (before) return { row: before, isNew: false };
    const { attempt, isLate, now } = await checkAttempts(context, tx, opened, userId);
    const row = await insertHandIn(tx, {
      ...{ userId, classId: opened.classId, sending, text, attempt, isLate, handedInAt: now },
      ...{ lessonId: opened.name.lessonId, blockId: opened.name.blockId ?? '' },
      ...{ meetingId: opened.name.meetingId, homework: wordOf(opened.name), asked: opened.task },
    });
    const rows = takes.flatMap(({ kind, lineId, upload }, position) => {
      const file = kept[position];
      const own = { handInId: row.id, position, kind, lineId, sending: `${userId}:${upload}` };
      return file ? [{ ...own, ...file }] : [];
    });
    const written = await insertTakes(tx, rows);
    // An upload gives one take.
    if (written.length < takes.length) throw new AppError('upload_gone');
    await copySounds(
      context,
      tx,
      written
        .filter(({ copyState }) => copyState === 'waiting')
        .map(({ id }) => ({ kind: 'take', id })),
    );
    return { row, isNew: true };
  });
}

async function presented(context: Context, row: HandInRow): Promise<HandIn> {
  const { userId } = signedIn(context);
  const attempts = await attemptsAt(context.db, row);
  const found = attempts.filter((one) => one.row.id === row.id);
  const [handedIn] = await presentHandIns(context, found, userId);
  if (!handedIn) throw new Error('a hand-in was not found');
  return handedIn;
}
