import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { plainGrounds } from './plain-grounds.ts';

const screens = join(import.meta.dirname, '..', 'screens');

/**
 * Looks at what is on the screen, once it waits for nothing, light and dark: axe finds nothing, nothing scrolls sideways. The
 * pictures are kept in `screens`. The theme is switched by the class the product itself switches,
 * and put back.
 */
export async function lookAt(page: Page, name: string, size: string): Promise<void> {
  await mkdir(screens, { recursive: true });
  // Rows of the question before are dimmed until those of the next have come.
  await expect.poll(() => page.locator('[aria-busy=true]:not(button)').count()).toBe(0);
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  // A picture of a whole page is taken from its top, or what is fixed stands in its middle.
  const scrolled = await page.evaluate(() => window.scrollY);
  const isCovered = (await page.locator('dialog[open]').count()) > 0;
  if (!isCovered) await page.evaluate(() => window.scrollTo(0, 0));
  for (const theme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await wear(page, theme === 'dark');
    await page.screenshot({
      path: join(screens, `${name}-${size}-${theme}.png`),
      animations: 'disabled',
      // What lies below the fold is looked at too, unless a dialog covers the page.
      fullPage: !isCovered,
    });
    await expectAccessible(page, `${name}, ${size}, ${theme}`);
  }
  await wear(page, isDark);
  if (!isCovered) await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name}, ${size} scrolls sideways by`).toBeLessThanOrEqual(0);
}

async function wear(page: Page, dark: boolean): Promise<void> {
  await page.evaluate((isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    // Colours on their way would be measured half way.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish();
      }
    }
  }, dark);
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  const putBack = await plainGrounds(page);
  // The one page is all there is to look into; without this mode axe opens a second one each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  await putBack();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`).join('\n')}`,
  );
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}
