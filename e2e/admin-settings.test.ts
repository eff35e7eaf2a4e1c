import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { roles } from '@institute/contract/auth/abilities';
import { editStudent } from '@institute/contract/people/students';
import {
  getManagedSettings,
  updateAppSettings,
} from '@institute/contract/settings/managed-settings';
import { getAppSettings } from '@institute/contract/settings/settings';
import { newStudent, signInByApi } from './support/api.ts';
import { emptyInstitute } from './support/product.ts';
import { expect, test } from './support/test.ts';

const logo = join(import.meta.dirname, '..', 'apps', 'server', 'seed', 'assets', 'logo.png');

// An institute of its own: what its settings say, every screen of the others would show. Without the
// demo, which nothing here needs, it is open at once.
test.use({ environment: emptyInstitute() });

// Proves admin-2-8, admin-2-39, admin-5-19.
test('are changed after a question, and seen at once', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/settings');
  const name = page.getByLabel('Site name');
  await name.waitFor();
  await visitor.look('admin-settings');
  const save = page.getByRole('button', { name: 'Save settings' });
  const dialog = page.getByRole('dialog');
  await expect(save).toBeDisabled();

  await name.fill(' ');
  await page.getByLabel('Default subscription amount').fill('-1');
  await page.getByLabel('Card payment public key').fill('sk_live_1234');
  await save.click();
  await page.getByText('Site name is required').waitFor();
  await page.getByText('Please enter a valid amount').waitFor();
  await page.getByText('This is a secret key.').waitFor();
  await expect(name).toBeFocused();
  await visitor.look('admin-settings-wrong');

  const own = { subamount: '3500', hard: '1600.25', trigger: 'enrolment' };
  const called = 'House of Letters';
  await name.fill(called);
  await page.getByLabel('Default subscription amount').fill(own.subamount);
  await page.getByLabel('Card payment public key').fill(`pk_test_1234`);
  await page.getByLabel('Hard').fill(own.hard);
  await page.getByLabel('The referrer is rewarded').selectOption(own.trigger);
  const greeting = `Ramadan term opens.\nأَهْلًا وَسَهْلًا`;
  await page.getByLabel('Landing message').fill(greeting);
  const preview = page.getByRole('region', { name: 'As visitors see it' });
  await preview.getByText(`أَهْلًا وَسَهْلًا`).waitFor();
  await save.click();
  await dialog.getByText('Save these settings?').waitFor();
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await visitor.look('admin-settings-confirm');
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings updated successfully!').waitFor();
  await page.getByText('Everything is saved.').waitFor();

  // Here, and where a visitor looks.
  await page.getByRole('link', { name: called }).first().waitFor({ state: 'attached' });
  const { form } = await admin.call(getManagedSettings, {});
  expect(form).toMatchObject({
    siteName: called,
    subamount: own.subamount,
    gameRewardHard: own.hard,
    referralTrigger: own.trigger,
  });
  const stranger = await visit({ size: 'desktop' });
  await stranger.page.goto('/');
  await stranger.page.getByRole('dialog').getByText(`وَسَهْلًا`).waitFor();
  await stranger.page.getByRole('button', { name: 'Got it' }).click();
  await stranger.page.getByText(called).first().waitFor();
  await stranger.leave();
  await visitor.leave();
});

// Proves rulings-10-3.
test('let the office read the quiz, and switch it off', async ({ visit, url, admin }) => {
  const office = await visit({ size: 'desktop', as: admin });
  const { page } = office;
  await page.goto('/admin/settings#quiz');
  await page.getByRole('link', { name: 'See the questions of the quiz' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await office.look('admin-quiz-questions');
  await page.getByLabel('Filter by level').selectOption('Hard');
  await expect(page.getByRole('cell', { name: 'Easy', exact: true })).toHaveCount(0);
  await admin.call(updateAppSettings, { quiz: 'off' });
  await office.leave();
  const student = await visit({ size: 'phone', as: await newStudent(url) });
  await student.page.goto('/');
  await student.page
    .getByRole('link', { name: /Wallet/ })
    .first()
    .waitFor();
  await expect(student.page.getByRole('link', { name: /Quiz/ })).toHaveCount(0);
  await student.look('dashboard-without-quiz');
  await student.page.goto('/game');
  await student.page.getByRole('heading', { name: 'The quiz is switched off' }).waitFor();
  await student.look('quiz-off');
  await student.leave();
  await admin.call(updateAppSettings, { quiz: 'on' });
});

test('ask before what was typed is left behind, and give it back on Discard', async ({
  visit,
  admin,
}) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/certificates');
  await page.getByRole('link', { name: 'Settings' }).click();
  const about = page.getByLabel('About us');
  const before = await about.inputValue();
  await about.fill('Half a sent');
  const dialog = page.getByRole('dialog');
  await page.goBack();
  await dialog.getByText('Leave without saving?').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(about).toHaveValue('Half a sent');
  await page.getByRole('button', { name: 'Discard' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(about).toHaveValue(before);
  await page.goBack();
  await page.getByRole('heading', { name: 'Certificate management' }).waitFor();
  await visitor.leave();
});

// Proves decision-025-1.
test('of two administrators do not overwrite each other unseen', async ({ visit, url, admin }) => {
  const { id, name, email, phonenumber } = (await newStudent(url, 'أستاذة مريم')).user;
  await admin.call(editStudent, {
    student_id: id,
    name,
    email,
    phonenumber,
    role: roles.administrator,
  });
  const mariam = await signInByApi(url, email);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/settings');
  const about = page.getByLabel('About us');
  await about.fill('Mine on a desktop');
  await mariam.call(updateAppSettings, { aboutUs: 'Hers desktop', howto: 'Her guide desktop' });
  const save = page.getByRole('button', { name: 'Save settings' }).first();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Save settings' });
  await save.click();
  await confirm.click();
  const question = page.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
  await question.getByText('أستاذة مريم').waitFor();
  await question.getByText('Hers desktop').waitFor();
  await visitor.look('admin-settings-conflict');
  expect((await admin.call(getAppSettings, {})).aboutUs).toBe('Hers desktop');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(about).toHaveValue('Hers desktop');

  // Nothing typed is lost; what was left alone follows hers.
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(about).toHaveValue('Mine on a desktop');
  await expect(page.getByLabel('Help guide')).toHaveValue('Her guide desktop');
  await save.click();
  await confirm.click();
  await page.getByText('Settings updated successfully!').waitFor();
  const { aboutUs, howto } = await admin.call(getAppSettings, {});
  expect({ aboutUs, howto }).toEqual({
    aboutUs: 'Mine on a desktop',
    howto: 'Her guide desktop',
  });
  await visitor.leave();
});

// Proves admin-2-39, admin-5-20, admin-8-5.
test('take a picture of at most 400 KB as the logo', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Change logo' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  const upload = dialog.getByRole('button', { name: 'Upload' });
  const picture = await readFile(logo);
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: picture });
  await dialog.getByText('Please select an image file').waitFor();
  const heavy = Buffer.concat([picture, Buffer.alloc(400 * 1024)]);
  await file.setInputFiles({ name: 'heavy.png', mimeType: 'image/png', buffer: heavy });
  await dialog.getByText('Logo file size must be less than 400KB').waitFor();
  // It calls itself a picture: what it is, its content says.
  const lie = Buffer.from('%PDF-1.4 not a picture');
  await file.setInputFiles({ name: 'lie.png', mimeType: 'image/png', buffer: lie });
  await upload.click();
  await dialog.getByText('Please select an image file').waitFor();
  await file.setInputFiles(logo);
  await dialog.getByText('On a dark ground').waitFor();
  await visitor.look('admin-settings-logo');
  const before = (await admin.call(getAppSettings, {})).logo;
  await page.route('**/api.php', (route) => route.abort('connectionreset'));
  await upload.click();
  await dialog.getByText('An error occurred while uploading the logo.').waitFor();
  await page.unroute('**/api.php');
  await upload.click();
  await page.getByText('Logo uploaded successfully!').waitFor();
  const after = (await admin.call(getAppSettings, {})).logo;
  expect(after).not.toBe(before);
  await expect.poll(() => page.locator(`img[src*="${after}"]`).count()).toBeGreaterThan(0);
  await visitor.leave(/ERR_CONNECTION_RESET|ERR_FILE_NOT_FOUND|status of 400|lie/);
});

// Proves call-saveSignature.
test('take a picture as the signature on certificates, and take it away', async ({
  visit,
  admin,
}) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  const signature = async () => (await admin.call(getAppSettings, {})).signature ?? '';
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Add signature' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(logo);
  await visitor.look('admin-settings-signature');
  const before = await signature();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Signature uploaded successfully!').waitFor();
  const after = await signature();
  expect(after).not.toBe(before);
  await page.locator(`img[src*="${after}"]`).waitFor();
  await page.getByRole('button', { name: 'Remove signature' }).click();
  await page.getByText('Signature removed successfully!').waitFor();
  expect(await signature()).toBe('');
  await page.getByRole('button', { name: 'Add signature' }).waitFor();
  await visitor.leave();
});
