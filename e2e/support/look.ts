import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { untilAtRest } from './at-rest.ts';
import { plainGrounds } from './plain-grounds.ts';
import { resizeTo, type Size, viewports } from './sizes.ts';

/** Less than half of what the package loads by itself, which each document would have to read. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** `JOURNEY_PICTURES=on` keeps a picture of every look, which costs as much as looking. */
const keepsPictures = process.env.JOURNEY_PICTURES === 'on';
const screens = join(import.meta.dirname, '..', 'screens');

/** The rules of axe that are about colours: in the other theme they alone can find anything new. */
const RULES_ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** At both sizes, or at the visit's own where the screen would be another by then. */
export type Where = 'both' | 'here';

/**
 * Looks at what is on the screen, once it waits for nothing, and then at the same at the other size
 * in the other theme, so that one journey shows both of both; the page ends at the size, in the theme
 * and at the place in which it was.
 */
export async function lookAt(page: Page, name: string, own: Size, where: Where): Promise<void> {
  await untilAtRest(page);
  for (const frame of page.frames()) await bringAxe(frame);
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  const scrolled = await page.evaluate(() => window.scrollY);
  await lookFrom(page, name, own);
  await wear(page, !isDark);
  if (where === 'both') {
    const other = own === 'phone' ? 'desktop' : 'phone';
    await become(page, other);
    await lookFrom(page, name, other);
    await become(page, own);
  } else {
    await expectAccessible(page, `${name}, ${own}, the other theme`, RULES_ABOUT_COLOURS);
  }
  await wear(page, isDark);
  if (!(await isCovered(page))) await page.evaluate((top) => window.scrollTo(0, top), scrolled);
}

/** Once for all looks at a document: it takes longer to arrive than to run. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axeSource);
}

async function become(page: Page, size: Size): Promise<void> {
  await resizeTo(page, viewports[size]);
  await untilAtRest(page);
}

const isCovered = async (page: Page) => (await page.locator('dialog[open]').count()) > 0;

/** Nothing scrolls sideways and axe finds nothing. A picture is kept in `screens` where wanted. */
async function lookFrom(page: Page, name: string, size: Size): Promise<void> {
  const covered = await isCovered(page);
  // A picture of a whole page is taken from its top, or what is fixed stands in its middle.
  if (!covered) await page.evaluate(() => window.scrollTo(0, 0));
  await finishChanges(page);
  if (keepsPictures) {
    await page.screenshot({
      path: join(screens, `${name}-${size}.png`),
      animations: 'disabled',
      // What lies below the fold is looked at too, unless a dialog covers the page.
      fullPage: !covered,
    });
  }
  await expectAccessible(page, `${name}, ${size}`);
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

/** Puts a theme on, by the class by which the product itself does. */
async function wear(page: Page, dark: boolean): Promise<void> {
  await page.evaluate((isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
  }, dark);
  await finishChanges(page);
}

/** Colours on their way would be measured half way. */
async function finishChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish();
      }
    }
  });
}

async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  const putBack = await plainGrounds(page);
  const violations = await page.evaluate(async (values) => {
    const only = values ? { runOnly: { type: 'rule' as const, values } } : {};
    const results = await window.axe.run(document, {
      ...only,
      resultTypes: ['violations'],
      // Style sheets would be read for one rule, about screens locked to a direction, which is an
      // experiment of axe and not among those that run.
      preload: { assets: ['media'] },
    });
    return results.violations;
  }, rules);
  await putBack();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`).join('\n')}`,
  );
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}
