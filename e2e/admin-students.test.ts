import { fundWallet, getStudentList } from '@institute/contract/people/students';
import type { Page } from '@playwright/test';
import { administrator, newStudent, type Session, signInByApi } from './support/api.ts';
import { expect, ringOf, sizeNames, test, type Visit, type Visitor } from './support/test.ts';

/** The list, narrowed to one student, with the row's menu open at an action chosen. */
async function choose(page: Page, student: Session, action: string) {
  await page.goto(`/admin/students?search=${encodeURIComponent(student.user.email)}`);
  await page.getByRole('button', { name: `Actions for ${student.user.name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
}
const onList = async (admin: Session, email: string) =>
  (await admin.call(getStudentList, { search: email, page: 1 }))[0];
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

const enter = (visit: Visit, as: Session): Promise<Visitor> => visit({ size: 'desktop', as });

test('a student is edited; what is wrong stands beside its field', async ({
  visit,
  url,
  admin,
}) => {
  const student = await newStudent(url, 'Zaynab desktop');
  const visitor = await enter(visit, admin);
  const { page, look } = visitor;
  const dialog = await choose(page, student, 'Edit');
  await dialog.getByLabel('Email').fill('admin@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Another account uses this e-mail.').waitFor();
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Name is required').waitFor();
  await look('admin-student-edit');
  await dialog.getByLabel('Name').fill('زَيْنَب بِنْت عَلِي');
  await dialog.getByLabel('Email').fill(student.user.email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Student updated successfully!');
  await page.getByText('زَيْنَب بِنْت عَلِي').first().waitFor();
  expect((await onList(admin, student.user.email))?.name).toBe('زَيْنَب بِنْت عَلِي');
  await visitor.leave();
});

test('a wallet is funded once, though the answer is lost on the way', async ({
  visit,
  url,
  admin,
}) => {
  const student = await newStudent(url, 'Funded desktop');
  const visitor = await enter(visit, admin);
  const { page, look } = visitor;
  const dialog = await choose(page, student, 'Fund');
  const submit = dialog.getByRole('button', { name: 'Fund Wallet' });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Amount').fill('2500.50');
  await dialog.getByText('₦2,500.50').waitFor();
  await look('admin-student-fund');
  await page.route('**/adminActions.php', async (route) => {
    // What the list asks meanwhile would still be under way when the line is whole again.
    if (!route.request().postData()?.includes('action=fundWallet')) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await submit.click();
  await dialog.getByText('An error occurred. Please try again.').waitFor();
  await page.unroute('**/adminActions.php');
  await submit.click();
  await toast(page, 'Wallet funded successfully!');
  expect((await onList(admin, student.user.email))?.wallet).toBe(2500.5);
  await visitor.leave(/ERR_FAILED/);
});

test('a wrong funding is taken back from the page of the student', async ({
  visit,
  url,
  admin,
}) => {
  const student = await newStudent(url, 'Mistaken');
  const student_id = student.user.id;
  await admin.call(fundWallet, { student_id, amount: '15000' });
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto(`/admin/students/${student_id}?tab=wallet`);
  await page.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Funding Back' });
  await dialog.getByLabel('Amount to take back').fill('20,000');
  await dialog.getByLabel('Reason').fill('One zero too many');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await dialog.getByText('This is more than can be taken back').waitFor();
  await dialog.getByLabel('Amount to take back').fill('13,500');
  await look('admin-student-take-back');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await toast(page, 'Funding taken back.');
  expect((await onList(admin, student.user.email))?.wallet).toBe(1500);
  await visitor.leave();
});

test('a password is reset, shown and hidden while it is typed', async ({ visit, url, admin }) => {
  const student = await newStudent(url, 'Forgetful desktop');
  const visitor = await enter(visit, admin);
  const { page, look } = visitor;
  const dialog = await choose(page, student, 'Reset');
  await dialog.getByLabel('New password').fill('given by the teacher');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(dialog.getByLabel('New password')).toHaveAttribute('type', 'text');
  await look('admin-student-reset');
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await toast(page, 'Password reset successfully!');
  await signInByApi(url, student.user.email, 'given by the teacher');
  await visitor.leave();
});

test('an administrator signs in as a student; the banner ends it', async ({ visit, url }) => {
  const student = await newStudent(url, 'Seen desktop');
  const visitor = await enter(visit, await administrator(url));
  const { page, look } = visitor;
  const dialog = await choose(page, student, 'Login As');
  await look('admin-student-login-as');
  await dialog.getByRole('button', { name: 'Login As' }).click();
  await page.getByRole('heading', { name: `Welcome, ${student.user.name}` }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  const banner = page.getByRole('complementary', { name: 'Signed in as a student' });
  await expect(banner).toContainText(student.user.name);
  await look('acting-as-student');
  await page.goto('/admin/students');
  await page.waitForURL((at) => at.pathname === '/');
  // What is still being asked for when the session ends is rightly refused.
  await page.waitForLoadState('networkidle');
  await banner.getByRole('button', { name: 'End session' }).click();
  // The administrator is themselves again, at the page where it began, without a password.
  await page.waitForURL('**/admin/students**');
  await page.getByRole('heading', { name: 'Manage Students' }).waitFor();
  await visitor.leave();
});

test('a student is deleted, after reading what that hides', async ({ visit, url, admin }) => {
  const student = await newStudent(url, 'Leaving desktop');
  const visitor = await enter(visit, admin);
  const { page, look } = visitor;
  const dialog = await choose(page, student, 'Delete');
  await dialog.getByText('There is nothing else to hide.').waitFor();
  await look('admin-student-delete');
  await dialog.getByRole('button', { name: 'Delete Student' }).click();
  await toast(page, 'Student deleted successfully!');
  await page.getByText('No students found').waitFor();
  expect(await onList(admin, student.user.email)).toBeUndefined();
  await expect(signInByApi(url, student.user.email)).rejects.toThrow('not right');
  await visitor.leave();
});

for (const size of sizeNames) {
  test(`students are searched in either script, sorted and paged; Back undoes it, on a ${size}${ringOf(size)}`, async ({
    visit,
    admin,
  }) => {
    const visitor = await visit({ size, as: admin });
    const { page, look } = visitor;
    // Each look is at both sizes.
    const lookOnce = async (name: string) => size === 'phone' && (await look(name));
    await page.goto('/admin/students');
    await page.locator('[data-row]').nth(9).waitFor();
    await lookOnce('admin-students');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.waitForURL('**/admin/students?page=2');
    if (size === 'phone') {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByLabel('Sort by').selectOption('-wallet');
    } else await page.getByRole('button', { name: 'Wallet' }).click();
    await page.waitForURL('**/admin/students?sort=-wallet');
    // Whom others fund meanwhile may be among them.
    const wallets = async () =>
      (await page.locator('[data-row]').allTextContents()).map((words) =>
        Number(/₦([\d,]+\.\d\d)/.exec(words)?.[1]?.replace(/,/g, '')),
      );
    // The rows of the question before stand there until the sorted ones have come.
    await expect(async () => {
      const shown = await wallets();
      expect(shown[0]).toBeGreaterThan(10_000);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    }).toPass({ timeout: 15_000 });
    await page.goBack();
    await page.waitForURL('**/admin/students?page=2');
    await page.getByLabel('Search by name, e-mail or phone').fill('ابراهيم');
    await page.getByText('Ibrahim Musa').waitFor();
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expect(page.locator('mark').first()).toHaveText('إبراهيم');
    await lookOnce('admin-students-found');
    await page.getByLabel('Search by name, e-mail or phone').fill('nobody at all');
    await page.getByText('No students found').waitFor();
    await lookOnce('admin-students-none');
    await visitor.leave();
  });
}

test('a menu of a row is worked by keyboard alone', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/students');
  await page.locator('[data-row]').first().waitFor();
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu').waitFor();
  // The browser may tell of a pointer that lies where the menu appears, which then takes no first
  // item by itself: Home names it.
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Take a payment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Take a payment' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Actions for / }).first()).toBeFocused();
  await visitor.leave();
});

for (const size of sizeNames) {
  test(`two accounts of one person are joined, and the student signs in with the one that stays${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const ends = await newStudent(url, `Safiya twice ${size}`);
    const stays = await newStudent(url, `Safiya once ${size}`);
    await admin.call(fundWallet, { student_id: ends.user.id, amount: '1500' });
    const visitor = await visit({ size, as: admin });
    const { page, look } = visitor;
    const dialog = await choose(page, ends, 'Join with another account');
    await dialog.getByLabel('The other account').click();
    await page.keyboard.type(stays.user.email);
    await page.getByRole('option', { name: stays.user.email }).click();
    await dialog.getByRole('radio', { name: stays.user.name }).check();
    await expect(dialog).toContainText(`Nobody signs in to ${ends.user.email} any more.`);
    await expect(dialog).toContainText('₦1,500.00 go over into the wallet that stays.');
    await look('admin-student-join');
    await dialog.getByLabel('Reason').fill('She has signed up twice');
    await dialog.getByRole('button', { name: 'Join the accounts' }).click();
    await toast(page, 'The accounts are one now.');
    await page.getByRole('heading', { level: 1, name: stays.user.name }).waitFor();
    expect(await onList(admin, ends.user.email)).toBeUndefined();
    expect((await onList(admin, stays.user.email))?.wallet).toBe(1500);
    await visitor.leave();
  });
}
