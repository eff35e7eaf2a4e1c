import { roles } from '@institute/contract/auth/abilities';
import { editStudent } from '@institute/contract/people/students';
import type { Page, Route } from '@playwright/test';
import { TOTP } from 'otpauth';
import { newStudent, PASSWORD, type Session, signInByApi } from './support/api.ts';
import { emptyInstitute } from './support/product.ts';
import { fillSignIn, signInCard } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Without the demo, whose message of welcome would stand before each sign-in.
test.use({ environment: emptyInstitute() });

/** An administrator nobody else uses, just signed in. */
async function newAdministrator(url: string, admin: Session, name: string): Promise<Session> {
  const { id, email, phonenumber } = (await newStudent(url, name)).user;
  const form = { student_id: id, name, email, phonenumber, role: roles.administrator };
  await admin.call(editStudent, form);
  return signInByApi(url, email);
}

/**
 * The code of an authenticator app, of this half minute or the next: none is taken twice. Each is still
 * taken when its half minute, or the one before it, ends before it is judged.
 */
const codeOf = (secret: string, of: 'now' | 'next') =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + (of === 'next' ? 30_000 : 0) });

/** A device whose owner says yes to every passkey. */
async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Answers the next funding as the server does ten minutes after one has proved who one is. */
async function askOnce(page: Page): Promise<void> {
  let isAsked = false;
  const answer = async (route: Route) => {
    if (isAsked || !route.request().postData()?.includes('fundWallet')) return route.fallback();
    isAsked = true;
    await route.fulfill({
      json: { status: false, code: 'confirm_needed', message: 'Please prove that it is you.' },
    });
  };
  await page.route('**/adminActions.php*', answer);
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login?next=%2F');
  await fillSignIn(signInCard(page), email, PASSWORD);
}

// Proves decision-041-4.
test('A second factor is set up, asked for and asked for again, on a desktop', async ({
  visit,
  url,
  admin,
}) => {
  const maryam = await newAdministrator(url, admin, 'أستاذة مريم');
  const student = await newStudent(url, 'Hauwa Garba');
  const visitor = await visit({ size: 'desktop', as: maryam });
  const { page, look } = visitor;
  await withPasskeys(page);
  const dialog = page.getByRole('dialog');

  // The app, by the secret in letters, and ten codes that are shown once.
  await page.goto('/admin/security');
  await page.getByText('guarded by its password alone').waitFor();
  await look('admin-security-bare');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
  await look('admin-security-app');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await dialog.getByLabel('6-digit code').fill('12');
  await dialog.getByRole('button', { name: 'Take into use' }).click();
  await dialog.getByText('Enter the 6 digits that the app shows.').waitFor();
  await dialog.getByLabel('6-digit code').fill(codeOf(secret, 'now'));
  await dialog.getByRole('button', { name: 'Take into use' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await look('admin-security-codes');
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have kept them' }).click();

  // A passkey beside it.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name').fill('هاتفي');
  await look('admin-security-passkey');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('The passkey is added.').waitFor();
  await page.getByRole('list', { name: 'Your passkeys' }).getByText('هاتفي').waitFor();
  await look('admin-security');

  // Asked again before money: what was typed stays, whether one proves it or not.
  const search = encodeURIComponent(student.user.email);
  await page.goto(`/admin/students?search=${search}`);
  await page.getByRole('button', { name: `Actions for ${student.user.name}` }).click();
  await page.getByRole('menuitem', { name: 'Fund' }).click();
  await page.getByLabel(/^Amount/).fill('1500');
  await askOnce(page);
  const fund = page.getByRole('dialog').getByRole('button', { name: /^(Add|Fund)/ });
  await fund.click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByRole('button', { name: 'Use a passkey' }).waitFor();
  await look('admin-confirm');
  await page.keyboard.press('Escape');
  await page.getByText('Please prove that it is you.').waitFor();
  await expect(page.getByLabel(/^Amount/)).toHaveValue('1500');
  await askOnce(page);
  await fund.click();
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Wallet funded successfully!').waitFor();

  // Two steps to sign in: by the app, by a passkey, and by a recovery code.
  const { email } = maryam.user;
  const card = signInCard(page);
  const ways: [string, () => Promise<void>][] = [
    [
      'the app',
      async () => {
        await card.getByLabel('6-digit code').fill('000000');
        await card.getByRole('button', { name: 'Continue' }).click();
        await card.getByText('This code is not right').waitFor();
        await look('second-step');
        await card.getByLabel('6-digit code').fill(codeOf(secret, 'next'));
        await page.keyboard.press('Enter');
      },
    ],
    ['a passkey', () => card.getByRole('button', { name: 'Use a passkey' }).click()],
    [
      'a recovery code',
      async () => {
        await card.getByRole('button', { name: 'Use a recovery code' }).click();
        await card.getByLabel('Recovery code').fill(recovery.toLowerCase());
        await page.keyboard.press('Enter');
      },
    ],
  ];
  for (const [, pass] of ways) {
    await signOut(page);
    await typePassword(page, email);
    await page.getByText('Your password is right.').waitFor();
    await pass();
    await page.getByText('Login successful!').waitFor();
    // Whoever works in the office begins there.
    await page.waitForURL('/admin');
  }
  await page.goto('/admin/security');
  await page.getByText('9 codes left').waitFor();

  // Taken away again.
  await page.getByRole('button', { name: 'Remove the passkey هاتفي' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The passkey is removed.').waitFor();
  await visitor.leave();
});

async function signOut(page: Page): Promise<void> {
  // The page is gone first: what it still waits for would write the person down again.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}
