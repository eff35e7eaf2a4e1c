import type { Block } from '@institute/contract/lessons/blocks';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineQueue } from '../../../platform/job-queue.ts';

/** Homework that was given, of which its students are told: a block of a lesson, or that of a meeting. */
export const homeworkToTell = defineQueue<
  /** When it was given, in milliseconds. */
  { givenAt: number } & ({ lessonId: number; blockId: string } | { meetingId: number })
>('homework-to-tell');

/** How long nobody is told of it, in seconds: it may be changed or taken back at once. */
export const TELL_AFTER_SECONDS = 5 * 60;

const homeworkIn = (blocks: readonly Block[]) => blocks.filter(({ kind }) => kind === 'homework');

/** Notes homework that a lesson gives and has not given before. */
export async function noteHomework(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Tx,
  lessonId: number,
  { before, after }: { before: readonly Block[]; after: readonly Block[] },
): Promise<void> {
  const known = new Set(homeworkIn(before).map(({ id }) => id));
  for (const { id: blockId } of homeworkIn(after)) {
    if (known.has(blockId)) continue;
    const given = { lessonId, blockId, givenAt: clock.now().getTime() };
    await jobs.enqueue(tx, homeworkToTell, given, { delay: TELL_AFTER_SECONDS });
  }
}
