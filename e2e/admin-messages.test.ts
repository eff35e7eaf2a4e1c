import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { getSentMessages } from '@institute/contract/messages/managed-messages';
import { getMessages } from '@institute/contract/messages/messages';
import type { Page } from '@playwright/test';
import { PostOffice } from '../apps/server/test/support/post-office.ts';
import { newStudent } from './support/api.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<object, { office: PostOffice }>({
  office: [
    async ({}, use) => {
      const office = await PostOffice.open();
      await use(office);
      await office.goAway();
    },
    { scope: 'worker' },
  ],
  environment: [({ office }, use) => use({ SMTP_URL: office.url }), { scope: 'worker' }],
});

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const send = async (page: Page) => {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
};

// Proves admin-2-7, admin-2-38.
test('a popup reaches everybody in the app, and the form begins anew', async ({
  visit,
  url,
  admin,
}) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/messages');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Subject is required').waitFor();
  await page.getByText('Message content is required').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await look('admin-messages-faults');
  await field(page, 'Subject').fill('مَرْحَبًا everyone');
  await field(page, 'Message').fill('The new term begins on Monday.\nالسلام عليكم');
  await choose(page, 'Popup');
  await page.getByText('shown immediately when recipients log in').waitFor();
  await look('admin-messages-form');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^It reaches all [\d,]+ students in the app\.$/).waitFor();
  await look('admin-messages-confirm');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Message sent successfully!').waitFor();
  await expect(field(page, 'Subject')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked();
  const [message] = await student.call(getMessages, { page: 1 });
  expect(message).toMatchObject({ subject: 'مَرْحَبًا everyone', popup: '1' });
  await visitor.leave();
});

// Proves admin-2-38.
test('students are chosen across searches and pages, and pasted', async ({
  visit,
  url,
  admin,
  office,
}) => {
  const { email } = (await newStudent(url, 'Zulaykha Ibrahim')).user;
  const other = (await newStudent(url, 'زَيْنَب أحمد')).user;
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/messages');
  await field(page, 'Subject').fill('To some');
  await field(page, 'Message').fill('Text');
  await choose(page, 'Email');
  await expect(page.getByRole('radio', { name: 'Popup' })).toHaveCount(0);
  await choose(page, 'Individual');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Please select at least one recipient').waitFor();
  await page.getByRole('button', { name: 'Choose Students' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose Students' });
  const search = picker.getByLabel('Search by name, email or phone');
  await search.fill('زينب');
  await picker.getByRole('checkbox', { name: other.email }).check();
  await search.fill(email);
  await picker.getByRole('checkbox', { name: email }).check();
  await picker.getByText('2 students chosen').waitFor();
  await picker.getByRole('checkbox', { name: other.email }).waitFor({ state: 'detached' });
  await look('admin-messages-picker');
  await search.fill('nobody of this name');
  await picker.getByText('No students found').waitFor();
  await picker.getByRole('button', { name: 'Done' }).click();
  await page.getByText('2 students chosen').waitFor();

  await page.getByRole('button', { name: 'Paste Emails' }).click();
  const add = page.getByRole('button', { name: 'Add Emails' });
  await add.click();
  await page.getByText('Please paste some email addresses').waitFor();
  await field(page, 'Email addresses').fill('one, two');
  await add.click();
  await page.getByText('No valid email addresses found').waitFor();
  const third = (await newStudent(url)).user.email;
  await field(page, 'Email addresses').fill(
    `Bilkisu <${third.toUpperCase()}>; ghost@example.com\n${email}`,
  );
  await add.click();
  await page.getByText('These emails are not registered: ghost@example.com').waitFor();
  await page.getByText('Added 2 valid email(s)').waitFor();
  await page.getByText('3 students chosen').waitFor();
  await look('admin-messages-chosen');

  // Nothing is lost by a reload, nor by a server that does not answer.
  await page.reload();
  await page.getByText('3 students chosen').waitFor();
  await page.route('**/adminActions.php*', (route) => route.abort());
  await send(page);
  await page.getByText('An error occurred. Please try again.').waitFor();
  await expect(field(page, 'Subject')).toHaveValue('To some');
  await page.unroute('**/adminActions.php*');
  await send(page);
  await page.getByRole('heading', { name: 'To some' }).waitFor();
  await page.getByText('All e-mails have been sent.').waitFor();
  const got = office.taken.filter(({ raw }) => raw.includes('Subject: To some'));
  expect(got.map(({ to }) => to).sort()).toEqual([email, other.email, third].sort());
  office.taken.length = 0;
  await visitor.leave(/ERR_FAILED/);
});

test('a lost answer sends nothing twice', async ({ visit, url, admin }) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/messages');
  const subject = `Lost answer ${student.user.id}`;
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('Text');
  await page.route('**/adminActions.php*', async (route) => {
    const isSending = route.request().postData()?.includes('action=sendMessage');
    if (!isSending) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await send(page);
  await page.getByText('An error occurred. Please try again.').waitFor();
  await page.unroute('**/adminActions.php*');
  await page.reload();
  await page.getByText('What you wrote before and did not send is back.').waitFor();
  await send(page);
  await page.getByText('Message sent successfully!').waitFor();
  const sent = await admin.call(getSentMessages, { search: subject });
  expect(sent).toHaveLength(1);
  await visitor.leave(/ERR_FAILED/);
});

test('a report tells of an outage, of refusals and of the end, as it goes on', async ({
  visit,
  url,
  admin,
  office,
}) => {
  const refused = (await newStudent(url, 'Refused Student')).user.email;
  office.judge = (to) =>
    to === refused ? { code: 550, says: 'No such user here', at: 'RCPT' } : null;
  await office.goAway();
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/messages');
  const subject = 'Report on a desktop';
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('السَّلامُ عليكم\nhttps://example.org');
  await choose(page, 'Both');
  await send(page);
  await page.getByRole('heading', { name: subject }).waitFor();
  await page.getByText('The mail server has not taken these yet.').waitFor();
  await look('admin-messages-outage');
  // It can be left and returned to.
  await page.getByRole('link', { name: 'Back to sent messages' }).click();
  await page
    .getByText(/^Sending 0 of/)
    .first()
    .waitFor();
  await look('admin-messages-sent');
  await office.comeBack();
  const heading = page.getByRole('heading', { name: subject });
  await page.getByRole('link', { name: subject }).click();
  await heading.waitFor();
  await page.getByText('550 No such user here').waitFor({ timeout: 120_000 });
  await page.getByText(refused).waitFor();
  await look('admin-messages-report');
  office.judge = () => null;
  await page.getByRole('button', { name: 'Retry failed' }).click();
  await page.getByText('All e-mails have been sent.').waitFor({ timeout: 120_000 });
  const [report] = await admin.call(getSentMessages, { search: subject });
  expect(report?.mail).toMatchObject({ failed: 0, waiting: 0, sent: report?.recipients });
  const got = office.taken.filter(({ raw }) => raw.includes(`Subject: ${subject}`));
  expect(new Set(got.map(({ to }) => to)).size).toBe(report?.recipients);
  expect(got).toHaveLength(report?.recipients ?? 0);
  await visitor.leave();
});

test('the e-mails of a class arrive pasted', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, context } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await admin.call(getManagedClass, { class_id: '1' });
  await page.goto(`/admin/classes/manage/${id}?tab=students`);
  await page.getByRole('button', { name: 'Copy Emails' }).click();
  await page.getByRole('heading', { name: 'Messaging' }).waitFor();
  const pasted = await field(page, 'Email addresses').inputValue();
  expect(pasted).toContain('@');
  await page.getByRole('button', { name: 'Add Emails' }).click();
  await page.getByText(/^Added \d+ valid email\(s\)$/).waitFor();
  await visitor.leave();
});
