import type { Class } from '@institute/contract/classes';
import type { AppSettings } from '@institute/contract/settings';
import { useSyncExternalStore } from 'react';

/** The abbreviation shown until the institute has a name (student specification, section 2). */
export const DEFAULT_SITE_NAME = 'Arabic Institute';

let siteName = DEFAULT_SITE_NAME;
const listeners = new Set<() => void>();

/** What the server writes into the page so that the first paint needs no call. */
export interface Boot {
  settings?: AppSettings;
  /** The public class list, on the landing page only. */
  classes?: Class[];
}

let boot: Boot | undefined;

/** The server's first data, read once; empty under the development server. */
export function readBoot(): Boot {
  if (boot) return boot;
  try {
    boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
  } catch {
    boot = {};
  }
  setSiteName(boot.settings?.siteName);
  return boot;
}

/** Follows the settings: titles and headings use the name everywhere at once. */
export function setSiteName(name: string | undefined): void {
  if (!name || name === siteName) return;
  siteName = name;
  for (const listener of listeners) listener();
}

/** The institute's name. */
export function useSiteName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => siteName,
    () => DEFAULT_SITE_NAME,
  );
}
