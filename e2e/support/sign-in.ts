import type { Locator, Page } from '@playwright/test';

/** The card of the landing page, in which one signs in. */
export const signInCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'Start learning today' });

/** Signs in by a form, that of the card or of a dialog. */
export async function fillSignIn(form: Locator, email: string, password: string): Promise<void> {
  await form.getByLabel(/^Email/).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}
