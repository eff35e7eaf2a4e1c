import type { GameLevel } from '@institute/contract/game/game';
import { eq } from 'drizzle-orm';
import { gameRounds, type RoundQuestion } from '../../src/schema/index.ts';
import type { Institute, Person } from './institute.ts';

/** A round as its player holds it, with the answers that only the server knows. */
export interface OpenedRound {
  rand: string;
  id: number;
  questions: RoundQuestion[];
}

/** The round that an answer to opening one speaks of. */
export async function roundOf(institute: Institute, answer: unknown): Promise<OpenedRound> {
  const { round } = answer as { round?: string };
  if (!round) throw new Error(`no round: ${JSON.stringify(answer)}`);
  const [row] = await institute.services.db
    .select()
    .from(gameRounds)
    .where(eq(gameRounds.rand, round));
  if (!row) throw new Error('the round has no row');
  return row;
}

/** Opens a round of a level. */
export async function openRound(
  institute: Institute,
  player: Person,
  level: GameLevel = 'easy',
): Promise<OpenedRound> {
  return roundOf(institute, await player.call.openGameRound({ action: level } as never));
}

/**
 * Answers the questions of a round from `from` on, five seconds each unless said otherwise;
 * `wrongAt` ones wrongly.
 */
export async function play(
  institute: Institute,
  player: Person,
  round: OpenedRound,
  own: { from?: number; wrongAt?: number; everyMs?: (index: number) => number } = {},
): Promise<void> {
  for (const [index, { right }] of round.questions.entries()) {
    if (index < (own.from ?? 0)) continue;
    institute.clock.advance({ seconds: (own.everyMs?.(index) ?? 5000) / 1000 });
    const option = index === own.wrongAt ? (right + 1) % 3 : right;
    const response = await player.call.answerGameQuestion({
      round: round.rand,
      question: index,
      option,
    });
    if (response.http !== 200) throw new Error(JSON.stringify(response));
  }
}

/** Opens a round and answers all of it rightly and in time. */
export async function winRound(
  institute: Institute,
  player: Person,
  level: GameLevel = 'easy',
): Promise<OpenedRound> {
  const round = await openRound(institute, player, level);
  await play(institute, player, round);
  return round;
}

/** Opens a round of each of some levels, and answers all of them at once, rightly and in time. */
export async function winRounds(
  institute: Institute,
  player: Person,
  levels: readonly GameLevel[],
): Promise<OpenedRound[]> {
  const rounds: OpenedRound[] = [];
  for (const level of levels) rounds.push(await openRound(institute, player, level));
  const [first] = rounds;
  for (const index of first?.questions.keys() ?? []) {
    institute.clock.advance({ seconds: 5 });
    for (const { rand: round, questions } of rounds) {
      const option = questions[index]?.right ?? 0;
      await player.call.answerGameQuestion({ round, question: index, option });
    }
  }
  return rounds;
}
