import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import type { SavedExamDraft } from '@institute/contract/exams/exams';
import * as z from 'zod/mini';
import { draftStore } from '../../../forms/draft.ts';

/** What a student has answered so far. Text and image are never both set. */
export interface ExamDraft {
  /** Question id to the chosen option. */
  answers: Record<string, string>;
  /** Answers to exercises, by their ids. */
  exercises: GivenAnswers;
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
  exercises: {},
  mode: 'type',
  text: '',
  image: '',
  shelved: '',
};

export function isEmpty(draft: ExamDraft): boolean {
  return (
    Object.keys(draft.answers).length === 0 &&
    Object.keys(draft.exercises).length === 0 &&
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

const text = z.catch(z.string(), '');
const kept = z.object({
  answers: z.catch(z.record(z.string(), z.unknown()), {}),
  exercises: z.catch(z.record(z.string(), z.looseObject({ type: z.string() })), {}),
  mode: z.catch(z.enum(['type', 'image']), 'type'),
  text,
  image: text,
  shelved: text,
  savedAt: z.catch(z.number(), 0),
});

/** A draft and when it was written. */
export interface KeptDraft {
  draft: ExamDraft;
  savedAt: Date;
}

/** What can be read of a damaged draft, and never both kinds of answer. */
function keptOf({ savedAt, ...draft }: z.output<typeof kept>): KeptDraft {
  const image = draft.image.startsWith('data:image/') ? draft.image : '';
  const typed = draft.text || draft.shelved;
  const answers = Object.entries(draft.answers).filter(([, choice]) => typeof choice === 'string');
  return {
    draft: {
      answers: Object.fromEntries(answers) as Record<string, string>,
      exercises: draft.exercises as GivenAnswers,
      mode: draft.mode,
      image,
      text: image === '' ? typed : '',
      shelved: image === '' ? '' : typed,
    },
    savedAt: new Date(savedAt),
  };
}

/** Where the draft of one person and one exam is kept on this device. */
export interface ExamDraftStore {
  read: () => KeptDraft | null;
  /** Keeps a draft (an empty one by keeping nothing). False when the browser does not let us. */
  keep: (draft: ExamDraft, now: Date) => boolean;
  /** Forgets the draft, once the exam has been submitted. */
  drop: () => void;
}

/** The draft of one attempt, the first unless said otherwise. */
export function examDraft(writer: string, lessonRand: string, attempt = 1): ExamDraftStore {
  const place = attempt > 1 ? `${lessonRand}.${attempt}` : lessonRand;
  const store = draftStore({ kind: 'exam', writer, place, schema: kept });
  return {
    read: () => {
      const found = store.read();
      return found && keptOf(found);
    },
    keep: (draft, now) => store.keep(isEmpty(draft) ? null : { ...draft, savedAt: now.getTime() }),
    drop: () => {
      store.keep(null);
    },
  };
}

/**
 * The newer of what this device and the server have kept, by the clock of its writer. A picture is
 * kept by the device alone until it is submitted, so it stays whichever is newer.
 */
export function newestDraft(
  onDevice: KeptDraft | null,
  onServer: SavedExamDraft | null,
): KeptDraft | null {
  if (!onServer || (onDevice && onDevice.savedAt >= onServer.writtenAt)) return onDevice;
  const { answers, exercises = {}, text } = onServer;
  const draft = { ...emptyDraft, answers, exercises, text };
  const { image = '', shelved = '' } = onDevice?.draft ?? {};
  return {
    draft: image === '' ? draft : withImage({ ...draft, shelved }, image),
    savedAt: onServer.writtenAt,
  };
}
