import { sendMessage } from '@institute/contract/messages/managed-messages';
import { getMessages } from '@institute/contract/messages/messages';
import type { Page } from '@playwright/test';
import { administrator, newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('messages reach a student on a phone', async ({ visit, url }) => {
  const student = await newStudent(url, 'Bilkisu · بِلْقِيس');
  const teacher = await administrator(url);
  const send = (subject: string, message: string, message_style: 'normal' | 'popup' = 'normal') =>
    teacher.call(sendMessage, {
      subject,
      message,
      message_style,
      recipients: [student.user.email],
    });
  for (const week of [1, 2, 3, 4, 5, 6]) {
    await send(`Week ${week}`, `The lesson begins at 18:00.\nSee ${url}/classes for the room.`);
  }
  await send('إعلان · Holiday', 'لا دَرْسَ يَوْمَ الْجُمُعَةِ\n\nNo lesson on Friday.', 'popup');

  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  await page.clock.install();
  await page.goto('/');

  // What must be seen opens by itself, and closing it is having read it.
  const popup = page.getByRole('dialog', { name: 'إعلان · Holiday' });
  await popup.waitFor();
  await look('popup-message');
  await popup.getByText('Close', { exact: true }).click();
  await page.getByRole('button', { name: 'Notifications, 6 unread' }).waitFor();
  await expect(popup).toHaveCount(0);

  // Asking again for what has not changed costs no body: every half minute, as long as no answer is on its way.
  const tags: (string | undefined)[] = [];
  page.on('response', (response) => {
    const isUnchanged = response.url().endsWith('/messages.php') && response.status() === 304;
    if (isUnchanged) tags.push(response.request().headers()['if-none-match']);
  });
  const askAgain = async () => {
    await page.clock.runFor(31_000);
    return tags.length;
  };
  await expect.poll(askAgain).toBeGreaterThan(0);
  expect(tags[0]).toBeTruthy();

  await page.goto('/profile');
  await bell(page).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(400);
  await look('bell');
  await page.mouse.click(4, 780);
  await expect(panel).toHaveCount(0);

  await bell(page).click();
  await panel.getByRole('link', { name: /Week 6/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Week 6' }).waitFor();
  await page.getByRole('button', { name: 'Notifications, 5 unread' }).waitFor();
  await look('message');
  await page.getByRole('link', { name: 'Back to Messages' }).click();
  const card = (subject: string) => page.getByRole('article').filter({ hasText: subject });
  await card('Week 6').getByText('Read', { exact: true }).waitFor();
  await card('Week 5').getByText('New', { exact: true }).waitFor();

  // Arabic is found however it is typed, and shown as it was written.
  await page.getByRole('textbox', { name: 'Search by subject or text' }).fill('الجمعة');
  await page.locator('mark', { hasText: 'الْجُمُعَةِ' }).waitFor();
  await expect(page.getByRole('article')).toHaveCount(1);
  await look('messages-found');
  await visitor.leave();

  const kept = await student.call(getMessages, {});
  const read = kept.filter((one) => one.isRead).map((one) => one.subject);
  expect(read).toEqual(['إعلان · Holiday', 'Week 6']);
});
