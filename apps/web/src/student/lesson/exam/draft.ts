import type { SavedExamDraft } from '../../../domains/exams/model.ts';
import { DRAFT_PREFIX } from '../../../platform/auth-store.ts';

/** What a student has answered so far. Text and image are never both set. */
export interface ExamDraft {
  /** Question id to the chosen option. */
  answers: Record<string, string>;
  /** Which way of answering the theory question is open. */
  mode: 'type' | 'image';
  text: string;
  /** JPEG data URL, empty when there is none. */
  image: string;
  /** Typed text put aside when an image took its place; it comes back when the image goes. */
  shelved: string;
}

export const emptyDraft: ExamDraft = {
  answers: {},
  mode: 'type',
  text: '',
  image: '',
  shelved: '',
};

export function isEmpty(draft: ExamDraft): boolean {
  return (
    Object.keys(draft.answers).length === 0 &&
    draft.text === '' &&
    draft.image === '' &&
    draft.shelved === ''
  );
}

/** An image in place of the typed answer, which is put aside. */
export function withImage(draft: ExamDraft, image: string): ExamDraft {
  return { ...draft, mode: 'image', image, text: '', shelved: draft.text || draft.shelved };
}

/** The image taken away; a typed answer put aside for it comes back. */
export function withoutImage(draft: ExamDraft, mode: ExamDraft['mode'] = draft.mode): ExamDraft {
  return { ...draft, mode, image: '', text: draft.text || draft.shelved, shelved: '' };
}

/** Where the draft of one person and one exam is kept on this device. */
export function draftKey(email: string, lessonRand: string): string {
  return `${DRAFT_PREFIX}exam:${email}:${lessonRand}`;
}

export interface KeptDraft {
  draft: ExamDraft;
  savedAt: Date;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft kept under `key`, or null when there is none that can be read. */
export function readDraft(store: Store, key: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isRecord(kept) ? keptOf(kept) : null;
  } catch {
    return null;
  }
}

/** The newer of what this device and the server have kept, by the clock of its writer. */
export function newestDraft(
  onDevice: KeptDraft | null,
  onServer: SavedExamDraft | null,
): KeptDraft | null {
  if (!onServer || (onDevice && onDevice.savedAt >= onServer.writtenAt)) return onDevice;
  return {
    draft: { ...emptyDraft, answers: onServer.answers, text: onServer.text },
    savedAt: onServer.writtenAt,
  };
}

/** Keeps a draft (an empty one by keeping nothing). False when the browser does not let us. */
export function keepDraft(store: Store, key: string, draft: ExamDraft, now: Date): boolean {
  try {
    if (isEmpty(draft)) store.removeItem(key);
    else store.setItem(key, JSON.stringify({ ...draft, savedAt: now.getTime() }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft, once the exam has been submitted. */
export function dropDraft(store: Store, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function keptOf(kept: Record<string, unknown>): KeptDraft {
  const text = (name: string) => (typeof kept[name] === 'string' ? (kept[name] as string) : '');
  const answers: Record<string, string> = {};
  for (const [id, choice] of Object.entries(isRecord(kept.answers) ? kept.answers : {})) {
    if (typeof choice === 'string') answers[id] = choice;
  }
  const image = text('image').startsWith('data:image/') ? text('image') : '';
  const draft: ExamDraft = {
    answers,
    mode: kept.mode === 'image' ? 'image' : 'type',
    text: image === '' ? text('text') || text('shelved') : '',
    image,
    shelved: image === '' ? '' : text('text') || text('shelved'),
  };
  return { draft, savedAt: new Date(Number(kept.savedAt) || 0) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
