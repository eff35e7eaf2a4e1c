import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import type { Session } from './api.ts';
import { lookAt, type Where } from './look.ts';
import { type Size, viewports } from './sizes.ts';

export type Theme = 'light' | 'dark';

/** A person at a browser: a page of their own, and what went wrong on it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Script errors, console errors and requests to other origins, as they happened. */
  faults: string[];
  /** What its pages asked for and have no answer to yet, as it says where a journey failed. */
  waiting(): string[];
  /**
   * Looks at the screen, at both sizes or `here` alone: no accessibility fault in
   * either theme, no sideways scrolling; keeps a picture of each where wanted (`look.ts`).
   */
  look(name: string, where?: Where): Promise<void>;
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
  /** Whether the worker for being offline is installed, which costs more than most pages. */
  serviceWorker?: boolean;
  /** Somebody already signed in, as on coming back to a device. */
  as?: Session;
}

/** Opens a fresh browser profile on the product. */
export async function openVisit(browser: Browser, options: VisitOptions): Promise<Visitor> {
  const { url, size, theme = 'light', motion = false, javaScript = true, as } = options;
  const { serviceWorker = false } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewports[size],
    colorScheme: theme,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: javaScript,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...(as ? { storageState: storageOf(as, url) } : {}),
  });
  const faults: string[] = [];
  context.on('page', (page) => watch(page, url, faults));
  const asked = new Map<Request, number>();
  context.on('request', (request) => asked.set(request, performance.now()));
  context.on('requestfinished', (request) => asked.delete(request));
  context.on('requestfailed', (request) => asked.delete(request));
  const page = await context.newPage();
  return {
    page,
    context,
    faults,
    waiting: () =>
      [...asked].map(([request, since]) => {
        const forMs = Math.round(performance.now() - since);
        return `${request.method()} ${request.url()} for ${forMs} ms`;
      }),
    look: (name, where = 'both') => lookAt(page, name, size, where),
    async leave(allowed) {
      await context.close();
      expect(faults.filter((fault) => !allowed?.test(fault))).toEqual([]);
    },
  };
}

/** What a browser holds once the session's person has signed in there. */
export function storageOf({ user, cookies }: Session, url: string) {
  const state = JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 });
  return {
    cookies: [...cookies].map(([name, value]) => ({
      name,
      value,
      domain: new URL(url).hostname,
      path: '/',
      expires: -1,
      httpOnly: name !== 'token',
      secure: url.startsWith('https:'),
      sameSite: 'Lax' as const,
    })),
    origins: [{ origin: url, localStorage: [{ name: 'auth-storage', value: state }] }],
  };
}

/** The recorder of traces reads pictures of the page anew, which the policy forbids it for blobs. */
function isOfRecorder(message: ConsoleMessage): boolean {
  return message.location().url === '' && message.text().startsWith("Connecting to 'blob:");
}

function watch(page: Page, url: string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOfRecorder(message)) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const target = new URL(request.url());
    if (/^https?:$/.test(target.protocol) && target.origin !== url) {
      faults.push(`request to ${target.origin}`);
    }
  });
}
