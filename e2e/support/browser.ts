import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Session } from './api.ts';
import { browserEnvironment } from './browser-environment.ts';
import { lookAt } from './look.ts';

/** The two screens every journey is made on: a cheap phone and a teacher's laptop. */
export const sizes = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;
export type Theme = 'light' | 'dark';

/** Debian's Chromium, kept from reaching for any network of its own and from fonts of the machine. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    env: browserEnvironment,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A person at a browser: a page of their own, and what went wrong on it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Script errors, console errors and requests to other origins, as they happened. */
  faults: string[];
  /** Looks at the screen in both themes: no accessibility fault, no sideways scrolling; keeps pictures. */
  look(name: string): Promise<void>;
  /** Expects the page to have done nothing wrong so far but what `allowed` names, and leaves. */
  leave(allowed?: RegExp): Promise<void>;
}

export interface VisitOptions {
  url: string;
  size: Size;
  theme?: Theme;
  /** Whether things move by themselves; off, as for a person who asks the system for less motion. */
  motion?: boolean;
  javaScript?: boolean;
  /** Somebody already signed in, as on coming back to a device. */
  as?: Session;
}

/** Opens a fresh browser profile on the product. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visitor> {
  const { url, size, theme = 'light', motion = false, javaScript = true, as } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    colorScheme: theme,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: javaScript,
    ...(as ? { storageState: storageOf(as, url) } : {}),
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  context.setDefaultTimeout(15_000);
  const faults: string[] = [];
  context.on('page', (page) => watch(page, url, faults));
  const page = await context.newPage();
  return {
    page,
    context,
    faults,
    look: (name) => lookAt(page, name, size),
    async leave(allowed) {
      await context.close();
      expect(faults.filter((fault) => !allowed?.test(fault))).toEqual([]);
    },
  };
}

/** What a browser holds once the session's person has signed in there. */
function storageOf({ user, cookies }: Session, url: string) {
  const state = JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 });
  return {
    cookies: [...cookies].map(([name, value]) => ({
      name,
      value,
      domain: new URL(url).hostname,
      path: '/',
      expires: -1,
      httpOnly: name === 'sid',
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [{ origin: url, localStorage: [{ name: 'auth-storage', value: state }] }],
  };
}

function watch(page: Page, url: string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const target = new URL(request.url());
    if (/^https?:$/.test(target.protocol) && target.origin !== url) {
      faults.push(`request to ${target.origin}`);
    }
  });
}
