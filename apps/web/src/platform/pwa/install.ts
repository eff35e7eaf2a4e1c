import { useSyncExternalStore } from 'react';

/*
 * Whether this browser would put the site on the home screen, which it says once it has seen the manifest
 * and the worker; Safari and Firefox never do, whose own menus offer it.
 */

/** What Chromium gives for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | null): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for whoever asks for it, in place of a strip of its own over the page. */
export function followInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

/** True while the site can be put on the home screen. */
export function useCanInstall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered !== null,
    () => false,
  );
}

/** Has the browser ask whether it may; its offer is good for one time. */
export function install(): void {
  void offered?.prompt();
  keep(null);
}
