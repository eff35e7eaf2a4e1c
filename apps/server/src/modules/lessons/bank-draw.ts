import { AppError } from '@institute/contract/errors';
import { drawnOf, drawPartsOf } from '@institute/contract/exams/draw-parts';
import { type DrawPart, MOST_DRAWN } from '@institute/contract/exams/exam-draw';
import type { Tx } from '../../platform/db.ts';
import { type BankFilter, waysOfBank } from '../bank/index.ts';
import type { ExamRules } from './store.ts';
import { text } from './text.ts';

type Draw = Pick<ExamRules, 'drawCount' | 'drawType' | 'drawTopic' | 'moreDraws'>;

/** What of a bank the parts of an exam draw from; a topic or kind that is not set is any. */
export function bankFiltersOf(draw: Draw): BankFilter[] {
  return drawPartsOf(draw).map(({ type, topic }) => ({
    type: type || undefined,
    topic: topic || undefined,
  }));
}

const lineOf = ({ count, type, topic }: DrawPart): string =>
  [count, type, topic].filter((part) => part !== '').join(' · ');

/** The further parts of an exam, a line each, for the audit log. */
export const linesOfDraws = ({ moreDraws }: Draw): string[] => moreDraws.map(lineOf);

/** Whether two exams draw alike. */
export const isSameDraw = (one: Draw, other: Draw): boolean =>
  one.drawCount === other.drawCount &&
  one.drawType === other.drawType &&
  one.drawTopic === other.drawTopic &&
  linesOfDraws(one).join('\n') === linesOfDraws(other).join('\n');

/** Refuses an exam that draws more than it may, or than the bank of its class holds. Errors: invalid_input, bank_too_small. */
export async function refuseSmallBank(tx: Tx, classId: number, draw: Draw): Promise<void> {
  const parts = drawPartsOf(draw);
  if (parts.length === 0) return;
  const wanted = parts.reduce((sum, { count }) => sum + count, 0);
  if (wanted > MOST_DRAWN) throw new AppError('invalid_input', text.drawsTooMany(MOST_DRAWN));
  const found = drawnOf(parts, await waysOfBank(tx, classId, bankFiltersOf(draw)));
  for (const [part, { count }] of parts.entries()) {
    const [finds = 0, isOnly] = [found[part], parts.length === 1];
    if (finds >= count) continue;
    const said = isOnly
      ? text.bankTooSmall(finds, count)
      : text.partTooSmall(part + 1, finds, count);
    throw new AppError('bank_too_small', said);
  }
}
