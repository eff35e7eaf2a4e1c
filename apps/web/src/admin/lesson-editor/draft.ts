import * as z from 'zod/mini';
import { DRAFT_PREFIX } from '../../platform/auth-store.ts';
import { LessonForm } from './form.ts';

const LessonDraft = z.object({
  form: LessonForm,
  /** Key of the presses of Save, so that one whose answer was lost is not made twice. */
  key: z.string(),
  /** Name of the file that was chosen; the file itself cannot be kept. Empty when there was none. */
  fileName: z.string(),
  /** Milliseconds. */
  keptAt: z.number(),
});
/** What was typed into the editor and is not saved. */
export type LessonDraft = z.output<typeof LessonDraft>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where it is kept on this device; `place` is the lesson's id, or `new-in-{class}`. */
export function draftName(email: string, place: string): string {
  return `${DRAFT_PREFIX}lesson:${email}:${place}`;
}

/** The draft under a name; null when there is none that can be read. */
export function readDraft(store: Store, name: string): LessonDraft | null {
  try {
    const kept = z.safeParse(LessonDraft, JSON.parse(store.getItem(name) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or with null forgets it; false where the browser keeps nothing. */
export function keepDraft(store: Store, name: string, draft: LessonDraft | null): boolean {
  try {
    if (draft) store.setItem(name, JSON.stringify(draft));
    else store.removeItem(name);
    return true;
  } catch {
    // No room, or storage is off: the form itself still holds what was typed.
    return false;
  }
}
