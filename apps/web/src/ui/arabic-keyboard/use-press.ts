import { type PointerEvent, useEffect, useRef } from 'react';

const REPEAT_AFTER_MS = 450;
const REPEAT_EVERY_MS = 70;

/**
 * Presses of keys. A finger writes when it comes down, as two thumbs overlap and only the first
 * would click; a click counts where no pointer came before it (Enter, a screen reader). Keys that
 * `repeats` names go on while they are held.
 */
export function usePress(press: (key: number) => void, repeats: (key: number) => boolean) {
  const latest = useRef(press);
  latest.current = press;
  // The key whose click is still to come.
  const pressed = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const stop = () => clearTimeout(timer.current);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, stop);
    return () => {
      stop();
      for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, stop);
    };
  }, []);

  const repeat = (key: number) => {
    latest.current(key);
    timer.current = setTimeout(() => repeat(key), REPEAT_EVERY_MS);
  };

  return {
    onPointerDown: (event: PointerEvent, key: number) => {
      if (event.button !== 0) return;
      pressed.current = key;
      latest.current(key);
      clearTimeout(timer.current);
      if (repeats(key)) timer.current = setTimeout(() => repeat(key), REPEAT_AFTER_MS);
    },
    onClick: (key: number) => {
      if (pressed.current !== key) latest.current(key);
      pressed.current = null;
    },
    /** Forgets the key whose click was still to come: the finger has left it. */
    forget: () => {
      pressed.current = null;
    },
  };
}
