import { onSignOut, useAuthStore } from '../auth-store.ts';
import { SIGNED_IN_CACHE } from '../cache-names.ts';
import { holdStyles } from './hold-styles.ts';
import { followReleases, tell } from './release.ts';

/** A tab may stay open for days: it asks for a newer release when looked at again, this seldom. */
const ASK_AGAIN_MS = 60 * 60_000;

// The phone of somebody who has left shows nothing of what comes for them.
onSignOut(() => void silence().catch(() => undefined));
const silence = async () => (await import('./phone-push.ts')).forgetPhone();

/**
 * Registers `/sw.js` for a person who is signed in, and marks the device so that the shell may open
 * offline. Without service workers, or where the browser refuses, everything else works as before.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    await markSignedIn();
    followReleases(registration);
    askAgain(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (active) followFetches((urls) => tell(active, { type: 'keep', urls }));
    await holdStyles();
  } catch (error) {
    console.warn('Reading offline is not possible here', error);
  }
}

/** Only while the person is still there: signing out removes the mark. */
async function markSignedIn(): Promise<void> {
  await caches.open(SIGNED_IN_CACHE);
  if (!useAuthStore.getState().isAuthenticated) await caches.delete(SIGNED_IN_CACHE);
}

/**
 * Reports code and materials that went past the worker: what the page asked for before the worker
 * was in charge, though it may arrive after.
 */
function followFetches(report: (urls: readonly string[]) => void): void {
  const observer = new PerformanceObserver((list) => {
    const fetches = list.getEntries() as PerformanceResourceTiming[];
    const missed = fetches.filter((one) => one.workerStart === 0 && isWorthKeeping(one));
    if (missed.length > 0) report(missed.map(({ name }) => name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

function isWorthKeeping({ name, initiatorType }: PerformanceResourceTiming): boolean {
  const { origin, pathname } = new URL(name);
  if (origin !== location.origin) return false;
  if (pathname.startsWith('/assets/')) return true;
  // A painted page announces its pictures by links.
  return pathname.startsWith('/files/') && /^(img|iframe|audio|link)$/.test(initiatorType);
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
