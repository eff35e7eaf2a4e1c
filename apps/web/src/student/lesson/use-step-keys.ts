import { useEffect, useEffectEvent } from 'react';
import { READING } from '../../ui/reading.ts';
import { type Step, stepOf } from './step-keys.ts';

/** Lets the arrow keys go to the lesson before and the one after; not while a dialog is open. */
export function useStepKeys(go: (step: Step) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = document.querySelector('dialog[open]') ? null : stepOf(event, READING);
    if (step) go(step);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
