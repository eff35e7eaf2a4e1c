import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { plainGrounds } from './plain-grounds.ts';

const screens = join(import.meta.dirname, '..', 'screens');

/** The rules of axe that are about colours: in the other theme they alone can find anything new. */
const RULES_ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at what is on the screen, once it waits for nothing: nothing scrolls sideways, axe finds
 * nothing, and no colour is wrong in the other theme, which is switched by the class the product
 * itself switches, and put back. A picture is kept in `screens`.
 */
export async function lookAt(page: Page, name: string, size: string): Promise<void> {
  // Rows of the question before are dimmed until those of the next have come.
  await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0);
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  // A picture of a whole page is taken from its top, or what is fixed stands in its middle.
  const scrolled = await page.evaluate(() => window.scrollY);
  const isCovered = (await page.locator('dialog[open]').count()) > 0;
  if (!isCovered) await page.evaluate(() => window.scrollTo(0, 0));
  await wear(page, isDark);
  await page.screenshot({
    path: join(screens, `${name}-${size}.png`),
    animations: 'disabled',
    // What lies below the fold is looked at too, unless a dialog covers the page.
    fullPage: !isCovered,
  });
  await expectAccessible(page, `${name}, ${size}`);
  await wear(page, !isDark);
  await expectAccessible(page, `${name}, ${size}, the other theme`, RULES_ABOUT_COLOURS);
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

async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  const putBack = await plainGrounds(page);
  // The one page is all there is to look into; without this mode axe opens a second one each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  await putBack();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`).join('\n')}`,
  );
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}
