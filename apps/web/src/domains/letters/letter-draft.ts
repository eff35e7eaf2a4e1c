import * as z from 'zod/mini';
import { draftStore } from '../../forms/draft.ts';
import { RequestKey } from '../../forms/request-key.ts';
import { personNow } from '../../platform/auth-store.ts';
import type { ConversationRef } from './use-conversation.ts';

const LetterDraft = z.object({
  text: z.string(),
  /** A data URL; empty for none. */
  picture: z.string(),
  /** The key of what is written now: whichever tab sends it, it is one letter. */
  request: z.nullable(RequestKey),
  /** Whether that attempt found no connection. */
  isUnsent: z.boolean(),
});
export type LetterDraft = z.output<typeof LetterDraft>;

export const emptyDraft: LetterDraft = { text: '', picture: '', request: null, isUnsent: false };

/** Whether nothing was written. */
export const isBlank = ({ text, picture }: LetterDraft) => text.trim() === '' && picture === '';

/** Where what is written of a letter lies on this device; null keeps nothing any more. */
export function letterDraft({ classId, studentId }: ConversationRef) {
  const store = draftStore<LetterDraft>({
    kind: 'letter',
    writer: personNow() ?? '',
    place: `${classId}:${studentId ?? 0}`,
    schema: LetterDraft,
    smaller: (draft) => ({ ...draft, picture: '' }),
  });
  return {
    read: store.read,
    keep: (draft: LetterDraft) => store.keep(isBlank(draft) ? null : draft),
  };
}

/** What is left of a draft once something of it was sent: what was written meanwhile is another letter. */
export function withoutSent(
  { text, picture }: LetterDraft,
  sent: Pick<LetterDraft, 'text' | 'picture'>,
): LetterDraft {
  const rest = text.trimStart().startsWith(sent.text)
    ? text.trimStart().slice(sent.text.length)
    : text;
  return {
    ...emptyDraft,
    text: rest.trimStart(),
    picture: picture === sent.picture ? '' : picture,
  };
}
