import { AppError } from '@institute/contract/errors';
import type { Tx } from '../../platform/db.ts';
import { type BankFilter, countBank } from '../bank/index.ts';
import type { ExamRules } from './store.ts';
import { text } from './text.ts';

type Draw = Pick<ExamRules, 'drawCount' | 'drawType' | 'drawTopic'>;

/** What of a bank an exam draws from; a topic or kind that is not set is any. */
export function bankFilterOf({ drawType, drawTopic }: Draw): BankFilter {
  return { type: drawType || undefined, topic: drawTopic || undefined };
}

/** Whether two exams draw alike. */
export const isSameDraw = (one: Draw, other: Draw): boolean =>
  one.drawCount === other.drawCount &&
  one.drawType === other.drawType &&
  one.drawTopic === other.drawTopic;

/** Refuses an exam that draws more than the bank of its class holds. Errors: bank_too_small. */
export async function refuseSmallBank(tx: Tx, classId: number, draw: Draw): Promise<void> {
  const { drawCount } = draw;
  if (drawCount === 0) return;
  const holds = await countBank(tx, classId, bankFilterOf(draw));
  if (holds < drawCount) throw new AppError('bank_too_small', text.bankTooSmall(holds, drawCount));
}
