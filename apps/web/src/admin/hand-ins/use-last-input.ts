import { useEffect, useRef } from 'react';

/** Says by what the page was used last: a key, or a finger or mouse. */
export function useLastInput(): () => 'key' | 'pointer' {
  const last = useRef<'key' | 'pointer'>('pointer');
  useEffect(() => {
    const onKey = () => {
      last.current = 'key';
    };
    const onPointer = () => {
      last.current = 'pointer';
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  return () => last.current;
}
