import type { Call, DataOf, InputOf } from '@institute/contract/call';
import type { QueryClient } from '@tanstack/react-query';
import { answerKey } from './answer-key.ts';
import type { Answer } from './api.ts';
import { onSignOut, personNow } from './auth-store.ts';
import { takeFirstView } from './boot.ts';
import { storeOffline } from './offline-cache.ts';
import { noteAbout } from './server-clock.ts';
import { decoded } from './wire.ts';

/*
 * The answers that came with the page (boot.ts), until the query that asks for each takes it: only there is
 * its call at hand, which says how it is read. On the server the pages painted take theirs in the same way.
 */

/** Answers as they travelled, by the JSON of their keys. */
const waiting = new Map<string, { data: unknown; meta: unknown }>();
let cameAt = 0;
/** A page may have been on its way for as long, in ms: a clock that is nearer is judged by the next answer. */
const PAGE_MS = 5 * 60_000;

/** Takes in what came with the page for the person signed in. */
export function takeFirstAnswers(): void {
  waiting.clear();
  cameAt = Date.now();
  const view = takeFirstView(personNow());
  if (view) noteAbout(view.at, PAGE_MS);
  for (const { key, data, meta, copy } of view?.answers ?? []) {
    waiting.set(JSON.stringify(key), { data, meta });
    if (copy !== null) void storeOffline(copy, { data, meta });
  }
}

/** The answer to a question that came with the page, given once; null when there is none. */
export function takeFirst<C extends Call>(call: C, input: InputOf<C>): Answer<DataOf<C>> | null {
  if (waiting.size === 0) return null;
  const key = JSON.stringify(answerKey(call, input));
  const came = waiting.get(key);
  if (!came) return null;
  waiting.delete(key);
  try {
    return { data: decoded(call, came.data), meta: came.meta };
  } catch {
    // Of another release: it is asked for anew.
    return null;
  }
}

/** Puts the answer to a question that came with the page, if any, where its query looks for it. */
export function takeOver<C extends Call>(client: QueryClient, call: C, input: InputOf<C>): void {
  const first = takeFirst(call, input);
  const updatedAt = cameAt;
  if (first) client.setQueryData<unknown>(answerKey(call, input), first.data, { updatedAt });
}

/** Lets go what nobody has taken: it is one person's. */
export const forgetFirstAnswers = (): void => waiting.clear();

// One person's answers are never shown to the next who signs in on the same device.
onSignOut(forgetFirstAnswers);
