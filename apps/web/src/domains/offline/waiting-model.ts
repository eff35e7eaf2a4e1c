import type { Waiting } from '../../platform/waiting.ts';

/** Something that the server would not have. */
export interface Refused {
  key: string;
  what: Waiting['what'];
  /** What the person wrote; empty where that is no text, or stands elsewhere. */
  wrote: string;
  /** Why, in the server's words. */
  refusal: string;
}

/** What waits to be sent, and what came back. */
export interface WaitingSummary {
  views: number;
  drafts: number;
  reviews: number;
  words: number;
  comments: readonly { key: string; wrote: string }[];
  refused: readonly Refused[];
}

export function summaryOf(items: readonly Waiting[]): WaitingSummary {
  const waits = items.filter(({ refusal }) => refusal === null);
  const of = (kind: Waiting['what']) => waits.filter(({ what }) => what === kind);
  return {
    views: of('view').length,
    drafts: of('draft').length,
    reviews: of('review').length,
    words: of('word').length,
    comments: of('comment').map((item) => ({ key: item.key, wrote: wroteIn(item) })),
    refused: items.flatMap((item) => {
      const { key, what, refusal } = item;
      return refusal === null ? [] : [{ key, what, refusal, wrote: wroteIn(item) }];
    }),
  };
}

function wroteIn({ what, input }: Waiting): string {
  if (what === 'comment') return String(input.comment);
  return what === 'draft' ? String(input.theory) : '';
}
