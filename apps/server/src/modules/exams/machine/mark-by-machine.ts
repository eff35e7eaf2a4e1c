import { totalScore } from '@institute/contract/exams/exam-scores';
import type { Services } from '../../../context.ts';
import { type ChatModel, ChatModelAway } from '../../../platform/chat-model.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { below, token } from '../../../platform/random.ts';
import { markingEndsAt } from '../../settings/index.ts';
import { lockResult, saveGrade } from '../marking/store.ts';
import {
  askFor,
  elsewhere,
  judge,
  judgeAgain,
  leftAsNonsense,
  leftUnasked,
  type Proposal,
  readProposal,
  type TheoryAnswer,
  type Verdict,
} from './rules.ts';
import { answersForMachine, saveVerdict, type WaitingAnswer } from './store.ts';

/** A round of automatic marking; whatever it leaves undone, the next one finds again. */
export const machineRounds = defineQueue<Record<string, never>>('machine-rounds', {
  retries: 2,
  timeLimit: 900,
});

/** Answers asked about at the same time, and fetched at a time. */
const AT_ONCE = 4;
const BATCH = 40;

/** How a round went: answers marked, answers left to people, and whether the provider was away. */
export interface MarkingRound {
  marked: number;
  left: number;
  away: boolean;
}

type Needed = Pick<Services, 'db' | 'clock' | 'chatModel' | 'notices' | 'log'>;

/**
 * Marks what waits for the machine: typed theory answers of exams with a model answer, while the
 * subscription runs and a provider is configured (rulings §5). Doubtful cases are left to people.
 * It may run several times at once and end anywhere: each answer is recorded once.
 */
export async function markByMachine(services: Needed, signal?: AbortSignal): Promise<MarkingRound> {
  const round: MarkingRound = { marked: 0, left: 0, away: false };
  const { chatModel, db } = services;
  while (chatModel && !round.away && !signal?.aborted && (await isSubscribed(services))) {
    const answers = await answersForMachine(db, BATCH);
    if (answers.length === 0) break;
    const queue = answers[Symbol.iterator]();
    const work = async () => {
      for (const theory of queue) {
        if (round.away || signal?.aborted) return;
        await consider(services, chatModel, theory, round, signal);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return round;
}

async function isSubscribed({ db, clock }: Needed): Promise<boolean> {
  const end = await markingEndsAt(db);
  return end !== null && end > clock.now();
}

async function consider(
  services: Needed,
  model: ChatModel,
  theory: WaitingAnswer,
  round: MarkingRound,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    const unasked = leftUnasked(theory);
    const verdict = unasked ?? (await questionOf(model, theory, signal));
    const isKept = await record(services, theory, verdict, unasked ? '' : model.name);
    if (isKept) round[verdict.verdict] += 1;
  } catch (error) {
    if (!(error instanceof ChatModelAway) && !signal?.aborted) throw error;
    if (!round.away) services.log.warn({ err: error }, 'automatic marking waits for its provider');
    round.away = true;
  }
}

/** What the machine makes of an answer; one that it praises is put to it under another question too. */
export async function questionOf(
  model: ChatModel,
  theory: TheoryAnswer,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
  const proposal = await propose(model, theory, signal);
  if (!proposal) return leftAsNonsense;
  const verdict = judge(proposal, theory);
  const other = elsewhere(verdict, theory, below);
  return other ? judgeAgain(verdict, await propose(model, other, signal)) : verdict;
}

/** Asks, and once more when the answer makes no sense; null when it makes none then either. */
async function propose(
  model: ChatModel,
  theory: TheoryAnswer,
  signal: AbortSignal | undefined,
): Promise<Proposal | null> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    // A student who writes an answer cannot know the key it is sent under, nor what stands around it.
    const key = token(12);
    const messages = askFor(theory, { key, boundary: token(12) });
    const proposal = readProposal(await model.ask(messages, signal), key);
    if (proposal) return proposal;
  }
  return null;
}

/** Keeps a verdict, unless a person or another process was faster. */
async function record(
  { db, clock, notices }: Needed,
  { resultId }: WaitingAnswer,
  verdict: Verdict,
  model: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await lockResult(tx, resultId);
    if (!found?.result.awaitsMachine) return false;
    const now = clock.now();
    await saveVerdict(tx, resultId, { ...verdict, model, consideredAt: now });
    if (verdict.verdict === 'left') return true;
    const { result } = found;
    const total = totalScore(result.objectiveScore, verdict.score, true);
    await saveGrade(tx, resultId, {
      theoryScore: verdict.score,
      totalScore: total,
      markedAt: now,
      markedBy: null,
      markComment: result.markComment,
    });
    const news = { ...result, totalScore: total, comment: '', change: null };
    await notices.examMarked(tx, now, news);
    return true;
  });
}
