import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { misplaced } from './support/bidi.ts';
import { openBrowser, visit } from './support/browser.ts';
import { buildMixedSchool, type MixedSchool } from './support/mixed-school.ts';

const { url } = inject('products').embedded;
const screens = join(import.meta.dirname, 'screens');

let browser: Browser;
let school: MixedSchool;
beforeAll(async () => {
  [browser, school] = await Promise.all([openBrowser(), buildMixedSchool(url)]);
  await mkdir(screens, { recursive: true });
});
afterAll(() => browser.close());

/** Name of the picture, address, and words that show that all has come. */
const walk = (): [string, string, string][] => [
  ['dashboard', '/', 'شهادة Certificate (1)'],
  ['category', `/classes?category=${encodeURIComponent('نحو Grammar')}`, 'Grammar 101'],
  ['class', school.classPath, 'Grammar 101'],
  ['lesson', school.lessonPath, 'It costs'],
  ['result', school.resultPath, 'Your result'],
  ['my-classes', '/my-classes', 'Grammar 101'],
  ['wallet', '/wallet-history', '−₦2,500.00'],
  ['messages', '/messages', 'إعلان: Class'],
  ['message', school.messagePath, 'means book'],
  ['profile', '/profile', 'Change Password'],
  ['game', '/game', '₦100.00'],
  ['verify', `/verify/${school.code}`, 'Bello (2)'],
];

it.each([320, 360, 1280])('keeps both scripts in their places at %i px', async (width) => {
  const visitor = await visit(browser, {
    url,
    size: width < 1000 ? 'phone' : 'desktop',
    as: school.student,
  });
  const { page } = visitor;
  await page.setViewportSize({ width, height: 800 });
  for (const [name, path, words] of walk()) {
    await page.goto(path);
    await page.getByText(words).filter({ visible: true }).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await page.evaluate(() => document.fonts.ready.then(() => null));
    await page.screenshot({ path: join(screens, `bidi-${name}-${width}.png`), fullPage: true });
    expect.soft(await misplaced(page), `${name} at ${width} px`).toEqual([]);
  }
  await visitor.leave();
});

it('would notice a figure in the order of the Arabic beside it, and what is cut off', async () => {
  const visitor = await visit(browser, { url, size: 'phone', as: school.student });
  const { page } = visitor;
  await page.goto('/wallet-history');
  const amount = page.getByText('₦2,500.00').first();
  await amount.waitFor();
  await amount.evaluate((element) => {
    const bare = document.createElement('p');
    bare.dir = 'rtl';
    bare.innerHTML = '<span>الرصيد</span> <span>₦2,500.00</span>';
    const cut = document.createElement('p');
    cut.style.cssText = 'width:40px;overflow:hidden;white-space:nowrap';
    cut.textContent = 'a long line';
    element.closest('main')?.append(bare, cut);
  });
  const found = (await misplaced(page)).join('\n');
  expect(found).toContain('a figure from right to left');
  expect(found).toContain('cut off');
  await visitor.leave();
});
