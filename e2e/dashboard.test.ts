import { signup } from '@institute/contract/auth/sign-in';
import { enrol, getClasses } from '@institute/contract/classes/classes';
import { getSemesterGrades } from '@institute/contract/exams/exams';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import { getAppSettings } from '@institute/contract/settings/settings';
import { freshEmail, newStudent, PASSWORD, signInByApi } from './support/api.ts';
import { mailedEmailCode } from './support/outbox.ts';
import { expect, resizeTo, test } from './support/test.ts';

test('a beginner is guided in four steps and puts the guide away for good', async ({
  visit,
  url,
}) => {
  const student = await newStudent(url);
  const { howto } = await student.call(getAppSettings, {});
  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  await page.goto('/');
  const guide = page.getByRole('region', { name: 'Getting Started' });
  const next = guide.getByRole('button', { name: 'Next' });
  for (const step of ['Browse Classes', 'Enroll', 'Start Learning']) {
    await guide.locator('[aria-current=step]').filter({ hasText: step }).waitFor();
    await next.click();
  }
  await guide.locator('[aria-current=step]').filter({ hasText: 'Help Guide' }).waitFor();
  // The institute's own words.
  const [firstLine = ''] = howto.split('\n');
  expect(firstLine.length).toBeGreaterThan(10);
  await guide.getByText(firstLine).waitFor();
  await look('dashboard-guide');
  await guide.getByRole('button', { name: 'Finish' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Show the Getting Started guide' }).click();
  await guide.locator('[aria-current=step]').filter({ hasText: 'Browse Classes' }).waitFor();
  await visitor.leave();
});

// Proves ours-18.
test('the dashboard leads with the next lesson, and the guide leaves after the first', async ({
  visit,
  url,
}) => {
  const student = await newStudent(url);
  const all = await student.call(getClasses, {});
  const alphabet = all.find(({ name }) => name.startsWith('The Arabic Alphabet'));
  const class_id = alphabet?.rand ?? '';
  await student.call(enrol, { class_id });
  const { lessons } = await student.call(getClassDetails, { class_id });
  const [first, second] = lessons.filter(({ inputetype }) => inputetype !== 'Timetableble');
  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  const card = page.getByRole('region', { name: /^Next: / });
  const guide = page.getByRole('region', { name: 'Getting Started' });
  const heading = (subject = '') => card.getByRole('heading', { name: `Next: ${subject}` });
  await page.goto('/');
  await heading(first?.subject).waitFor();
  await guide.getByRole('button', { name: /Enroll \(done\)/ }).waitFor();
  await look('dashboard-joined');
  await card.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(`**/classes/${class_id}/lessons/${first?.rand}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Most used pages' }).getByText('Home').click();
  await heading(second?.subject).waitFor();
  await expect(guide).toHaveCount(0);
  await page.getByRole('region', { name: 'This week' }).getByText('1 of 5 days').waitFor();
  await visitor.leave();
});

// Proves ours-13.
test('a student on a phone goes by the bottom bar, which nothing lies on and which covers nothing', async ({
  visit,
  url,
}) => {
  const visitor = await visit({ size: 'phone', as: await newStudent(url) });
  const { page } = visitor;
  const bar = page.getByRole('navigation', { name: 'Most used pages' });
  // A link that is pressed before the scripts are there leads to a page that is painted anew.
  const isAtBottom = () =>
    expect
      .poll(async () => {
        const box = await bar.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      })
      .toBe(page.viewportSize()?.height);
  await page.goto('/');
  for (const [place, path] of [
    ['My Classes', '/my-classes'],
    ['Practice', '/practice'],
    ['Messages', '/messages'],
    ['Home', '/'],
  ] as const) {
    await bar.getByRole('link', { name: place }).click();
    await page.waitForURL(`**${path}`);
    await expect(bar.locator('[aria-current=page]')).toHaveText(place);
    await isAtBottom();
  }
  // The foot of the page ends above it.
  const foot = page.getByRole('contentinfo').getByRole('link');
  await foot.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await isAtBottom();
  const [footBox, barBox] = [await foot.boundingBox(), await bar.boundingBox()];
  expect((footBox?.y ?? 0) + (footBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Wallet' }).click();
  await page.waitForURL('**/wallet-history');
  await expect(bar.locator('[aria-current=page]')).toHaveCount(0);
  await resizeTo(page, { width: 1280, height: 800 });
  await expect(bar).toBeHidden();
  // A short page ends where the screen does.
  const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.goto('/practice');
  await page.getByText('Get the app on Google Play').waitFor();
  await expect.poll(room).toBe(0);
  await visitor.leave();
});

// Proves call-verifyEmail.
test('a welcome bonus waits for the e-mail, and comes by the mailed code', async ({
  visit,
  product,
  url,
}) => {
  const { referral_code } = (await newStudent(url)).user;
  const friend = await newStudent(url, 'Friend', referral_code);
  const visitor = await visit({ size: 'phone', as: friend });
  const { page, look } = visitor;
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Is this your e-mail address?' });
  await notice.getByText('₦100.00').waitFor();
  await look('verification-notice');
  await notice.getByRole('link', { name: 'Verify my e-mail' }).click();
  const form = page.getByRole('region', { name: 'E-mail verification' });
  await form.getByLabel('6-digit code').fill('12');
  await form.getByRole('button', { name: 'Verify my e-mail' }).click();
  await form.getByText('Enter the 6 digits of the code.').waitFor();
  await look('verification-code');
  const code = await mailedEmailCode(product.dataDir, friend.user.email);
  await form.getByLabel('6-digit code').fill(code);
  await form.getByRole('button', { name: 'Verify my e-mail' }).click();
  await form.getByText('Your e-mail is verified.').waitFor();
  await page.goto('/wallet-history');
  await page.getByText('+₦100.00').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await expect(notice).toHaveCount(0);
  await visitor.leave();
});

test('a referral link is copied, and says so for two seconds', async ({ visit, url }) => {
  const student = await newStudent(url);
  const { referral_code } = student.user;
  const friend = { email: freshEmail(), password: PASSWORD, refBy: referral_code };
  await (await newStudent(url)).call(signup, {
    ...friend,
    name: 'Friend',
    phonenumber: '+2348000000998',
  });
  const visitor = await visit({ size: 'phone', as: student });
  const { page, context, look } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Get my link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refer and earn' });
  await dialog.getByText('1 friend', { exact: true }).waitFor();
  await look('referral');
  // From here the clock goes only when told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  const copied = dialog.getByRole('button', { name: 'Copied' });
  await copied.waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${url}/login?ref=${referral_code}`);
  await page.clock.runFor(1_500);
  await expect(copied).toHaveCount(1);
  await page.clock.runFor(1_000);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await expect(copied).toHaveCount(0);
  // Where the link leads, the code is filled in and fixed.
  const invited = await visit({ size: 'phone' });
  await invited.page.goto(link);
  await invited.page.getByRole('button', { name: 'Got it' }).click();
  const code = invited.page.getByLabel(/^Referral code/);
  await expect(code).toHaveValue(referral_code);
  await expect(code).toHaveAttribute('readonly');
  await invited.leave();
  await visitor.leave();
});

test('the exams behind the chart stand in a table, month by month', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const months = await amina.call(getSemesterGrades, {});
  expect(months.length).toBeGreaterThan(1);
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  await page.goto('/');
  const semester = page.getByRole('region', { name: 'Semester performance' });
  const details = semester.getByRole('group');
  await expect(details).toHaveCount(Math.min(months.length, 6));
  for (const [index, { exams }] of months.slice(0, 6).entries()) {
    const month = details.nth(index);
    // The newest month is open already.
    if (index > 0) await month.locator('summary').click();
    for (const { exam_name, score } of exams) {
      const row = month.getByRole('row').filter({ hasText: exam_name }).first();
      await row
        .getByText(`${Math.trunc(score)}`)
        .first()
        .waitFor();
    }
    await expect(month.getByRole('row')).toHaveCount(exams.length + 1);
  }
  await visitor.leave();
});

test('a password is changed by whoever knows the present one', async ({ visit, url }) => {
  const student = await newStudent(url);
  const { email } = student.user;
  const elsewhere = await signInByApi(url, email);
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  await page.goto('/profile');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const change = async (current: string, next: string) => {
    await field('Current password').fill(current);
    await field('New password').fill(next);
    await field('Confirm new password').fill(next);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await change('not my password', 'a-new-password-1');
  await expect(field('Current password')).toHaveAttribute('aria-invalid', 'true');
  // Nothing typed is lost.
  await expect(field('New password')).toHaveValue('a-new-password-1');
  await change(PASSWORD, 'a-new-password-1');
  await page.getByText('Password updated successfully!').waitFor();
  await expect(field('Current password')).toHaveValue('');
  expect((await signInByApi(url, email, 'a-new-password-1')).user.email).toBe(email);
  await expect(signInByApi(url, email)).rejects.toThrow();
  // Here one stays signed in; everywhere else it is over.
  await expect(elsewhere.call(getSemesterGrades, {})).rejects.toThrow('401');
  await page.goto('/my-classes');
  await page.getByRole('heading', { level: 1, name: 'My Classes' }).waitFor();
  await visitor.leave();
});
