import type { RequestOf } from '@institute/contract/call';
import type { answerGameQuestion } from '@institute/contract/game/game';
import { answerQuestion, type GameAnswer } from '../../domains/game/api.ts';
import { ApiError } from '../../platform/api-error.ts';

/** How long one attempt may stay without an answer: a dead line is often silent. */
const ATTEMPT_MS = 5_000;

/** The pause before another attempt; the browser's word that it is online again ends it early. */
const RETRY_MS = 1_000;

/**
 * Sends an answer again and again until the server has heard it, which is safe: the first to arrive
 * is final. `onLost` is told of each attempt that came to nothing. Rejects with the server's
 * refusal, and with the last failure once `signal` has ended the trying.
 */
export async function sendUntilHeard(
  input: RequestOf<typeof answerGameQuestion>,
  signal: AbortSignal,
  onLost: () => void,
): Promise<GameAnswer> {
  for (;;) {
    try {
      return await attempt(input, signal);
    } catch (error) {
      if (signal.aborted || isRefusal(error)) throw error;
    }
    onLost();
    await pause(signal);
    signal.throwIfAborted();
  }
}

async function attempt(
  input: RequestOf<typeof answerGameQuestion>,
  signal: AbortSignal,
): Promise<GameAnswer> {
  const own = new AbortController();
  const abort = () => own.abort();
  const timer = setTimeout(abort, ATTEMPT_MS);
  signal.addEventListener('abort', abort);
  try {
    return await answerQuestion(input, own.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Whether the server has spoken and would say the same again. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.isNetwork || error.code === 'bad_answer') return false;
  return error.httpStatus < 500 && error.httpStatus !== 429;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
