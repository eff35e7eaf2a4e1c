import { signInByApi } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { lessonPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

const dialogue = demoClass('dialogue');

const EXPIRED = 'Your subscription has expired. Please renew to access new content.';

/** Yusuf's subscription has run out; lessons by their place. */
const viewed = 1;
const fresh = 3;

/** Accessible names have plain spaces where the page keeps a name together. */
const spaced = (name: string) => name.replace(/\s/g, ' ');

// Proves student-4-13, student-8-18.
test('an expired subscription keeps what was opened and is renewed', async ({ visit, url }) => {
  const session = await signInByApi(url, 'yusuf@example.com');
  const visitor = await visit({ size: 'phone', as: session });
  const { page, look } = visitor;
  const subject = (place: number) => dialogue.lessons[place]?.subject ?? '';
  const opened = (place: number) => page.getByRole('heading', { level: 1, name: subject(place) });
  const toast = (words: string) => page.getByRole('status').getByText(words, { exact: true });

  await page.goto('/my-classes');
  await look('my-classes-expired');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`${spaced(dialogue.name)}.*Expired`) })
    .click();
  const panel = page.getByRole('main').getByRole('complementary');
  await panel.getByText(EXPIRED).waitFor();
  await look('class-expired');

  await page.getByRole('link', { name: subject(viewed) }).click();
  await opened(viewed).waitFor();
  await page.getByRole('link', { name: 'Back to Class' }).click();
  await page.getByRole('button', { name: subject(fresh) }).click();
  await toast(EXPIRED).waitFor();
  await expect(opened(fresh)).toHaveCount(0);

  // Neither does the way round, by the lesson's own address.
  await page.goto(await lessonPath(session, dialogue.name, subject(fresh)));
  await page.getByRole('heading', { level: 1, name: EXPIRED }).waitFor();
  await look('lesson-expired');
  await page.getByRole('link', { name: 'Renew on the class page' }).click();

  await panel.getByRole('button', { name: 'Renew' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renew this subscription?' });
  await dialog.getByRole('definition').first().filter({ hasText: '₦2,500.00' }).waitFor();
  await look('class-renew');
  await dialog.getByRole('button', { name: 'Renew' }).click();
  await toast('Your subscription has been renewed.').waitFor();
  await panel.getByText(/^Active until/).waitFor();
  await expect(panel.getByText(EXPIRED)).toHaveCount(0);

  await page
    .getByRole('listitem')
    .getByRole('button', { name: subject(fresh) })
    .click();
  await opened(fresh).waitFor();
  await visitor.leave();
});
