import { enrol } from '@institute/contract/classes/classes';
import { addClass, getManagedClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { getMyInvoices } from '@institute/contract/invoices/invoices';
import { addPattern, getTimetable } from '@institute/contract/meetings/groups';
import { administrator, newStudent } from './support/api.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

for (const size of sizeNames) {
  // Proves ours-293, ours-295.
  test(`the next term is a copy of the class, and its students go on to it on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
  }) => {
    const admin = await administrator(url);
    const mark = crypto.randomUUID().slice(0, 6);
    const names = [`Term one ${mark}`, `Term two ${mark}`] as const;
    const [huda, amina, bilal] = [
      await newStudent(url, `Huda ${mark}`),
      await newStudent(url, `Amina ${mark}`),
      await newStudent(url, `Bilal ${mark}`),
    ];
    const { id: class_id } = await admin.call(addClass, {
      ...{ name: names[0], category: 'Grammar', about: 'A term', status: '1' as const },
      premium: '0' as const,
    });
    await admin.call(saveClassStaff, { class_id, user_id: huda.user.id, powers: ['teach'] });
    await admin.call(addPattern, {
      ...{ class_id: String(class_id), from_on: dayIn(1), weekday: 2, starts_at: '18:00' },
      ...{ minutes: 60, teacher_id: huda.user.id },
    });
    for (const { call } of [amina, bilal]) await call(enrol, { class_id: String(class_id) });
    const office = await visit({ size, as: admin });
    const { page, look } = office;
    const dialog = page.getByRole('dialog');

    const copyId = await test.step('it is copied thirteen weeks on, with its teacher', async () => {
      await page.goto(`/admin/classes/manage/${class_id}`);
      await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
      await dialog.getByLabel('Name of the new class').fill(names[1]);
      await dialog.getByLabel('Days of lessons and of weekly times').selectOption({
        label: 'Move by some weeks',
      });
      await dialog.getByLabel('By how many weeks').fill('13');
      await expect(dialog.getByLabel(/^Its teachers teach the new class as well/)).toBeChecked();
      await look('next-term-copy');
      await dialog.getByText(/A group of this class has no last day/).waitFor();
      await dialog.getByRole('button', { name: 'Duplicate' }).click();
      // Its teacher is in the original then, which runs on.
      await dialog.getByText(/without a teacher: at that hour they are in a meeting of/).waitFor();
      await look('next-term-untaught');
      await dialog.getByRole('button', { name: 'Open the new class' }).click();
      await page.getByRole('heading', { level: 1, name: names[1] }).waitFor();
      const id = /manage\/([^/?]+)/.exec(page.url())?.[1] ?? '';
      const copy = await admin.call(getManagedClass, { class_id: id });
      const { groups } = await admin.call(getTimetable, { class_id: id });
      expect(groups[0]?.patterns).toMatchObject([{ starts_at: '18:00', from_on: dayIn(92) }]);
      return copy.id;
    });

    await test.step('its students go on, and are billed', async () => {
      await admin.call(addClass, {
        ...{ name: `Paid ${mark}`, category: 'Grammar', about: 'Paid', status: '1' as const },
        ...{ premium: '1' as const, amount: '15000' },
      });
      await page.goto(`/admin/classes/manage/${class_id}?tab=students`);
      for (const name of ['Amina', 'Bilal']) {
        await page.getByLabel(`Choose ${name} ${mark}`).check();
      }
      await page.getByRole('button', { name: 'Promote' }).click();
      await dialog.getByRole('combobox', { name: 'To the class' }).fill(`Paid ${mark}`);
      await page.getByRole('option', { name: `Paid ${mark}` }).click();
      await dialog.getByLabel('Reason').fill('Passed the first term');
      await look('next-term-promote');
      await dialog.getByRole('button', { name: 'Promote 2' }).dblclick();
      await page.getByRole('status').getByText('2 go on, ₦30,000.00 billed.').waitFor();
      expect((await amina.call(getMyInvoices, {})).invoices).toHaveLength(1);
      expect(copyId).toBeGreaterThan(class_id);
    });

    await test.step('a student reads it, and what is to be paid', async () => {
      const student = await visit({ size, as: amina });
      await student.page.goto('/messages');
      await student.page
        .getByText(/^You go on: /)
        .first()
        .click();
      await student.page.getByText('Passed the first term').first().waitFor();
      await student.look('next-term-message');
      await student.page.goto('/wallet-history');
      const owed = student.page.getByRole('region', { name: 'What you owe' });
      await owed.getByText('₦15,000.00').first().waitFor();
      await student.look('next-term-owed');
      await student.leave();
    });
    await office.leave();
  });
}
