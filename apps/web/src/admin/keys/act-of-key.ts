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
