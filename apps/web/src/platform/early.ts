import type { KeptEarly } from './carry-out-early.ts';

declare global {
  interface Window {
    keptEarly?: KeptEarly | undefined;
  }
}

const STEP_MS = 50;

/**
 * Carries out what somebody did while the page was only painted, once it has been taken over. The code
 * for it is fetched only then: most people do nothing so early.
 */
export async function carryOutEarly(): Promise<void> {
  const kept = window.keptEarly;
  if (!kept) return;
  while (kept.painted[0]?.isConnected) await new Promise((go) => setTimeout(go, STEP_MS));
  kept.end();
  window.keptEarly = undefined;
  if (kept.pressed === null && kept.focused === null && kept.typed.size === 0) return;
  const { carryOut } = await import('./carry-out-early.ts');
  await carryOut(kept);
}
