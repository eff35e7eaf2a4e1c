import { existsSync } from 'node:fs';
import { Exercise } from '@institute/contract/exercises/kinds';
import * as z from 'zod/mini';
import { csv } from '../../src/modules/bank/formats/csv.ts';
import { shippedText } from '../../src/platform/shipped-text.ts';
import { mistake } from './text-files.ts';
import type { DemoBankTopic } from './types.ts';

/** What a class keeps in its bank, by topic: a table, read as the product reads one that is imported. */
export async function readBank(path: string): Promise<DemoBankTopic[]> {
  if (!existsSync(path)) return [];
  const { questions, errors } = await csv.read(shippedText(path));
  const [wrong] = errors;
  if (wrong) throw mistake({ path, at: wrong.row }, wrong.message);
  const topics = new Map<string, Exercise[]>();
  for (const { row, topic, exercise } of questions) {
    const read = z.safeParse(Exercise, exercise);
    if (!read.success) throw mistake({ path, at: row }, read.error.issues[0]?.message ?? '');
    topics.set(topic, [...(topics.get(topic) ?? []), read.data]);
  }
  return [...topics].map(([topic, exercises]) => ({ topic, exercises }));
}
