import type { RecordingProblem } from '@institute/contract/meetings/recordings';
import { and, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { recordings } from '../../schema/index.ts';

/** What was recorded of a meeting, as stored. */
export type RecordingRow = typeof recordings.$inferSelect;

/** The recording of a meeting; null where there is none. Within a transaction it may stay as it is. */
export async function recordingOf(
  db: Database | Tx,
  meetingId: number,
  lock: 'hold' | null = null,
): Promise<RecordingRow | null> {
  const asked = db.select().from(recordings).where(eq(recordings.meetingId, meetingId));
  const [found] = await (lock ? asked.for('update') : asked);
  return found ?? null;
}

/** What is sent of a meeting: a sound as it is, or what a sound is to be made of. */
export interface SentRecording {
  meetingId: number;
  original: string;
  name: string;
  bytes: number;
  sending: string;
  addedById: number;
  addedAt: Date;
}

/** Writes what was sent in place of what was sent before; the sound of before stays where this is none itself. */
export async function writeRecording(tx: Tx, sent: SentRecording): Promise<RecordingRow> {
  const { original, name, bytes, sending, addedById, addedAt } = sent;
  const [row] = await tx
    .insert(recordings)
    .values(sent)
    .onConflictDoUpdate({
      target: recordings.meetingId,
      set: {
        ...{ original, sending, addedById, addedAt, problem: '', busyUntil: null },
        ...(name !== '' && { name, bytes, seconds: null }),
      },
    })
    .returning();
  if (!row) throw new Error('a recording was not stored');
  return row;
}

/** Whether another recording than that of `meetingId` is being worked on. */
export async function isOtherBusy(tx: Tx, meetingId: number, now: Date): Promise<boolean> {
  const [other] = await tx
    .select({ id: recordings.meetingId })
    .from(recordings)
    .where(
      and(
        ...[ne(recordings.original, ''), ne(recordings.meetingId, meetingId)],
        gt(recordings.busyUntil, now),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Notes until when a sound is being made; null once it is not. */
export async function noteBusy(db: Database | Tx, meetingId: number, until: Date | null) {
  await db.update(recordings).set({ busyUntil: until }).where(eq(recordings.meetingId, meetingId));
}

/** Writes the sound that was made of what was sent. */
export async function writeSound(
  tx: Tx,
  meetingId: number,
  sound: { name: string; bytes: number; seconds: number },
): Promise<void> {
  await tx
    .update(recordings)
    .set({ ...sound, original: '', problem: '', busyUntil: null })
    .where(eq(recordings.meetingId, meetingId));
}

/** Writes why none could be made. */
export async function writeProblem(
  tx: Tx,
  meetingId: number,
  problem: RecordingProblem,
): Promise<void> {
  await tx
    .update(recordings)
    .set({ original: '', problem, busyUntil: null })
    .where(eq(recordings.meetingId, meetingId));
}

export async function deleteRecording(tx: Tx, meetingId: number): Promise<void> {
  await tx.delete(recordings).where(eq(recordings.meetingId, meetingId));
}

/** Which of these stored files recordings name. */
export async function namedRecordings(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ name: recordings.name, original: recordings.original })
    .from(recordings)
    .where(
      or(
        inArray(recordings.name, [...names]),
        and(ne(recordings.original, ''), inArray(recordings.original, [...names])),
      ),
    );
  return rows.flatMap(({ name, original }) => [name, original]).filter((name) => name !== '');
}
