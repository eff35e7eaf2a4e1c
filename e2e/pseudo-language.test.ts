import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inPseudo, setPseudoLanguage } from './support/pseudo-language.ts';
import { expect, sizeNames, test } from './support/test.ts';

test('nothing of the pseudo-language is shipped', async () => {
  const dist = join(import.meta.dirname, '..', 'apps', 'web', 'dist');
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => /\.(?:js|css|html|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/⟦|x-pseudo/);
  }
});

for (const size of sizeNames) {
  test(`in another language the landing page is its own and read from the right, on a ${size}`, async ({
    visit,
  }) => {
    const { context, page } = await visit({ size });
    await context.addInitScript(setPseudoLanguage);
    await page.goto('/login');
    await page.getByRole('button', { name: inPseudo('Got it') }).click();
    await expect(page.getByRole('button', { name: inPseudo('Sign In') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'x-pseudo');
    const isWide = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWide)).toBe(false);
  });
}
