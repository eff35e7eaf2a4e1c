import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import type { FrameLocator, Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { classPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

const nominalSentence = demoClass('nominal-sentence');

/** The provider's script, its window and what it asks for come from another origin, as they must. */
const PROVIDER = /^request to http:\/\/localhost:\d+$/;
const VERIFY = /action=verify_payment/;
const SCRIPT = /inline\.js/;

const windowOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Card payment"]');
const frames = (page: Page) => page.locator('iframe[title^="Card payment"]');
const toast = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).first().waitFor();
const fundDialog = (page: Page) => page.getByRole('dialog', { name: 'Fund Wallet' });
const confirmingDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Your payment is being confirmed' });
const submit = (page: Page) => fundDialog(page).getByRole('button', { name: 'Fund Wallet' });

/** Opens the wallet, its dialog, and types an amount. */
async function fund(page: Page, naira: string) {
  await page.goto('/wallet-history');
  await page.getByRole('button', { name: 'Fund Wallet' }).click();
  await fundDialog(page).getByLabel('Amount', { exact: true }).fill(naira);
}

/** Presses Pay in the provider's window; `ending` is one of the simulator's. */
async function pay(page: Page, ending?: string) {
  const window = windowOf(page);
  if (ending) {
    await window.getByText('Other endings').click();
    await window.locator(`input[value=${ending}]`).check();
  }
  await window.getByRole('button', { name: /^Pay ₦/ }).click();
}

async function history(student: Session) {
  const lines = await student.call(getWalletHistory, {});
  return lines.map(({ description, type, amount }) => `${type} ${amount} ${description}`);
}
const FUNDED = 'Payment successful! Your wallet has been funded.';

// Proves student-2-78, student-2-82, student-4-18, student-5-20, student-8-15, student-8-34.
// Proves student-9-2.
test('goes from the amount to the receipt, once for two presses', async ({ visit, url }) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  await fund(page, '');
  await submit(page).click();
  await fundDialog(page).getByText('Please enter a valid amount').waitFor();
  await fundDialog(page).getByLabel('Amount', { exact: true }).fill('99');
  await submit(page).click();
  // The hint is not said twice.
  await expect(fundDialog(page).getByText('Minimum amount: ₦100')).toHaveCount(1);
  await fundDialog(page).getByLabel('Amount', { exact: true }).fill('2500.50');
  const lines = await fundDialog(page).locator('dl > div').allInnerTexts();
  expect(lines.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    'Current balance ₦0.00',
    'Amount to add ₦2,500.50',
    'New balance ₦2,500.50',
  ]);
  await look('fund-dialog');
  await submit(page).dblclick();
  await windowOf(page).getByText('Test mode').waitFor();
  await expect(frames(page)).toHaveCount(1);
  await pay(page);
  await toast(page, FUNDED);
  await fundDialog(page).waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Current balance' }).getByText('₦2,500.50').waitFor();
  expect(await history(student)).toEqual(['credit 2500.5 Wallet funded by card']);
  const outcome = page.getByRole('region', { name: 'Card payments' });
  await outcome.getByText('₦2,500.50 has arrived.').waitFor();
  await outcome.getByRole('link', { name: 'Open the receipt' }).waitFor();
  await look('wallet-funded');

  await page.getByRole('link', { name: /^Receipt/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor();
  const sheet = page.getByRole('article');
  for (const words of ['₦2,500.50', 'Paid', 'Wallet funding', student.user.name]) {
    await sheet.getByText(words, { exact: true }).first().waitFor();
  }
  await sheet.getByText(/^FUND_/).waitFor();
  await look('receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await visitor.leave(PROVIDER);
});

// Proves student-4-18, student-8-14.
test('ends calmly when the card is declined or the window is closed', async ({ visit, url }) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  await fund(page, '1000');
  await submit(page).click();
  await windowOf(page).getByRole('button', { name: 'Close the payment window' }).click();
  await toast(page, 'Payment window closed');
  await fundDialog(page).getByText('Payment window closed').waitFor();
  await expect(fundDialog(page).getByLabel('Amount', { exact: true })).toHaveValue('1000');
  await look('fund-closed');

  await submit(page).click();
  await windowOf(page).getByRole('button', { name: 'Decline this card' }).click();
  await windowOf(page)
    .getByText(/was declined/)
    .waitFor();
  await windowOf(page).getByRole('button', { name: 'Close the payment window' }).click();
  await fundDialog(page).getByText('The payment was declined. Nothing was taken.').waitFor();
  expect(await history(student)).toEqual([]);
  await visitor.leave(PROVIDER);
});

// Proves student-7-5.
test('says when the window could not be loaded, and loads it at the next press', async ({
  visit,
  url,
}) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  await page.route(SCRIPT, (route) => route.abort());
  await fund(page, '500');
  await submit(page).click();
  await fundDialog(page)
    .getByText(/The payment window could not be loaded\. Nothing was taken\./)
    .waitFor();
  await page.unroute(SCRIPT);
  await submit(page).click();
  await pay(page);
  await toast(page, FUNDED);
  expect(await history(student)).toEqual(['credit 500 Wallet funded by card']);
  await visitor.leave(/^request to http:\/\/localhost|Failed to load resource.*inline\.js/);
});

// Proves student-2-83.
test('waits for a slow confirmation, is left, and is picked up after a reload', async ({
  visit,
  url,
}) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  // However long this machine takes to look, the answer comes after it.
  let isHeld = true;
  await page.route(VERIFY, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (isHeld) Object.assign(answer.data, { state: 'pending', confirming: true });
    await route.fulfill({ response, json: answer });
  });
  await fund(page, '700');
  await submit(page).click();
  await pay(page, 'slow');
  await confirmingDialog(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(confirmingDialog(page)).toHaveCount(1);
  await look('payment-confirming');
  // Once it takes long it need not be waited for.
  await confirmingDialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  const underWay = page.getByRole('region', { name: 'Card payments' });
  await underWay.getByText('Your payment is being confirmed').waitFor();
  await page.reload();
  await underWay.getByText('Your payment is being confirmed').waitFor();
  await look('payment-under-way');
  isHeld = false;
  await page.getByText(FUNDED).first().waitFor({ timeout: 60_000 });
  // What has become of it stays until it is put away.
  await underWay.getByText('₦700.00 has arrived.').waitFor();
  await underWay.getByRole('button', { name: 'Dismiss' }).click();
  await underWay.waitFor({ state: 'detached' });
  expect(await history(student)).toEqual(['credit 700 Wallet funded by card']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await visitor.leave(PROVIDER);
});

test('survives a connection lost after paying', async ({ visit, url }) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  await page.route(VERIFY, (route) => route.abort('internetdisconnected'));
  await fund(page, '900');
  await submit(page).click();
  await pay(page, 'silent');
  await confirmingDialog(page)
    .getByText(/There is no connection just now/)
    .waitFor();
  await look('payment-offline');
  // It asks by itself as well: the connection is back with the press, and not before.
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => {
        document.documentElement.dataset.back = 'yes';
      },
      { capture: true },
    ),
  );
  await page.unroute(VERIFY);
  await page.route(VERIFY, async (route) => {
    const isBack = await page.evaluate(() => document.documentElement.dataset.back === 'yes');
    return isBack ? route.continue() : route.abort('internetdisconnected');
  });
  await confirmingDialog(page).getByRole('button', { name: 'Check now' }).click();
  await toast(page, FUNDED);
  expect(await history(student)).toEqual(['credit 900 Wallet funded by card']);
  await visitor.leave(/^request to http:\/\/localhost|ERR_INTERNET_DISCONNECTED/);
});

test('finds out what became of a window that a reload has closed', async ({ visit, url }) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  // The page hears nothing of what was paid: it is loaded anew while the bank still works.
  await page.addInitScript(() => {
    window.addEventListener('message', (event) => {
      if (document.documentElement.dataset.deaf) event.stopImmediatePropagation();
    });
  });
  await fund(page, '800');
  await submit(page).click();
  await windowOf(page).getByText('Test mode').waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset.deaf = 'yes';
  });
  await pay(page, 'silent');
  await windowOf(page).getByText('Processing...').waitFor();
  await page.reload();
  await page.getByText(FUNDED).first().waitFor({ timeout: 30_000 });
  expect(await history(student)).toEqual(['credit 800 Wallet funded by card']);
  // Nothing is left to ask about.
  expect(await page.evaluate(() => localStorage.getItem('card-payments'))).toBeNull();
  await visitor.leave(PROVIDER);
});

// Proves student-4-12, student-7-7, student-8-30.
test('is joined from the Payment Required dialog', async ({ visit, url }) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  const path = await classPath(student, nominalSentence.name);
  await page.goto(path);
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  const required = page.getByRole('dialog', { name: 'Payment Required' });
  await required.waitFor();
  await look('payment-required');
  await required.getByRole('button', { name: /^Pay ₦[\d,.]+ by card$/ }).dblclick();
  await windowOf(page).getByText('Test mode').waitFor();
  await expect(frames(page)).toHaveCount(1);
  await pay(page);
  await toast(page, 'Payment successful! You can now access the class.');
  await page.getByText('Enrolled', { exact: true }).first().waitFor();
  // The receipt and the first lesson are a press away.
  await page.getByRole('link', { name: 'Open the receipt' }).waitFor();
  await page.getByRole('button', { name: /^Start: / }).waitFor();
  await look('class-paid');
  const details = await student.call(getClassDetails, {
    class_id: path.split('/').at(-1) ?? '',
  });
  expect(details.isEnrolled).toBe(true);
  const lines = await history(student);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['debit', 'credit']);
  await visitor.leave(PROVIDER);
});
