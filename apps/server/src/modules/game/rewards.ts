import { AppError } from '@institute/contract/errors';
import type { GameLevel } from '@institute/contract/game/game';
import type { Kobo } from '@institute/contract/money';
import type { Database } from '../../platform/db.ts';
import { readSettings } from '../settings/index.ts';

/** What each level pays, as the settings say (student §9 has the defaults). */
export async function rewards(db: Database): Promise<Record<GameLevel, Kobo>> {
  const settings = await readSettings(db);
  return {
    easy: Number(settings.gameRewardEasy),
    intermediate: Number(settings.gameRewardIntermediate),
    hard: Number(settings.gameRewardHard),
  };
}

/** Whether the institute plays the quiz. */
export async function isQuizOn(db: Database): Promise<boolean> {
  return (await readSettings(db)).quiz !== 'off';
}

/** Refuses while the institute has switched the quiz off. Errors: quiz_off. */
export async function requireQuiz(db: Database): Promise<void> {
  if (!(await isQuizOn(db))) throw new AppError('quiz_off');
}
