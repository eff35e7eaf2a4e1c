import { expect, type Page } from '@playwright/test';

/**
 * Whether React has made the page anew that the server had painted, which knows no other language and
 * no press of a button. What React makes carries what it knows of it.
 */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [first] = document.getElementById('root')?.children ?? [];
    return first !== undefined && Object.keys(first).length > 0;
  });

/** Waits for {@link isTakenOver}. */
export const untilTakenOver = (page: Page): Promise<void> =>
  expect.poll(() => isTakenOver(page), { intervals: [20, 50] }).toBe(true);
