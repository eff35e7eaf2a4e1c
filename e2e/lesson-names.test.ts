import { signInByApi } from './support/api.ts';
import { lessonPath } from './support/school.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

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
