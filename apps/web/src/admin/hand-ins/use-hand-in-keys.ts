import { useEffect, useEffectEvent } from 'react';
import { keySign } from '../../ui/key-sign.ts';
import { useListChoices } from '../../ui/table/list-choices.ts';

/** What the keys of a hand-in do. */
export interface HandInActs {
  toggle: () => void;
  seek: (seconds: number) => void;
  stepTake: (by: 1 | -1) => void;
  record: () => void;
  write: () => void;
  phrases: () => void;
  figure: (figure: string) => void;
  /** Null where no points are given: then arrows move the page. */
  stepLine: ((by: 1 | -1) => void) | null;
  again: () => void;
  answer: () => void;
  step: (by: 1 | -1) => void;
  undo: () => void;
  help: () => void;
  /** Whether Escape has something to end before the hand-in is closed. */
  escape: () => boolean;
}

/** How far an arrow goes, in seconds. */
const SEEK = 2;

const letters: Readonly<Record<string, (acts: HandInActs) => void>> = {
  ' ': (acts) => acts.toggle(),
  r: (acts) => acts.record(),
  t: (acts) => acts.write(),
  '/': (acts) => acts.phrases(),
  a: (acts) => acts.again(),
  n: (acts) => acts.step(1),
  p: (acts) => acts.step(-1),
  j: (acts) => acts.stepTake(1),
  k: (acts) => acts.stepTake(-1),
  z: (acts) => acts.undo(),
  '?': (acts) => acts.help(),
};

const named: Readonly<Record<string, (acts: HandInActs) => void>> = {
  Enter: (acts) => acts.answer(),
  ArrowUp: (acts) => acts.stepLine?.(-1),
  ArrowDown: (acts) => acts.stepLine?.(1),
  ArrowLeft: (acts) => acts.seek(-SEEK),
  ArrowRight: (acts) => acts.seek(SEEK),
};

/** Where a letter is written, or chooses. */
const WRITTEN =
  'textarea, select, input:not([type=range]):not([type=checkbox]):not([type=radio]):not([data-points])';
/** What each of the two does something to by itself. */
const PRESSED: Readonly<Record<string, string>> = {
  Enter: 'a,button,summary',
  ' ': 'a,button,summary,input:not([data-points])',
};
/** What arrows move by themselves. */
const MOVED = 'input:not([data-points]), select, textarea, [role=menu]';

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

function actOf(event: KeyboardEvent): ((acts: HandInActs) => void) | null {
  const { key, target } = event;
  if (matches(target, WRITTEN)) return null;
  const pressed = PRESSED[key];
  if (pressed) return matches(target, pressed) ? null : (named[key] ?? letters[key] ?? null);
  if (/^Arrow/.test(key)) return matches(target, MOVED) ? null : (named[key] ?? null);
  const sign = keySign(event);
  if (/^\d$/.test(sign)) return (acts) => acts.figure(sign);
  return Object.hasOwn(letters, sign) ? (letters[sign] ?? null) : null;
}

/**
 * The keys of a hand-in that is open, where nobody writes and no other dialog lies over it. They are switched off
 * with the single keys of the office.
 */
export function useHandInKeys(acts: HandInActs): void {
  const [{ keys: areOn }] = useListChoices();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelectorAll('dialog[open]').length > 1) return;
    if (event.key === 'Escape') {
      if (acts.escape()) event.preventDefault();
      return;
    }
    if (!areOn) return;
    const act = actOf(event);
    const isUpOrDown = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (!act || (isUpOrDown && !acts.stepLine)) return;
    event.preventDefault();
    act(acts);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
