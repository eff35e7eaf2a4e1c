import { pathTo } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { signInByApi } from './support/api.ts';
import { ON_ITS_WAY, untilAtRest } from './support/at-rest.ts';
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

/** How far the page goes beyond the window, in px, and the share of the window that bars take in the middle of it. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    scrollTo(0, scrollHeight / 2);
    let bars = 0;
    for (const element of document.querySelectorAll('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      const { top, bottom } = element.getBoundingClientRect();
      bars += Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
    }
    return { beyond: scrollWidth - clientWidth, bars: bars / innerHeight };
  });

// Proves ours-76.
test('pages of students hold text at 200 % and a window of 240 px', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  const names = ['dashboard', 'classes', 'myClasses', 'practice', 'messages', 'wallet', 'profile'];
  const paths = [
    ...names.map((name) => pathTo(name as 'dashboard')),
    pathTo('game'),
    '/about',
    await classPath(amina, 'Everyday Dialogue'),
    await lessonPath(amina, 'The Arabic Alphabet', 'How Arabic writing works'),
  ];
  for (const path of paths) {
    await page.goto(path);
    if (path !== '/about') await untilTakenOver(page);
    await untilAtRest(page);
    for (const percent of [130, 200]) {
      await setText(page, percent);
      const { beyond, bars } = await looksOf(page);
      expect.soft(beyond, `${path} at ${percent} %`).toBeLessThanOrEqual(0);
      expect.soft(bars, `bars of ${path} at ${percent} %`).toBeLessThan(0.4);
    }
    await setText(page, 100);
    await resizeTo(page, { width: 240, height: 800 });
    expect.soft((await looksOf(page)).beyond, `${path} at 240 px`).toBeLessThanOrEqual(0);
    await resizeTo(page, { width: 360, height: 800 });
  }
  await visitor.leave();
});

// Proves ours-76.
test('what is on its way is no wider than the window either', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  let send = () => {};
  const awaited = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/comments.php', async (route) => {
    if (route.request().postData()?.includes('getComments')) await awaited;
    await route.fallback();
  });
  await page.goto(await lessonPath(amina, 'The Arabic Alphabet', 'How Arabic writing works'));
  await untilTakenOver(page);
  // The discussion is asked for once it comes into view.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return page.locator(ON_ITS_WAY).count();
    })
    .toBeGreaterThan(0);
  await setText(page, 200);
  expect((await looksOf(page)).beyond).toBeLessThanOrEqual(0);
  await expect(page.locator(ON_ITS_WAY)).not.toHaveCount(0);
  send();
  await untilAtRest(page);
  await visitor.leave();
});
