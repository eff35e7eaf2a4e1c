import { getConsent } from '@institute/contract/auth/consent';
import { getMailChoice } from '@institute/contract/messages/mail-choice';
import { sendMessage } from '@institute/contract/messages/managed-messages';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { newStudent } from './support/api.ts';
import { unsubscribeLink } from './support/outbox.ts';
import { expect, test, type Visitor } from './support/test.ts';

// A product of its own: people of other journeys are not told of terms that change here.
test.use({ environment: { INSTITUTE_TIMEZONE: 'Africa/Accra' } });

let visitor: Visitor;
test.afterEach(() => visitor.leave());

test.describe('terms and privacy', () => {
  // Proves ours-41.
  test('are read by anyone, and open beside the sign-up form', async ({ visit }) => {
    visitor = await visit({ size: 'phone' });
    const { page } = visitor;
    await page.goto('/login');
    await page.getByRole('button', { name: 'Got it' }).click();
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Privacy notice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy notice' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Your rights' }).waitFor();
    await page.getByText(/^Version 1, since/).waitFor();
    await visitor.look('privacy');
    await page.getByRole('main').getByRole('link', { name: 'Terms of use' }).click();
    await page.getByRole('heading', { level: 2, name: 'Money' }).waitFor();
    await visitor.look('terms');

    await page.goto('/register');
    await page.getByLabel('Full name').fill('Sani Umar');
    await visitor.look('sign-up-with-terms');
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'terms of use' }).click(),
    ]);
    await opened.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
    await opened.close();
    await expect(page.getByLabel('Full name')).toHaveValue('Sani Umar');
  });

  test('tell of a new version once, and stand in nobody’s way', async ({ visit, url, admin }) => {
    const student = await newStudent(url, 'Hauwa Sani');
    await admin.call(updateAppSettings, { terms: '## Ours\n\nBe kind to each other.' });
    visitor = await visit({ size: 'phone', as: student });
    const { page } = visitor;
    await page.goto('/');
    const notice = page.getByRole('region', { name: /terms and our privacy notice have changed/ });
    await notice.waitFor();
    await visitor.look('terms-changed');
    // Nothing waits for it.
    await page.goto('/classes');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/');
    await notice.getByRole('button', { name: 'I have read it' }).click();
    await expect(notice).toHaveCount(0);
    const { version, agreed } = await student.call(getConsent, {});
    expect([agreed, version > 1]).toEqual([version, true]);
  });
});

test.describe('mail to many', () => {
  // Proves ours-44.
  test('is unsubscribed from by the link of a mail, and back', async ({
    visit,
    url,
    admin,
    product,
  }) => {
    const student = await newStudent(url);
    const { email } = student.user;
    const message = { subject: 'Eid', message: 'We are closed.', recipients: [email] };
    await admin.call(sendMessage, { ...message, delivery_method: 'email' });
    const link = new URL(await unsubscribeLink(product.dataDir, email));
    visitor = await visit({ size: 'phone' });
    const { page } = visitor;
    await page.goto(link.pathname);
    await page.getByRole('heading', { level: 1, name: 'Mail from the institute' }).waitFor();
    await visitor.look('unsubscribe');
    expect(await student.call(getMailChoice, {})).toEqual({ is_wanted: true });
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You get no more messages by e-mail.').waitFor();
    await expect.poll(() => student.call(getMailChoice, {})).toEqual({ is_wanted: false });
    await visitor.look('unsubscribed');
    await page.getByRole('button', { name: 'Get them again' }).click();
    await page.getByText('You get messages by e-mail again.').waitFor();
    expect(await student.call(getMailChoice, {})).toEqual({ is_wanted: true });
  });

  test('is chosen in the profile', async ({ visit, url }) => {
    const student = await newStudent(url);
    visitor = await visit({ size: 'phone', as: student });
    const { page } = visitor;
    await page.goto('/profile');
    const choice = page.getByRole('checkbox', { name: /^Messages of the institute by e-mail/ });
    await choice.uncheck();
    await expect(choice).toBeEnabled();
    await visitor.look('profile-choices');
    await expect.poll(() => student.call(getMailChoice, {})).toEqual({ is_wanted: false });
  });
});

test('settings of terms, privacy and retention', async ({ visit, admin }) => {
  visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/settings');
  await page.getByLabel('Audit log, in days').fill('364');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Enter a number of days from 365 to 3,650.').waitFor();
  await visitor.look('settings-retention');
});
