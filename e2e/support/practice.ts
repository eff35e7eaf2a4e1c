import { expect, type Page } from '@playwright/test';

/** Presses the button of this very name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Waits until the page of practice says that so many cards are due. */
export const due = (page: Page, count: number) =>
  expect(
    page.getByRole('heading', { name: new RegExp(`^${count} cards? due today$`) }),
  ).toBeVisible();

/** Answers so many cards that ask for a meaning, each as known; new ones are introduced before. */
export async function know(page: Page, count: number): Promise<void> {
  const isNew = page.getByRole('heading', { name: 'A new word' });
  const show = page.getByRole('button', { name: 'Show the meaning' });
  for (let known = 0; known < count; ) {
    await expect(isNew.or(show)).toBeVisible();
    if (await isNew.isVisible()) {
      await press(page, 'Go on');
      continue;
    }
    await show.click();
    await press(page, 'Easy');
    known += 1;
  }
}
