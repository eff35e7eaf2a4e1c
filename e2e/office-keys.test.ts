import { newStudent } from './support/api.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

// An institute of its own: nobody else changes its lists meanwhile.
test.use({ environment: { INSTITUTE_TIMEZONE: 'Africa/Kinshasa' } });

// Proves ours-114, ours-115, ours-116, ours-117.
test('the office is walked by keys, does things by their names, and finds its lists as it left them', async ({
  visit,
  url,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, at) => newStudent(url, `Keys ${mark} ${at}`)),
  );
  const { page, look, leave } = await visit({ size: 'desktop', as: admin });
  const rows = page.locator('[data-row]');
  const dialog = page.getByRole('dialog');

  await test.step('a page is gone to by G and its letter, and a row opened by J and Enter', async () => {
    await page.goto('/admin');
    await page
      .getByRole('link', { name: /^Exams/ })
      .first()
      .waitFor();
    await untilTakenOver(page);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.waitForURL('**/admin/students');
    await rows.first().waitFor();
    await page.keyboard.press('/');
    const search = page.getByRole('search').getByRole('textbox');
    await expect(search).toBeFocused();
    // Letters that are keys elsewhere are letters here.
    await page.keyboard.type(`Keys ${mark}`);
    await expect(search).toHaveValue(`Keys ${mark}`);
    await page.getByText('1–10 of 12').waitFor();
    await search.blur();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await page.getByText('1 student chosen').first().waitFor();
    await look('office-keys-chosen');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `Keys ${mark}` }).waitFor();
    await page.goBack();
    await page.getByText('1–10 of 12').waitFor();
  });

  await test.step('a view is saved under a name, with more rows and other columns', async () => {
    await page.getByLabel('Rows per page').selectOption('25');
    await expect(rows).toHaveCount(12);
    await page.getByRole('button', { name: 'Columns' }).click();
    await dialog.getByRole('checkbox', { name: 'Classes' }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('columnheader', { name: 'Classes' }).waitFor();
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name of the view').fill('مفاتيح Keys');
    await page.keyboard.press('Enter');
    await look('office-saved-view');
    await page.goto('/admin/students');
    await expect(rows).not.toHaveCount(12);
    await page.getByRole('columnheader', { name: 'Classes' }).waitFor();
    await page.getByRole('button', { name: 'مفاتيح Keys', exact: true }).click();
    await expect(rows).toHaveCount(12);
    await page.getByRole('button', { name: 'Remove the view مفاتيح Keys' }).click();
    await expect(page.getByRole('button', { name: 'مفاتيح Keys', exact: true })).toHaveCount(0);
  });

  await test.step('an act is found by its name, with whom it is for', async () => {
    const [first] = people;
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`enroll ${first?.user.email ?? ''}`);
    await expect(dialog.getByRole('option', { selected: true })).toContainText('Enroll');
    await look('office-acts');
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Enroll in a class' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    for (const [words, name] of [
      ['refund', 'Refund a payment'],
      ['transfer', 'Take a payment'],
      ['keys', 'Keys of the office'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await dialog.getByRole('option', { name }).waitFor();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  await test.step('they are listed by a question mark, and switched off', async () => {
    await page.keyboard.press('?');
    await dialog.getByRole('heading', { name: 'Keys' }).waitFor();
    await look('office-keys');
    await dialog.getByLabel('Single keys act').uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.keyboard.press('?');
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toContain('/admin/students/');
  });
  await leave();
});
