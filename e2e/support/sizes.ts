import type { Page } from '@playwright/test';

/** The two screens every page is seen on: a cheap phone and a teacher's laptop. */
export const viewports = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof viewports;
export const sizeNames: readonly Size[] = ['phone', 'desktop'];

/**
 * Ends the title of a journey that is made at both sizes: `npm test` makes it on the phone, where it is
 * harder, and `npm run test:all` at both.
 */
export const ringOf = (size: Size): string => (size === 'phone' ? '' : ' @all');

/**
 * Gives the window another size and waits until the page has been laid out anew for it: a table becomes
 * lines, and what was found in it before is no longer there.
 */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => matchMedia(`(width: ${width}px)`).matches, size.width);
  // The first frame tells the page that its media have changed, the second shows what became of it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
