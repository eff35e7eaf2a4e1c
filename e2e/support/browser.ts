import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

/** The two screens every journey is made on: a cheap phone and a teacher's laptop. */
export const sizes = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;
export type Theme = 'light' | 'dark';

const screens = join(import.meta.dirname, '..', 'screens');

/** Debian's Chromium, kept from reaching for any network of its own. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
  /** Looks at the screen: no accessibility fault, no sideways scrolling; keeps a picture. */
  look(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a fresh browser profile on the product. */
export async function visit(
  browser: Browser,
  options: { url: string; size: Size; theme?: Theme },
): Promise<Visitor> {
  const { url, size, theme = 'light' } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    colorScheme: theme,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const target = new URL(request.url());
    if (/^https?:$/.test(target.protocol) && target.origin !== url) {
      faults.push(`request to ${target.origin}`);
    }
  });
  return {
    page,
    context,
    faults,
    async look(name) {
      await mkdir(screens, { recursive: true });
      await page.screenshot({ path: join(screens, `${name}-${size}-${theme}.png`) });
      await expectAccessible(page, name);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${name} scrolls sideways by`).toBeLessThanOrEqual(0);
    },
    close: () => context.close(),
  };
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map((node) => node.html).join('\n    ')}`,
  );
  expect(found, `accessibility of ${name}`).toEqual([]);
}
