import { AppError } from '@institute/contract/errors';
import { MOST_REPLIES } from '@institute/contract/homework/answers';
import type { Reply } from '@institute/contract/homework/hand-ins';
import { isVisible } from '@institute/contract/text/typed';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import { setAside } from '../../shared/remove-files.ts';
import { lockedHandIn, refuseOwn } from './answer-hand-in.ts';
import { type KeptFile, withKept } from './keep-files.ts';
import { copySounds } from './make-copies.ts';
import { presentReply } from './present-hand-ins.ts';
import {
  countReplies,
  deleteReply,
  insertReply,
  type ReplyRow,
  replyBySending,
  takesOf,
} from './store-files.ts';

/** What a teacher says to a hand-in, as it is sent. */
export interface SentReply {
  handInId: number;
  takeId: number | null;
  atMs: number | null;
  x: number | null;
  y: number | null;
  text: string;
  /** The key of an upload that has arrived whole; null for words alone. */
  upload: string | null;
  seconds: number;
  levels: string;
  requestKey: string;
}

/**
 * Says something to a hand-in, once for each press. Errors: homework_empty, hand_in_not_found, own_submission,
 * take_not_found, replies_enough, and those of a file.
 */
export async function addReply(context: Context, sent: SentReply): Promise<Reply> {
  const { upload, text, seconds, levels } = sent;
  if (!isVisible(text) && upload === null) throw new AppError('homework_empty');
  const { userId, name } = signedIn(context);
  const sending = `${userId}:${sent.requestKey}`;
  const before = await replyBySending(context.db, sending);
  const said =
    before ??
    (await withKept(
      context,
      upload === null ? [] : [{ kind: 'voice', upload, seconds, levels }],
      async ([voice]) => {
        const written = await write(context, sent, { sending, voice });
        return { result: written.reply, isKept: written.isNew };
      },
    ));
  return presentReply(context, { reply: said, byName: name }, userId);
}

function write(
  context: Context,
  sent: SentReply,
  { sending, voice }: { sending: string; voice: KeptFile | undefined },
): Promise<{ reply: ReplyRow; isNew: boolean }> {
  const { userId } = signedIn(context);
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const found = await lockedHandIn(tx, sent.handInId, note);
    refuseOwn(context, found);
    const before = await replyBySending(tx, sending);
    if (before) return { reply: before, isNew: false };
    if ((await countReplies(tx, sent.handInId)) >= MOST_REPLIES) {
      throw new AppError('replies_enough');
    }
    const reply = await insertReply(tx, {
      ...{ handInId: sent.handInId, text: sent.text, ...(await pinOf(tx, sent)), ...voice },
      ...{ authorId: userId, createdAt: context.clock.now(), sending },
    });
    if (reply.copyState === 'waiting') {
      await copySounds(context, tx, [{ kind: 'reply', id: reply.id }]);
    }
    return { reply, isNew: true };
  }, note);
}

/** Where a reply is pinned: a moment of a recording, a place in a picture, or nowhere. Errors: take_not_found. */
async function pinOf(
  tx: Parameters<typeof takesOf>[0],
  { handInId, takeId, atMs, x, y }: SentReply,
) {
  if (takeId === null) return {};
  const take = (await takesOf(tx, [handInId])).find(({ id }) => id === takeId);
  if (!take) throw new AppError('take_not_found');
  if (take.kind === 'voice') return { takeId, atMs };
  return { takeId, ...(x !== null && y !== null && { x, y }) };
}

/** Takes back something that the session's user has said; gone already, nothing. Errors: hand_in_not_found. */
export async function removeReply(
  context: Context,
  { handInId, replyId }: { handInId: number; replyId: number },
): Promise<void> {
  const { userId: authorId } = signedIn(context);
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    await lockedHandIn(tx, handInId, note);
    const gone = await deleteReply(tx, { id: replyId, handInId, authorId });
    if (gone) await setAside(context, tx, [gone.file, gone.copy]);
  }, note);
}
