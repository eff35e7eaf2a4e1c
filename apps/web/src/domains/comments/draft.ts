import * as z from 'zod/mini';
import { type DraftStore, draftPlaces, draftStore } from '../../forms/draft.ts';
import { RequestKey } from '../../forms/request-key.ts';

const CommentDraft = z.object({
  text: z.string(),
  /** The key of the last attempt to post, while it is not known to have arrived. */
  request: z.nullable(RequestKey),
});
/** What a student was writing under a lesson. */
export type CommentDraft = z.output<typeof CommentDraft>;

/** A text that is sent, and the key it is sent under. */
export interface Attempt {
  text: string;
  key: string;
}

export const emptyDraft: CommentDraft = { text: '', request: null };

/** Where a comment of one person is kept; `parentId` is 0 for a comment of its own. */
export function commentDraft(
  writer: string,
  lessonId: string,
  parentId: number,
): DraftStore<CommentDraft> {
  return draftStore({
    kind: 'comment',
    writer,
    place: `${lessonId}:${parentId}`,
    schema: CommentDraft,
  });
}

/** The comments of a lesson to which the student has begun replies. */
export function begunReplies(writer: string, lessonId: string): number[] {
  const prefix = `${lessonId}:`;
  return draftPlaces('comment', writer)
    .filter((place) => place.startsWith(prefix))
    .map((place) => Number(place.slice(prefix.length)))
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}
