import { pathTo } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { signInByApi } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { classPath, lessonPath } from './support/school.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, resizeTo, test } from './support/test.ts';

/** Text at so many per cent, as a browser is set to it. */
const setText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}% }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);

/** How far the page goes beyond the window, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Which words of the bottom bar lie over others, and how much of the window bars take in the middle of a page. */
const barsOf = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const inView = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    let taken = 0;
    for (const bar of inView) {
      const { top, bottom } = bar.getBoundingClientRect();
      taken += Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
    }
    const labels = [...document.querySelectorAll('[data-bottom-bar] li span:not(.sr-only)')]
      .map((label) => label.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const over = labels.filter((one, at) =>
      labels
        .slice(at + 1)
        .some(
          (other) =>
            other.left < one.right &&
            one.left < other.right &&
            other.top < one.bottom &&
            one.top < other.bottom,
        ),
    );
    return { taken: taken / innerHeight, over: over.length };
  });

// Proves ours-72.
test('pages hold text at 200 % and a window of 240 px', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  const names = ['dashboard', 'classes', 'myClasses', 'practice', 'messages', 'wallet', 'profile'];
  const paths = [
    ...names.map((name) => pathTo(name as 'dashboard')),
    pathTo('game'),
    '/about',
    await classPath(amina, 'Everyday Dialogue'),
    await classPath(amina, 'The Arabic Alphabet'),
    await lessonPath(amina, 'The Arabic Alphabet', 'How Arabic writing works'),
  ];
  for (const path of paths) {
    await page.goto(path);
    if (path !== '/about') await untilTakenOver(page);
    await untilAtRest(page);
    for (const percent of [130, 200]) {
      await setText(page, percent);
      expect.soft(await overflow(page), `${path} at ${percent} %`).toBeLessThanOrEqual(0);
      const { taken, over } = await barsOf(page);
      expect.soft(taken, `bars of ${path} at ${percent} %`).toBeLessThan(0.4);
      expect.soft(over, `labels of ${path} at ${percent} %`).toBe(0);
    }
    await setText(page, 100);
    await resizeTo(page, { width: 240, height: 800 });
    expect.soft(await overflow(page), `${path} at 240 px`).toBeLessThanOrEqual(0);
    await resizeTo(page, { width: 360, height: 800 });
  }
  await visitor.leave();
});

// Proves ours-72.
test('the words of a table stay whole on a phone', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  await page.goto(await lessonPath(amina, 'The Arabic Alphabet', 'How Arabic writing works'));
  await page.getByRole('table').first().waitFor();
  const broken = await page.evaluate(() => {
    const found: string[] = [];
    for (const table of document.querySelectorAll('table')) {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /\p{L}[\p{L}\p{M}]*/gu,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
  await visitor.look('lesson-table');
  await visitor.leave();
});

// Proves ours-73.
test('exercises and lines are told apart by their names', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  await page.goto(await lessonPath(amina, 'Everyday Dialogue', 'Meeting and greeting'));
  await untilTakenOver(page);
  await page.getByRole('article', { name: 'Exercise 2', exact: true }).waitFor();
  const names = await page
    .getByRole('button', { name: /^Hear this line/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
  await visitor.leave();
});
