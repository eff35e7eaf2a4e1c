import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { TextControl } from './edit.ts';

/** Keeps the phone's own keyboard away from a field while ours is on, and lets it back afterwards. */
export function useQuietPhone(field: RefObject<TextControl | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || !isOn) return;
    const before = element.getAttribute('inputmode');
    element.setAttribute('inputmode', 'none');
    return () => {
      if (before === null) element.removeAttribute('inputmode');
      else element.setAttribute('inputmode', before);
    };
  }, [field, isOn]);
}

let fieldsWithRoom = 0;

/**
 * Room at the foot of the page, so that its last field can be scrolled to above the keyboard. It
 * stays while the keyboard is on, shown or not: taking it away as a field is left would move the
 * button that is being pressed.
 */
export function useRoomBelow(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    fieldsWithRoom += 1;
    document.body.classList.add('pb-64');
    return () => {
      fieldsWithRoom -= 1;
      if (fieldsWithRoom === 0) document.body.classList.remove('pb-64');
    };
  }, [isOn]);
}

/**
 * Whether a person is at the field: in it, or on the keyboard within `own`. The button that
 * switches the keyboard keeps to what was: it neither calls the keyboard nor sends it away.
 */
export function useAtField(
  field: RefObject<TextControl | null>,
  own: RefObject<HTMLElement | null>,
): [boolean, (isAt: boolean) => void] {
  const [isAt, setAt] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const focused = document.activeElement;
      if (focused?.parentElement === own.current && own.current) return;
      setAt(focused !== null && (focused === field.current || !!own.current?.contains(focused)));
    };
    const onFocusOut = () => {
      // Focus may be on its way to a neighbour, or come straight back.
      clearTimeout(timer);
      timer = setTimeout(look);
    };
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [field, own]);
  return [isAt, setAt];
}
