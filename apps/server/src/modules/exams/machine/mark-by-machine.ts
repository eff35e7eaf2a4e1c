import { totalScore } from '@institute/contract/rules/exam-scores';
import type { Services } from '../../../context.ts';
import { type ChatModel, ChatModelAway } from '../../../platform/chat-model.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { token } from '../../../platform/random.ts';
import { markingEndsAt } from '../../settings/index.ts';
import { lockResult, saveMark } from '../marking/store.ts';
import {
  askFor,
  judge,
  leftAsNonsense,
  leftUnasked,
  readProposal,
  type TheoryPaper,
  type Verdict,
} from './rules.ts';
import { type MachinePaper, papersForMachine, saveVerdict } from './store.ts';

/** A round of automatic marking; whatever it leaves undone, the next one finds again. */
export const machineRounds = defineQueue<Record<string, never>>('machine-rounds', {
  retries: 2,
  timeLimit: 900,
});

/** Papers asked about at the same time, and fetched at a time. */
const AT_ONCE = 4;
const BATCH = 40;

/** How a round went: papers marked, papers left to people, and whether the provider was away. */
export interface MarkingRound {
  marked: number;
  left: number;
  away: boolean;
}

type Needed = Pick<Services, 'db' | 'clock' | 'chatModel' | 'notices' | 'log'>;

/**
 * Marks what waits for the machine: typed theory answers of exams with a model answer, while the
 * subscription runs and a provider is configured (rulings §5). Doubtful cases are left to people.
 * It may run several times at once and end anywhere: each paper is recorded once.
 */
export async function markByMachine(services: Needed, signal?: AbortSignal): Promise<MarkingRound> {
  const round: MarkingRound = { marked: 0, left: 0, away: false };
  const { chatModel, db } = services;
  while (chatModel && !round.away && !signal?.aborted && (await isSubscribed(services))) {
    const papers = await papersForMachine(db, BATCH);
    if (papers.length === 0) break;
    const queue = papers[Symbol.iterator]();
    const work = async () => {
      for (const paper of queue) {
        if (round.away || signal?.aborted) return;
        await consider(services, chatModel, paper, round, signal);
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
  paper: MachinePaper,
  round: MarkingRound,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    const unasked = leftUnasked(paper);
    const verdict = unasked ?? (await ask(model, paper, signal));
    const isKept = await record(services, paper, verdict, unasked ? '' : model.name);
    if (isKept) round[verdict.verdict] += 1;
  } catch (error) {
    if (!(error instanceof ChatModelAway) && !signal?.aborted) throw error;
    if (!round.away) services.log.warn({ err: error }, 'automatic marking waits for its provider');
    round.away = true;
  }
}

/** Asks, and once more when the answer makes no sense. */
async function ask(
  model: ChatModel,
  paper: TheoryPaper,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    // Nobody who writes an answer can know the key of its paper.
    const key = token(12);
    const proposal = readProposal(await model.ask(askFor(paper, key), signal), key);
    if (proposal) return judge(proposal, paper);
  }
  return leftAsNonsense;
}

/** Keeps a verdict, unless a person or another process was faster. */
async function record(
  { db, clock, notices }: Needed,
  { resultId }: MachinePaper,
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
    await saveMark(tx, resultId, {
      theoryScore: verdict.score,
      totalScore: total,
      markedAt: now,
      markedBy: null,
    });
    await notices.examMarked(tx, now, { ...result, totalScore: total });
    return true;
  });
}
