import { DRAFT_PREFIX } from '../../platform/auth-store.ts';
import type { ClassValues, ShownClass } from './class-form.ts';

/** What a class form began with. */
export interface Opened {
  values: ClassValues;
  /** The class as the server showed it; null for a new one. */
  shown: ShownClass | null;
}

/** What an administrator typed into a class form and has not saved. */
export interface ClassDraft {
  values: ClassValues;
  /** The state of the class it was typed into, which somebody else may have changed since. */
  opened: Opened;
  /** Key of the presses of Save: however many arrive, they add one class. */
  key: string;
  /** Whether a press was sent whose answer is not known: the class may be there already. */
  isUnanswered: boolean;
}

/** Where it is kept on this device: an ended session or a closed tab loses nothing. */
export function draftName(email: string, classId: number | null): string {
  return `${DRAFT_PREFIX}class:${email}:${classId ?? 'new'}`;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft under a name, its values of the form's present shape; null when none can be read. */
export function readDraft(store: Store, name: string, shape: ClassValues): ClassDraft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('key' in kept)) {
      return null;
    }
    const values = shaped(kept.values, shape);
    const opened = 'opened' in kept ? openedOf(kept.opened, shape) : null;
    if (!values || !opened || typeof kept.key !== 'string') return null;
    const isUnanswered = 'isUnanswered' in kept && kept.isUnanswered === true;
    return { values, opened, key: kept.key, isUnanswered };
  } catch {
    return null;
  }
}

function openedOf(kept: unknown, shape: ClassValues): Opened | null {
  if (typeof kept !== 'object' || kept === null || !('values' in kept)) return null;
  const values = shaped(kept.values, shape);
  const shown = 'shown' in kept ? (kept.shown as ShownClass | null) : null;
  return values && { values, shown };
}

function shaped(kept: unknown, shape: ClassValues): ClassValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const isWhole = Object.entries(shape).every(
    ([field, value]) => typeof (kept as Record<string, unknown>)[field] === typeof value,
  );
  return isWhole ? (kept as ClassValues) : null;
}

/** Keeps a draft, or with null forgets it. Where the browser keeps nothing, nothing happens. */
export function keepDraft(store: Store, name: string, draft: ClassDraft | null): void {
  try {
    if (draft) store.setItem(name, JSON.stringify(draft));
    else store.removeItem(name);
  } catch {
    // No room, or storage is off: the form itself still holds what was typed.
  }
}
