import type { WireOf } from '@institute/contract/call';
import type { getAppSettings } from '@institute/contract/settings/settings';
import { useSyncExternalStore } from 'react';

/** The abbreviation shown until the institute has a name (student specification, section 2). */
export const DEFAULT_SITE_NAME = 'Arabic Institute';

let siteName = DEFAULT_SITE_NAME;
const listeners = new Set<() => void>();

/** What the server writes into the page so that the first paint needs no call. */
export interface Boot {
  /** As they travel; `first-settings.ts` reads them. */
  settings?: WireOf<typeof getAppSettings>;
  /** True in the shell that the service worker keeps: what it says may be old. */
  isKept?: true;
  /** What the page of a person signed in shows first. */
  first?: FirstView;
}

/** The answers that a page asks for first, as its queries would have them. */
export interface FirstView {
  /** Whose they are, by what they sign in with. */
  person: string;
  /** The server's clock when it made the page, in ms. */
  at: number;
  answers: readonly FirstAnswer[];
}

/** An answer as it travels, under the key of its query and the name by which it is kept on the device. */
export interface FirstAnswer {
  key: readonly unknown[];
  data: unknown;
  meta: unknown;
  copy: string | null;
}

let boot: Boot | undefined;

/** Gives the first data on the server, which has no page to read it from; null takes it away. */
export function setBoot(given: Boot | null): void {
  boot = given ?? undefined;
  siteName = given?.settings?.siteName || DEFAULT_SITE_NAME;
}

/** The server's first data, read once; empty under the development server. */
export function readBoot(): Boot {
  if (boot) return boot;
  try {
    const element = document.getElementById('boot');
    boot = JSON.parse(element?.textContent ?? '{}') as Boot;
    // It holds what one person may read, and the page may outlive their visit.
    element?.remove();
  } catch {
    boot = {};
  }
  setSiteName(boot.settings?.siteName);
  return boot;
}

/** What the page of the person signed in shows first, given once; null when there is none for them. */
export function takeFirstView(person: string | undefined): FirstView | null {
  const { first } = readBoot();
  if (boot) delete boot.first;
  return first && first.person === person ? first : null;
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
    () => siteName,
  );
}
