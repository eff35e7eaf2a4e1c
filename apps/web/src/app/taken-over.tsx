import { useEffect } from 'react';
import { noteTakenOver } from '../platform/early.ts';

/** Stands behind a page in its boundary, and so is there once the page can be used. */
export function TakenOver() {
  useEffect(noteTakenOver, []);
  return null;
}
