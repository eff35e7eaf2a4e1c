import { DRAFT_PREFIX } from '../../../platform/auth-store.ts';

/** What somebody was writing under a lesson. */
export interface CommentDraft {
  text: string;
  /** The last attempt to post, while it is not known to have arrived. */
  tried: Attempt | null;
}

/** A text that was sent, and the key it was sent under. */
export interface Attempt {
  text: string;
  key: string;
}

export const emptyDraft: CommentDraft = { text: '', tried: null };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function lessonPrefix(email: string, lessonId: string): string {
  return `${DRAFT_PREFIX}comment:${email}:${lessonId}:`;
}

/** Where a draft of one person is kept on this device; `parentId` is 0 for a comment of its own. */
export function draftKey(email: string, lessonId: string, parentId: number): string {
  return `${lessonPrefix(email, lessonId)}${parentId}`;
}

/** The comments to which replies were begun. */
export function begunReplies(names: readonly string[], email: string, lessonId: string): number[] {
  const prefix = lessonPrefix(email, lessonId);
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** The draft kept under `key`; an empty one when there is none that can be read. */
export function readDraft(store: Store, key: string): CommentDraft {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    if (!isRecord(kept) || typeof kept.text !== 'string') return emptyDraft;
    const { text, tried } = kept;
    return { text, tried: isAttempt(tried) ? { text: tried.text, key: tried.key } : null };
  } catch {
    return emptyDraft;
  }
}

/** Keeps a draft, a blank one by keeping nothing. Where the browser keeps nothing, nothing happens. */
export function keepDraft(store: Store, key: string, draft: CommentDraft): void {
  try {
    if (draft.text.trim() === '') store.removeItem(key);
    else store.setItem(key, JSON.stringify(draft));
  } catch {
    // The text is still in its field.
  }
}

/** The key under which to send a text: that of the last attempt when it is the same text again. */
export function attemptAt(text: string, tried: Attempt | null): Attempt {
  return tried?.text === text ? tried : { text, key: randomKey() };
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && typeof value.text === 'string' && typeof value.key === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
