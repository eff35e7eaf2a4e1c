import { useMedia } from './use-media.ts';

/** True when the person asks the system for less motion; follows the setting. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
