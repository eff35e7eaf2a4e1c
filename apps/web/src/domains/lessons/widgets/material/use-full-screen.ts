import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  /** False where the browser lets no element fill the screen (iPhones). */
  isPossible: boolean;
  isFull: boolean;
  toggle: () => void;
}

/** Takes an element to full screen and back, following the browser's own ways out (Esc, gestures). */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A refusal (a policy of the page around ours) leaves things as they are.
    change?.catch((error: unknown) => console.warn('Full screen was refused', error));
  };
  return { isPossible: document.fullscreenEnabled === true, isFull, toggle };
}
