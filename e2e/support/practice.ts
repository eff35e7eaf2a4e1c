import { expect, type Page } from '@playwright/test';

/** Presses the button of this very name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Waits until the page of practice says that so many cards are due. */
export const due = (page: Page, count: number) =>
  expect(
    page.getByRole('heading', { name: new RegExp(`^${count} cards? due today$`) }),
  ).toBeVisible();

/** Answers so many cards that ask for a meaning, each as known. */
export async function know(page: Page, count: number): Promise<void> {
  for (let card = 0; card < count; card += 1) {
    await press(page, 'Show the meaning');
    await press(page, 'Easy');
  }
}
