import {
  addReply,
  answerHandIn,
  getHandIn,
  getHandIns,
} from '@institute/contract/homework/answers';
import { type Reply, writeLevels } from '@institute/contract/homework/hand-ins';
import { getTeaching } from '@institute/contract/reports/teaching';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { isRefusal } from '../../platform/api-error.ts';
import { onSignOut } from '../../platform/auth-store.ts';
import { newRequestKey } from '../../platform/new-request-key.ts';
import { reportKey } from '../../platform/query-keys.ts';
import { readSlot } from '../../platform/takes/kept-takes.ts';
import { notedSlots } from '../../platform/takes/noted-slots.ts';
import { type Finish, sendSlot } from '../../platform/takes/send-slot.ts';
import { slotNow } from '../../platform/takes/take-store.ts';
import { answerIn, answerSlot, repliesTo, replyIn, replySlot, type Target } from './reply-slot.ts';
import { replyText as text } from './reply-text.ts';

/*
 * Replies and answers on their way to the server. Each is kept on the device as takes are, voice or not, so that
 * a cut line, a page that is loaded anew and a press that is made twice lose nothing and say nothing twice.
 */

const target = {
  takeId: z.nullable(z.number()),
  atMs: z.nullable(z.number()),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
};
/** What goes along with the voice of a reply. */
const ReplyNote = z.object({ handInId: z.number(), ...target, text: z.string() });
type ReplyNote = z.output<typeof ReplyNote>;

/** An answer as it is sent. */
const AnswerNote = z.object({
  handInId: z.number(),
  studentName: z.string(),
  title: z.string(),
  version: z.number(),
  state: z.enum(['answered', 'again']),
  mark: z.optional(z.number()),
  rubric: z.optional(z.array(z.object({ id: z.string(), points: z.number() }))),
});
export type AnswerNote = z.output<typeof AnswerNote>;

/** A reply that the server has not taken. */
export interface UnsentReply {
  handInId: number;
  target: Target;
  /** Empty where it is a voice. */
  text: string;
  /** `kept`: a page has ended before it was to be sent. */
  state: 'sending' | 'kept' | 'failed';
  failure: string | null;
}

/** An answer that is on its way, or was given a moment ago. */
export interface GivenAnswer {
  note: AnswerNote;
  status: 'sending' | 'given' | 'failed';
  failure: string | null;
  /** Whether the server refused it: the same again would be, too. */
  isRefused: boolean;
  /** When it was given, by the clock of this page; 0 until then. */
  at: number;
  /** By which it is taken back. */
  newVersion: number;
}

interface Outbox {
  /** By their slots, in the order in which they were made. */
  replies: Readonly<Record<string, UnsentReply>>;
  /** The last given first. */
  answers: readonly GivenAnswer[];
}

export const useOutbox = create<Outbox>()(() => ({ replies: {}, answers: [] }));
onSignOut(() => useOutbox.setState({ replies: {}, answers: [] }));

function putReply(slot: string, reply: UnsentReply | null): void {
  const { [slot]: _before, ...others } = useOutbox.getState().replies;
  useOutbox.setState({ replies: reply ? { ...others, [slot]: reply } : others });
}

function putAnswer(answer: GivenAnswer): void {
  const { answers } = useOutbox.getState();
  const others = answers.filter(({ note }) => note.handInId !== answer.note.handInId);
  useOutbox.setState({ answers: [answer, ...others] });
}

/** An answer is spoken of no more. */
export function forgetAnswer(handInId: number): void {
  const { answers } = useOutbox.getState();
  useOutbox.setState({ answers: answers.filter(({ note }) => note.handInId !== handInId) });
}

const sendReply: Finish<Reply> = ({ requestKey, note, takes: [voice] }, { signal }) => {
  const { handInId, takeId, atMs, x, y, text: words } = ReplyNote.parse(note);
  return callApi(
    addReply,
    {
      ...{ handInId, text: words, requestKey },
      ...(takeId !== null && { takeId }),
      ...(atMs !== null && { atMs }),
      ...(x !== null && { x }),
      ...(y !== null && { y }),
      ...(voice && {
        ...{ upload: voice.upload, seconds: Math.round(voice.seconds ?? 0) },
        levels: writeLevels(voice.levels),
      }),
    },
    { signal },
  );
};

/** Shows a reply beside the others, without asking for all of its hand-in again. */
function show(client: QueryClient, id: number, reply: Reply): void {
  client.setQueriesData<{ id: number; replies: Reply[] }>(
    { queryKey: answerKey(getHandIn) },
    (shown) =>
      shown?.id === id
        ? { ...shown, replies: [...shown.replies.filter((one) => one.id !== reply.id), reply] }
        : shown,
  );
}

/** What is being sent to each hand-in: its answer follows. */
const sending = new Map<number, Set<Promise<unknown>>>();

function noteSending(handInId: number, promise: Promise<unknown>): void {
  const all = sending.get(handInId) ?? new Set();
  sending.set(handInId, all.add(promise));
  const over = () => all.delete(promise);
  promise.then(over, over);
}

/** Sends what is kept of a slot; the server has it once this resolves, and it is shown where it stands. */
export function sendKept(client: QueryClient, slot: string, words = ''): Promise<void> {
  const named = replyIn(slot);
  if (!named) return Promise.resolve();
  const { handInId, target: pinned } = named;
  const put = (state: UnsentReply['state'], failure: string | null) =>
    putReply(slot, { handInId, target: pinned, text: words, state, failure });
  put('sending', null);
  const note: ReplyNote = { handInId, ...pinned, text: words };
  const sent = sendSlot(slot, note, sendReply).then(
    (reply) => {
      show(client, handInId, reply);
      putReply(slot, null);
    },
    (error: unknown) => {
      put('failed', refusalWords(error, text.notSent, brokenWords(error)));
      throw error;
    },
  );
  noteSending(handInId, sent);
  // Whoever needs it asks; it is said where it stands.
  sent.catch(() => undefined);
  return sent;
}

/** Says something in words. */
export const sendWords = (
  client: QueryClient,
  handInId: number,
  pinned: Target,
  words: string,
): Promise<void> => sendKept(client, replySlot(handInId, pinned, newRequestKey(8)), words);

/** A reply that is not wanted any more leaves the list; its take is its slot's. */
export const forgetReply = (slot: string): void => putReply(slot, null);

const sendAnswer: Finish<{ version: number }> = ({ note }, { signal }) => {
  const { studentName: _name, title: _title, ...answer } = AnswerNote.parse(note);
  return callApi(answerHandIn, answer, { signal });
};

/** A recording for the hand-in was begun and not sent. */
class UnfinishedReply extends Error {}

/**
 * Sends what was said to a hand-in and has not arrived: what is on its way, and once more what has failed. What nobody
 * has asked to send, a recording that was not finished, is its teacher's to send or to throw away.
 */
async function sendBefore(client: QueryClient, handInId: number): Promise<void> {
  const unsent = unsentOf(useOutbox.getState().replies, handInId);
  if (unsent.some(({ reply }) => reply.state === 'kept')) throw new UnfinishedReply();
  for (const { slot, reply } of unsent) {
    if (reply.state === 'failed') void sendKept(client, slot, reply.text);
  }
  await Promise.all(sending.get(handInId) ?? []);
}

/**
 * Answers a hand-in, once what was said to it has arrived: nobody is told of an answer whose voice is still on
 * the way.
 */
export async function giveAnswer(client: QueryClient, note: AnswerNote): Promise<void> {
  const put = (changed: Partial<GivenAnswer>) =>
    putAnswer({
      ...{ note, status: 'sending', failure: null, isRefused: false },
      ...{ at: 0, newVersion: note.version },
      ...changed,
    });
  put({});
  try {
    await sendBefore(client, note.handInId);
    const { version } = await sendSlot(answerSlot(note.handInId), note, sendAnswer);
    put({ status: 'given', at: Date.now(), newVersion: version });
  } catch (error) {
    const isUnfinished = error instanceof UnfinishedReply;
    const failure = isUnfinished
      ? text.unfinished
      : refusalWords(error, text.notAnswered, brokenWords(error));
    put({ status: 'failed', failure, isRefused: isUnfinished || isRefusal(error) });
  }
  await refreshInbox(client);
}

/** What an answer, or one that is taken back, makes out of date. */
export const refreshInbox = (client: QueryClient): Promise<void> =>
  refresh(client, [getHandIns, getHandIn, getTeaching, reportKey]);

/**
 * Brings back what a page that ended has left on this device: what was to be sent is sent, replies before answers;
 * a recording that was not finished is shown where it belongs.
 */
export async function sendLeft(client: QueryClient): Promise<void> {
  const { replies, answers } = useOutbox.getState();
  const left = Object.keys(notedSlots());
  for (const slot of left) {
    const reply = replyIn(slot);
    if (!reply || replies[slot]) continue;
    await readSlot(slot);
    const { wish, takes } = slotNow(slot);
    const note = z.safeParse(ReplyNote, wish?.note).data;
    if (note) void sendKept(client, slot, note.text).catch(() => undefined);
    else if (takes.length > 0) {
      putReply(slot, { ...reply, text: '', state: 'kept', failure: null });
    }
  }
  for (const slot of left) {
    const handInId = answerIn(slot);
    if (handInId === null || answers.some((one) => one.note.handInId === handInId)) continue;
    await readSlot(slot);
    const note = z.safeParse(AnswerNote, slotNow(slot).wish?.note).data;
    if (note) void giveAnswer(client, note);
  }
}

/** The replies to a hand-in that the server has not taken, with their slots. */
export const unsentOf = (
  replies: Outbox['replies'],
  handInId: number,
): { slot: string; reply: UnsentReply }[] =>
  Object.entries(replies).flatMap(([slot, reply]) =>
    slot.startsWith(repliesTo(handInId)) ? [{ slot, reply }] : [],
  );
