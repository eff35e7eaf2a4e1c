import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { timeLimits } from './time-limits.ts';

/** One message of a conversation in the chat-completions format. */
export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

/** A language model behind any HTTP endpoint that speaks the chat-completions format. */
export interface ChatModel {
  /** Its name, kept beside what it said. */
  readonly name: string;
  /**
   * What it answers, as it says it: nothing in it has been believed yet. Asks again when the
   * endpoint is busy or away, then throws {@link ChatModelAway}.
   */
  ask(messages: readonly ChatMessage[], signal?: AbortSignal): Promise<string>;
}

/** No answer could be had: ask again later. */
export class ChatModelAway extends Error {}

/** Pauses before the second and the third try. */
const PAUSES_MS = [1_000, 5_000];
const LONGEST_PAUSE_MS = 30_000;
/** More than any answer we ask for. */
const MAX_ANSWER_BYTES = 256 * 1024;
const MAX_TOKENS = 600;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
});

/** Opens the endpoint; `pausesMs` and `timeoutMs` are shorter in tests. */
export function openChatModel(options: {
  url: string;
  key: string;
  model: string;
  timeoutMs?: number;
  pausesMs?: readonly number[];
}): ChatModel {
  const { url, key, model, timeoutMs = timeLimits.marking, pausesMs = PAUSES_MS } = options;

  async function once(body: string, signal: AbortSignal | undefined): Promise<string> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body,
      // The key is for this address and no other.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.ok) return readSome(response);
    await response.body?.cancel();
    const again = response.status === 429 || response.status >= 500;
    throw new Refused(response.status, again, Number(response.headers.get('retry-after')));
  }

  return {
    name: model,
    async ask(messages, signal) {
      const format = { type: 'json_object' };
      const body = JSON.stringify({
        ...{ model, messages, temperature: 0, max_tokens: MAX_TOKENS },
        response_format: format,
      });
      for (let attempt = 0; ; attempt += 1) {
        try {
          return contentOf(await once(body, signal));
        } catch (error) {
          signal?.throwIfAborted();
          const pause = pausesMs[attempt];
          const isFinal = error instanceof Refused && !error.again;
          if (pause === undefined || isFinal) throw new ChatModelAway(wordsOf(error));
          await wait(error instanceof Refused ? error.pause(pause) : pause, undefined, { signal });
        }
      }
    },
  };
}

/** The endpoint answered, and not with what was asked for. */
class Refused extends Error {
  readonly again: boolean;
  readonly retryAfter: number;

  constructor(status: number, again: boolean, retryAfter: number) {
    super(`the endpoint answered ${status}`);
    this.again = again;
    this.retryAfter = retryAfter;
  }

  /** How long to wait: what the endpoint asks for, within reason. */
  pause(usual: number): number {
    const asked = this.retryAfter > 0 ? this.retryAfter * 1000 : usual;
    return Math.min(asked, LONGEST_PAUSE_MS);
  }
}

/** A body up to the size an answer may have. */
async function readSome(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the answer is longer than any we ask for');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The words of a completion; '' when it holds none, or is no completion at all. */
function contentOf(body: string): string {
  try {
    const parsed = Completion.safeParse(JSON.parse(body));
    return parsed.success ? (parsed.data.choices[0]?.message.content ?? '') : '';
  } catch {
    return '';
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'the endpoint could not be asked';
}
