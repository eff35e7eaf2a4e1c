import type { Call } from '@institute/contract/call';
import { addComment, getComments } from '@institute/contract/comments/comments';
import { saveExamDraft } from '@institute/contract/exams/sitting';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addToMyWords } from '@institute/contract/words/word-roots';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh as askAgain } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { errorCode, isRefusal } from '../../platform/api-error.ts';
import { mayAct, personNow } from '../../platform/auth-store.ts';
import { queryClient } from '../../platform/query-client.ts';
import { classDetailsKeys } from '../../platform/query-keys.ts';
import { noteRefusal, readWaiting, stopWaiting, type Waiting } from '../../platform/waiting.ts';
import { toast } from '../../ui/toast.ts';
import { wordsAdded } from '../words/roots-api.ts';
import { sendWaitingReviews } from './send-reviews-api.ts';
import { text } from './text.ts';

/** Never money, and never the submission of an exam: those are the person's to repeat. */
const calls = {
  view: viewStatus,
  comment: addComment,
  draft: saveExamDraft,
  word: addToMyWords,
} as const satisfies Record<Exclude<Waiting['what'], 'review'>, Call>;

let sending: Promise<void> | null = null;

/**
 * Sends what waits of the person signed in, oldest first, each once: one tab at a time does it, and
 * the server knows a request that it has had before. What gets no answer waits on.
 */
export function sendWaiting(): Promise<void> {
  sending ??= alone(sendAll).finally(() => {
    sending = null;
  });
  return sending;
}

async function alone(act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  await navigator.locks.request('send-waiting', { ifAvailable: true }, (lock) =>
    lock ? act() : undefined,
  );
}

async function sendAll(): Promise<void> {
  let posted = 0;
  const items = await readWaiting();
  for (const item of items) {
    if (item.refusal !== null || item.what === 'review') continue;
    if (!mayAct() || item.person !== personNow()) break;
    try {
      await callApi(calls[item.what] as Call, { ...item.input });
      await stopWaiting(item.key);
      if (item.what === 'comment') posted += 1;
    } catch (error) {
      if (!isFinal(error)) break;
      await takeRefusal(item, error as Error);
    }
    refresh(item);
  }
  const reviews = items.filter(({ what, person }) => what === 'review' && person === personNow());
  // The next turn tries again.
  if (mayAct()) await sendWaitingReviews(reviews, isFinal).catch(() => undefined);
  if (posted > 0) toast.success(text.waiting.sent(posted));
}

/** Whether the server has judged: no answer, too many requests and its own faults say nothing yet. */
const isFinal = (error: unknown) =>
  isRefusal(error) && error.httpStatus !== 429 && error.httpStatus !== 401;

/** An exam that was handed in, by its student or when its time was up, needs no draft. */
const doneWith = ['already_submitted', 'exam_time_over'];

/** What is refused stays with the server's words; a draft of an exam handed in meanwhile is done with. */
async function takeRefusal(item: Waiting, error: Error): Promise<void> {
  if (item.what === 'draft' && doneWith.includes(errorCode(error) ?? '')) {
    await stopWaiting(item.key);
    return;
  }
  await noteRefusal(item, error.message);
  toast.error(text.waiting.refused, error.message);
}

function refresh({ what }: Waiting): void {
  if (what === 'comment') void queryClient.invalidateQueries({ queryKey: answerKey(getComments) });
  if (what === 'view') void queryClient.invalidateQueries({ queryKey: classDetailsKeys });
  if (what === 'word') void askAgain(queryClient, wordsAdded);
}
