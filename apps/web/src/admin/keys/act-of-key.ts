import { keySign } from '../../ui/key-sign.ts';

/** What a key asks for. */
export type KeyAct =
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'choose' }
  | { kind: 'search' }
  | { kind: 'list' }
  | { kind: 'begin' }
  | { kind: 'go'; letter: string };

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

const acts: Readonly<Record<string, KeyAct>> = {
  j: { kind: 'step', by: 1 },
  k: { kind: 'step', by: -1 },
  x: { kind: 'choose' },
  '/': { kind: 'search' },
  '?': { kind: 'list' },
  g: { kind: 'begin' },
};

/** What a key does; `isGoing` after a G, when the next letter names a page. Null for nothing. */
export function actOfKey(pressed: Pressed, isGoing: boolean): KeyAct | null {
  const sign = keySign(pressed);
  if (sign === '') return null;
  if (isGoing) return { kind: 'go', letter: sign };
  return Object.hasOwn(acts, sign) ? (acts[sign] ?? null) : null;
}

/** Where a letter is text, or already has a use: fields, menus, lists of choices, what is edited. */
const TAKEN = [
  'textarea',
  'select',
  'input:not([type=checkbox]):not([type=radio])',
  '[contenteditable]:not([contenteditable=false])',
  ...['[role=menu]', '[role=listbox]', '[role=slider]', 'video', 'audio', 'dialog'],
].join(',');

/** Whether a key is free for an act of the office: no shortcut, nobody typing, no dialog open. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open], [role=menu]')) return false;
  return !(event.target instanceof Element && event.target.closest(TAKEN));
}
