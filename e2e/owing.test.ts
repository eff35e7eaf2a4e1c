import { pathToFileURL } from 'node:url';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getOwing, getStudentInvoices } from '@institute/contract/invoices/invoices';
import { countOf } from '@institute/contract/language';
import { getMessages } from '@institute/contract/messages/messages';
import { fundWallet } from '@institute/contract/people/students';
import type { Page } from '@playwright/test';
import { administrator, newStudent, signInByApi } from './support/api.ts';
import { emptyInstitute, type RunningProduct } from './support/product.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

// Its clock can be moved on by a day, so that what is due gets old.
const clock = pathToFileURL(`${import.meta.dirname}/../bench/faults/clock.mjs`).href;
test.use({ environment: { ...emptyInstitute(), NODE_OPTIONS: `--import=${clock}` } });

/** Lets days pass until something that a search finds is over its day; whoever was signed in may be out by then. */
async function passUntilOver(product: RunningProduct, url: string, search: string): Promise<void> {
  await expect
    .poll(async () => {
      product.child.kill('SIGUSR2');
      const admin = await administrator(url);
      return (await admin.call(getOwing, { age: 'week', search })).length;
    })
    .toBe(1);
}

/** The row of a list, and a choice of its menu. */
async function choose(page: Page, name: string, act: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Actions for ${name}, .*part 2 of 3`) })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
}

for (const size of sizeNames) {
  // Proves ours-202, ours-203, ours-204, ours-205, ours-206.
  test(`who owes is seen, reminded, pays a part and is let off the rest on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    product,
  }) => {
    const admin = await administrator(url);
    const mark = crypto.randomUUID().slice(0, 6);
    const name = `Halima ${mark}`;
    const halima = await newStudent(url, name);
    const { id: class_id } = await admin.call(addClass, {
      ...{ name: `Nahw ${mark}`, category: 'Grammar', about: 'In parts', status: '1' as const },
      ...{ premium: '1' as const, amount: '30000', parts: '40:0,30:1,30:60' },
    });
    await admin.call(fundWallet, { student_id: halima.user.id, amount: '12000' });
    await halima.call(enrol, { class_id: String(class_id) });
    await passUntilOver(product, url, mark);
    const office = await visit({ size, as: await administrator(url) });
    const { page, look } = office;
    const dialog = page.getByRole('dialog');
    const rows = page.locator('[data-row]').filter({ hasText: name });

    await test.step('it stands under its age, with its sum', async () => {
      await page.goto(`/admin/owing?search=${mark}`);
      await expect(rows).toHaveCount(2);
      await look('owing');
      const age = page.getByRole('button', { name: /^1 to 7 days over/ });
      await age.click();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('part 2 of 3');
      await expect(rows).toContainText(/\d days? over/);
      await expect(age).toContainText('₦9,000.00');
      await look('owing-of-an-age');
      await page.getByRole('button', { name: /^Over 30 days/ }).click();
      await page.getByText('Nothing like this is owed').waitFor();
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.goto(`/admin/owing?search=${mark}&age=week`);
      await expect(rows).toHaveCount(1);
    });

    await test.step('the student is reminded, once a day', async () => {
      const told = async () => {
        const again = await signInByApi(url, halima.user.email);
        const messages = await again.call(getMessages, {});
        return messages.filter(({ subject }) => subject.startsWith('Still')).length;
      };
      const remind = async () => {
        await rows.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Remind', exact: true }).click();
        await dialog.getByText('Send 1 reminder?').waitFor();
        await look('owing-remind');
        const answer = page.waitForResponse((one) =>
          Boolean(one.request().postData()?.includes('remindOwing')),
        );
        await dialog.getByRole('button', { name: 'Remind', exact: true }).click();
        const reminded = answer.then(async (one) => (await one.json()).data.reminded as number);
        await page
          .getByText(`${countOf(await reminded, 'reminder')} sent.`)
          .first()
          .waitFor();
        await expect(dialog).toHaveCount(0);
        return reminded;
      };
      // The calendar reminds in its hours, which may be these: then it was the one that has told today.
      const byCalendar = await told();
      expect(byCalendar + (await remind())).toBe(1);
      expect(await remind()).toBe(0);
      expect(await told()).toBe(1);
    });

    await test.step('more time is refused for an earlier day, and what was typed stays', async () => {
      await choose(page, name, 'More time');
      await dialog.getByLabel('Reason').fill('A bad harvest');
      await dialog.getByRole('button', { name: 'Give more time' }).click();
      await dialog.getByText('Choose a later day').waitFor();
      await expect(dialog.getByLabel('Reason')).toHaveValue('A bad harvest');
      await look('owing-more-time');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Leave' }).click();
    });

    await test.step('a part is taken in cash', async () => {
      await choose(page, name, 'Take a payment');
      await expect(dialog.getByLabel('Amount')).toHaveValue('9000');
      await dialog.getByLabel('Amount').fill('4000');
      await dialog.getByText('Cash', { exact: true }).click();
      await look('owing-take');
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText('Payment taken').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(rows).toContainText('₦5,000.00 of ₦9,000.00');
    });

    await test.step('the rest is waived, for a reason', async () => {
      await choose(page, name, 'Waive');
      await dialog.getByRole('button', { name: 'Waive it' }).click();
      await dialog.getByText('Write the reason.').waitFor();
      await dialog.getByLabel('Reason').fill('Her father is ill');
      await look('owing-waive');
      await dialog.getByRole('button', { name: 'Waive it' }).click();
      await page.getByText('Waived, and the student is told.').first().waitFor();
      await expect(rows).toHaveCount(0);
    });

    await test.step('her page and her statement say it in sentences', async () => {
      await page.goto(`/admin/students/${halima.user.id}?tab=wallet`);
      const owed = page.getByRole('region', { name: 'Owed' });
      await owed.getByText('₦9,000.00 is owed.').waitFor();
      await owed.getByRole('button', { name: 'Bill' }).click();
      await dialog.getByLabel('What it is for').fill('كُتُبٌ');
      await dialog.getByLabel('Amount').fill('2500');
      const day = dayIn(40);
      await dialog.getByLabel('Due on').fill(day);
      await look('owing-bill');
      await dialog.getByRole('button', { name: 'Bill', exact: true }).click();
      await owed.getByText('₦11,500.00 is owed.').waitFor();
      await owed.getByText('Settled: 2 invoices').click();
      await owed.getByText(/^Waived/).waitFor();
      await look('student-owed');
      await owed.getByRole('link', { name: 'Statement' }).click();
      await page.getByRole('heading', { name: 'Statement' }).waitFor();
      await page.getByText('Fee waived', { exact: false }).first().waitFor();
      await look('student-statement');
      const states = await (await administrator(url)).call(getStudentInvoices, {
        student_id: halima.user.id,
      });
      expect(states.map(({ state, rest }) => [state, rest])).toEqual([
        ['open', 2500],
        ['open', 9000],
        ['waived', 0],
        ['paid', 0],
      ]);
    });
    await office.leave();
  });
}
