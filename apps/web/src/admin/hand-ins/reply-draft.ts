import * as z from 'zod/mini';
import type { Target } from '../../domains/homework/reply-slot.ts';
import { type DraftStore, draftStore } from '../../forms/draft.ts';
import { personNow } from '../../platform/auth-store.ts';

/** What one writes, and to what. */
export interface Writing {
  target: Target;
  /** Whether it begins with a phrase. */
  withPhrases: boolean;
}

const ReplyDraft = z.object({
  text: z.string(),
  target: z.object({
    takeId: z.nullable(z.number()),
    atMs: z.nullable(z.number()),
    x: z.nullable(z.number()),
    y: z.nullable(z.number()),
  }),
});

/** Words that were begun and not sent, with what they are pinned to. */
export interface ReplyDraft {
  text: string;
  target: Target;
}

/** Where the words begun to a hand-in are kept. */
export const replyDraft = (handInId: number): DraftStore<ReplyDraft> =>
  draftStore({
    kind: 'reply',
    writer: personNow() ?? '',
    place: String(handInId),
    schema: ReplyDraft,
  });

export const readReplyDraft = (handInId: number): ReplyDraft | null => replyDraft(handInId).read();
