import type { Page } from '@playwright/test';
import { untilAtRest } from './support/at-rest.ts';
import { misplaced } from './support/bidi.ts';
import { differences } from './support/kept-pictures.ts';
import { buildMixedSchool, type MixedSchool } from './support/mixed-school.ts';
import { verify } from './support/outbox.ts';
import { emptyInstitute } from './support/product.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, resizeTo, ringOf, sizeNames, test, viewports } from './support/test.ts';

// An institute of its own: what other journeys leave behind would be in the pictures.
test.use({ environment: emptyInstitute() });

let school: MixedSchool;
test.beforeAll(async ({ url, product }) => {
  school = await buildMixedSchool(url);
  // Whoever is verified is not asked to be.
  await verify(product.dataDir, school.student);
});

/** Name of the picture, address, and words that show that all has come. */
const screens = (): [string, string, string][] => [
  ['dashboard', '/', 'شهادة Certificate (1)'],
  ['classes', '/classes', 'نحو Grammar'],
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
  ['print', `/certificates/${school.code}/print`, 'Bello (2)'],
  ['verify', `/verify/${school.code}`, 'Bello (2)'],
];

for (const size of sizeNames) {
  const { width } = viewports[size];
  test(`keeps both scripts in their places at ${width} px${ringOf(size)}`, async ({ visit }) => {
    const visitor = await visit({ size, as: school.student });
    const { page } = visitor;
    // On the day of joining, whose dashboard greets, whatever day it is by now.
    await page.clock.setFixedTime(school.joinedAt);
    // A device that holds the same whatever machine it is.
    await page.addInitScript(() => {
      const kept = { usage: 71_900, quota: 5_400_071_900 };
      navigator.storage.estimate = () => Promise.resolve(kept);
    });
    for (const [name, path, words] of screens()) {
      await open(page, path, words);
      expect.soft(await misplaced(page), `${name} at ${width} px`).toEqual([]);
      const picture = `bidi-${name}-${width}`;
      expect
        .soft(await differences(page, picture), `${picture} is not the picture kept`)
        .toEqual([]);
      if (size !== 'phone') continue;
      // The narrowest there is; measuring it is enough.
      await resizeTo(page, { width: 320, height: 800 });
      expect.soft(await misplaced(page), `${name} at 320 px`).toEqual([]);
      await resizeTo(page, { width, height: 800 });
    }
    await visitor.leave();
  });
}

async function open(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path);
  await page.getByText(words).filter({ visible: true }).first().waitFor();
  // What makes addresses links comes a moment after the words.
  await page.waitForLoadState('networkidle');
  await untilTakenOver(page);
  await untilAtRest(page);
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

test('would notice a figure in the order of the Arabic beside it, and what is cut off', async ({
  visit,
}) => {
  const visitor = await visit({ size: 'phone', as: school.student });
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
    const link = document.createElement('a');
    link.target = '_blank';
    link.textContent = 'https://example.org/دروس';
    element.closest('main')?.append(bare, cut, link);
  });
  const found = (await misplaced(page)).join('\n');
  expect(found).toContain('a figure from right to left');
  expect(found).toContain('cut off');
  expect(found).toContain('a link not isolated');
  await visitor.leave();
});

test('would notice words in another order, and not a browser that draws a little otherwise', async ({
  visit,
}) => {
  const visitor = await visit({ size: 'phone', as: school.student });
  const { page } = visitor;
  const [, path, words] = screens().find(([name]) => name === 'message') ?? ['', '', ''];
  await open(page, path, words);
  await page.locator('main').evaluate((main) => {
    main.style.opacity = '0.96';
    main.style.fontKerning = 'none';
  });
  expect(await differences(page, 'bidi-message-360')).toEqual([]);
  await open(page, path, words);
  // As if one line had lost its own direction.
  const line = page
    .locator('main [dir]')
    .filter({ hasText: /هذا.*costs/ })
    .last();
  await line.evaluate((element) => element.setAttribute('dir', 'ltr'));
  expect(await differences(page, 'bidi-message-360')).not.toEqual([]);
  await visitor.leave();
});
