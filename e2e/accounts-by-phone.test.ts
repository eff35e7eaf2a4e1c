import { enrol } from '@institute/contract/classes/classes';
import { addComment } from '@institute/contract/comments/comments';
import { newStudent } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { classPath, lessonPath } from './support/school.ts';
import { fillSignIn, signInCard } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const alphabet = demoClass('alphabet');

/** A number of nobody else, as it is dialled at home. */
const freshNumber = () => `080355${String(10_000 + Math.floor(Math.random() * 89_999))}`;

// Proves ours-87, ours-89, ours-90.
test('a student without an e-mail comes in by a link of the office and by the number', async ({
  visit,
  admin,
  url,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const phone = freshNumber();
  const student = await newStudent(url, `Halima ${mark}`);
  const path = await classPath(student, alphabet.name);
  await student.call(enrol, { class_id: path.split('/')[2] ?? '' });
  const lesson = await lessonPath(student, alphabet.name, alphabet.lessons[1]?.subject ?? '');
  const [, , class_id = '', , lesson_id = ''] = lesson.split('/');
  await admin.call(addComment, { class_id, lesson_id, comment: `Of the teacher ${mark}` });

  const address = await test.step('the office takes the e-mail away and makes a link', async () => {
    const { page, look } = await visit({ size: 'desktop', as: admin });
    await page.goto(`/admin/students/${student.user.id}`);
    await page.getByRole('button', { name: `Actions for Halima ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog');
    await edit.getByLabel('Email').fill('');
    await edit.getByLabel('Phone').fill(phone);
    await look('accounts-by-phone-edit');
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByText('none: signs in with the phone').waitFor();
    await page.getByRole('button', { name: `Actions for Halima ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Link to come in' }).click();
    const dialog = page.getByRole('dialog');
    await look('accounts-by-phone-ask');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const chat = dialog.getByRole('link', { name: /by WhatsApp$/ });
    await chat.waitFor();
    await look('accounts-by-phone-link');
    const words = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    return /http\S+/.exec(words)?.[0] ?? '';
  });
  await test.step('the student chooses a password on a phone and signs in with the number', async () => {
    const { page, look } = await visit({ size: 'phone' });
    const { pathname, hash } = new URL(address);
    await page.goto(pathname + hash);
    await expect(page.getByLabel('Phone number')).toHaveValue(`+234${phone.slice(1)}`);
    await look('accounts-by-phone-choose');
    await page.getByLabel('New password').fill('rain on the roof');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('heading', { name: /Halima/ }).waitFor();
    await page.goto('/profile');
    await expect(page.getByLabel('Phone number')).toHaveValue(`+234${phone.slice(1)}`);
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await look('accounts-by-phone-profile');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await signInCard(page).waitFor();
    await look('accounts-by-phone-sign-in');
    await fillSignIn(
      signInCard(page),
      `0${phone.slice(1, 4)} ${phone.slice(4)}`,
      'rain on the roof',
    );
    await page.getByText('Login successful!').waitFor();

    // What was begun is kept under the number, and the comments of others are theirs.
    await page.goto(lesson);
    const discussion = page.getByRole('region', { name: /Discussion/ });
    await discussion.getByLabel('Your comment').fill(`Of mine ${mark}`);
    await page.reload();
    await expect(discussion.getByLabel('Your comment')).toHaveValue(`Of mine ${mark}`);
    await discussion.getByRole('button', { name: /^Post/ }).click();
    const row = (text: string) => discussion.locator('[id^="comment-"]').filter({ hasText: text });
    await expect(row(`Of mine ${mark}`).getByRole('button', { name: /Delete/ })).toBeVisible();
    const teachers = row(`Of the teacher ${mark}`);
    await expect(teachers.getByRole('button', { name: /Delete/ })).toHaveCount(0);
    await look('accounts-by-phone-discussion');
  });
});
