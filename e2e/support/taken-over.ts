import { expect, type Page } from '@playwright/test';

/**
 * Whether the scripts of a page that the server had painted are there: React has made it anew, which
 * knows other languages and what a press of a button does, and whose elements carry what it knows of
 * them; or the landing page lives by its own.
 */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    if ((window as { paintedLanding?: object }).paintedLanding) return true;
    const [first] = document.getElementById('root')?.children ?? [];
    return first !== undefined && Object.keys(first).length > 0;
  });

/** Waits for {@link isTakenOver}. */
export const untilTakenOver = (page: Page): Promise<void> =>
  expect.poll(() => isTakenOver(page), { intervals: [20, 50] }).toBe(true);
