import { expect, type Page } from '@playwright/test';

/** What stands for something on its way: a skeleton, and rows of the question before. A button is busy by itself. */
export const ON_ITS_WAY = '[data-loading], [aria-busy=true]:not(button)';

/** Waits until nothing on the page is on its way. */
export const untilAtRest = (page: Page): Promise<void> =>
  expect(page.locator(ON_ITS_WAY)).toHaveCount(0);
