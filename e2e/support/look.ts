import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
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
  // Once for both themes: its megabyte takes longer to arrive than to run.
  for (const frame of page.frames()) await frame.evaluate(axe.source);
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

declare global {
  interface Window {
    axe: typeof axe;
  }
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
  const violations = await page.evaluate(async (values) => {
    const only = values ? { runOnly: { type: 'rule' as const, values } } : {};
    const results = await window.axe.run(document, { ...only, resultTypes: ['violations'] });
    return results.violations;
  }, rules);
  await putBack();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`).join('\n')}`,
  );
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}
