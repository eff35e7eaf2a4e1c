import { enrol } from '@institute/contract/classes/classes';
import { addComment, getComments } from '@institute/contract/comments/comments';
import type { Locator, Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, resizeTo, test, type Visitor, viewports } from './support/test.ts';

const alphabet = demoClass('alphabet');

/** A student of the class, and a lesson of it. */
async function reader(url: string, name: string) {
  const session = await newStudent(url, name);
  const path = await classPath(session, alphabet.name);
  const class_id = path.split('/')[2] ?? '';
  await session.call(enrol, { class_id });
  const subject = alphabet.lessons[1]?.subject ?? '';
  const address = await lessonPath(session, alphabet.name, subject);
  return { session, address, lesson: { class_id, lesson_id: address.split('/')[4] ?? '' } };
}

const textsOf = async (session: Session, lesson: { class_id: string; lesson_id: string }) =>
  (await session.call(getComments, lesson)).map(({ comment }) => comment);

const discussion = (page: Page) => page.getByRole('region', { name: /Discussion/ });
const rowOf = (page: Page, text: string) =>
  discussion(page).locator('[id^="comment-"]').filter({ hasText: text });

/** Writes on the screen's own keyboard, one key after the other. */
async function typeOn(field: Locator, keys: readonly string[]): Promise<void> {
  const page = field.page();
  await field.focus();
  const keyboard = page.getByRole('toolbar', { name: 'Arabic keyboard' });
  if (!(await keyboard.isVisible())) {
    await field
      .locator('xpath=ancestor::form')
      .getByRole('button', { name: 'Arabic keyboard' })
      .click();
  }
  for (const name of keys) await keyboard.getByRole('button', { name, exact: true }).click();
}

test('is discussed in threads of any depth, in Arabic from the screen’s keyboard', async ({
  visit,
  url,
}) => {
  const { session, address, lesson } = await reader(url, 'Zainab Musa');
  let parent = await session.call(addComment, { ...lesson, comment: 'Which letters join?' });
  for (let depth = 1; depth < 8; depth += 1) {
    const comment = `Answer ${depth}: مِثْلُ الْبَاءِ وَالتَّاءِ`;
    parent = await session.call(addComment, { ...lesson, comment, parent_id: parent.id });
  }
  const visitor = await visit({ size: 'phone', as: session });
  const { page } = visitor;
  await page.goto(address);
  await rowOf(page, 'Answer 7').getByText('Replying to').waitFor();

  await resizeTo(page, viewports.desktop);
  await expectReadableDepth(page, 400);
  await resizeTo(page, viewports.phone);
  await expectReadableDepth(page, 270);

  await rowOf(page, 'Answer 7').getByRole('button', { name: 'Reply' }).click();
  await rowOf(page, 'Which letters join?').getByRole('button', { name: 'Reply' }).click();
  await rowOf(page, 'Answer 4').getByRole('button', { name: 'Reply' }).click();
  // Three boxes at once, each naming whom it answers; what is typed in one stays out of the others.
  await expect(discussion(page).getByLabel('Your reply')).toHaveCount(3);
  await expect(discussion(page).locator('form').getByText('Replying to')).toHaveCount(3);
  await rowOf(page, 'Answer 4').getByLabel('Your reply').fill('For the fourth');
  await expect(rowOf(page, 'Which letters join?').getByLabel('Your reply')).toHaveValue('');
  await rowOf(page, 'Answer 4').getByRole('button', { name: 'Close the reply box' }).click();
  const reply = rowOf(page, 'Answer 7').getByLabel('Your reply');
  await typeOn(reply, ['ن', 'Fatha', 'ع', 'Fatha', 'م', 'Sukun', 'Kasra', 'Backspace']);
  await expect(reply).toHaveValue('ن\u064Eع\u064Eم\u0652');
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Y');
  await page.keyboard.press('Control+Y');
  await expect(reply).toHaveValue('ن\u064Eع\u064Eم\u0652');
  await visitor.look('discussion-writing');
  await expect(discussion(page).getByLabel('Your reply')).toHaveCount(2);

  await rowOf(page, 'Answer 7').getByRole('button', { name: 'Post reply' }).click();
  await page.getByText('Comment added successfully!').waitFor();
  await rowOf(page, 'ن\u064Eع\u064Eم\u0652').waitFor();
  await expect(discussion(page).getByLabel('Your reply')).toHaveCount(1);
  await visitor.look('discussion');
  await visitor.leave();
});

/** The eighth in a row is as wide as the fourth: each stands in no further than can be read. */
async function expectReadableDepth(page: Page, width: number): Promise<void> {
  const [fourth, eighth] = await Promise.all(
    ['Answer 3', 'Answer 7'].map((text) => rowOf(page, text).first().boundingBox()),
  );
  expect(eighth?.x).toBe(fourth?.x);
  expect(eighth?.width).toBeGreaterThanOrEqual(width);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('loses no comment to a lost connection, and posts it once', async ({ visit, url }) => {
  const { session, address, lesson } = await reader(url, 'Ibrahim Sani');
  const visitor = await visit({ size: 'phone', as: session });
  const { page, context } = visitor;
  await page.goto(address);
  const text = 'Written in a tunnel · كُتِبَ فِي نَفَقٍ';
  const field = page.getByLabel('Your comment');
  const post = page.getByRole('button', { name: 'Post comment' });
  await field.fill(text);

  await context.setOffline(true);
  await post.click();
  const waiting = rowOf(page, text).getByText('Waiting to be sent');
  await waiting.waitFor();
  // Taken back, it stands where it was written, and waits again.
  await page.getByRole('button', { name: 'Back to the text box' }).click();
  await waiting.waitFor({ state: 'detached' });
  await expect(field).toHaveValue(text);
  await post.click();
  await waiting.waitFor();
  await expect(field).toHaveValue('');
  expect(await textsOf(session, lesson)).not.toContain(text);

  // The connection breaks after the comment has arrived, before anybody here knows.
  await page.route('**/comments.php', async (route) => {
    if (route.request().postData()?.includes('addComment')) {
      await route.fetch();
      await route.abort();
    } else await route.fallback();
  });
  await context.setOffline(false);
  await expect.poll(() => textsOf(session, lesson)).toContain(text);
  await waiting.waitFor();
  await page.unrouteAll({ behavior: 'wait' });

  // Not even a closed page makes two of it.
  await page.reload();
  await rowOf(page, text).first().waitFor();
  await waiting.waitFor({ state: 'detached' });
  expect((await textsOf(session, lesson)).filter((one) => one === text)).toHaveLength(1);
  await expect(field).toHaveValue('');
  await visitor.leave(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test('forgets a comment that is deleted, once it is sure', async ({ visit, url }) => {
  const { session, address, lesson } = await reader(url, 'Halima Bello');
  await session.call(addComment, { ...lesson, comment: 'A slip of the pen' });
  const visitor: Visitor = await visit({ size: 'phone', as: session });
  const { page } = visitor;
  await page.goto(address);
  const remove = { name: 'Delete', exact: true };
  await rowOf(page, 'A slip of the pen').getByRole('button', remove).click();
  const dialog = page.getByRole('dialog', { name: 'Delete comment' });
  await dialog.waitFor();
  await visitor.look('discussion-delete');
  await dialog.getByRole('button', remove).click();
  await page.getByText('Comment deleted successfully!').waitFor();
  await rowOf(page, 'A slip of the pen').waitFor({ state: 'detached' });
  expect(await textsOf(session, lesson)).not.toContain('A slip of the pen');
  await visitor.leave();
});
