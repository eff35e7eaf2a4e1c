import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { getTimetable } from '@institute/contract/meetings/groups';
import { getMessages } from '@institute/contract/messages/messages';
import { dateText } from '@institute/contract/time/calendar';
import { administrator, newStudent } from './support/api.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';
import { dayIn, zone } from './support/zone.ts';

/** Tomorrow, in English: of sixteen weeks from today on, every day but today is in them sixteen times. */
const weekday = new Date(`${dayIn(1)}T12:00:00Z`).toLocaleDateString('en', {
  ...{ weekday: 'long', timeZone: 'UTC' },
} as const);

for (const size of sizeNames) {
  // Proves ours-227, ours-251.
  test(`a class is planned, a meeting moved and cancelled, and days are closed on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
  }) => {
    const admin = await administrator(url);
    const mark = crypto.randomUUID().slice(0, 6);
    const [huda, amina] = [
      await newStudent(url, `Huda ${mark}`),
      await newStudent(url, `Amina ${mark}`),
    ];
    const { id: class_id } = await admin.call(addClass, {
      ...{ name: `Roots ${mark}`, category: 'Grammar', about: 'Roots', status: '1' as const },
      premium: '0' as const,
    });
    const staff = { class_id, user_id: huda.user.id, powers: ['teach' as const] };
    await admin.call(saveClassStaff, staff);
    await amina.call(enrol, { class_id: String(class_id) });
    const office = await visit({ size, as: admin });
    const { page, look } = office;
    const dialog = page.getByRole('dialog');
    const next = page.getByRole('region', { name: 'Next meetings' });
    const meetings = next.getByRole('listitem');
    const menuOf = (name: RegExp, item: string) => async () => {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('menuitem', { name: item }).click();
    };

    await test.step('its first weekly time makes the group of everybody and sixteen weeks', async () => {
      await page.goto(`/admin/classes/manage/${class_id}?tab=meetings`);
      await page.getByText('No weekly times yet').waitFor();
      await look('meetings-none');
      await page.getByRole('button', { name: 'Plan the first weekly time' }).click();
      await dialog.getByLabel('Day of the week').selectOption(`${weekday}s`);
      await dialog.getByLabel('Begins at').fill('18:00');
      await dialog.getByLabel('Teacher').selectOption(`Huda ${mark}`);
      await look('meetings-weekly-time');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(`${weekday}s, 18:00–19:00`).first()).toBeVisible();
      await expect(meetings).toHaveCount(16);
      // Where they meet nobody has said yet.
      await expect(meetings.first()).toContainText('No link or room');
      await look('meetings-planned');
    });

    await test.step('the place of the group is that of its meetings', async () => {
      await menuOf(/^Actions for Everybody/, 'Change the group')();
      await dialog.getByLabel('Link or room').fill('https://meet.example/roots');
      await look('meetings-group');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(next.getByText('No link or room')).toHaveCount(0);
    });

    await test.step('one meeting is held at another hour, and its students are told', async () => {
      await menuOf(new RegExp(`^Actions for ${weekday.slice(0, 3)},`), 'Change')();
      await dialog.getByLabel('Begins at').fill('20:00');
      await dialog.getByLabel('Reason').fill('A wedding');
      await look('meetings-change');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(meetings.first()).toContainText('20:00–21:00');
      await expect(meetings.first()).toContainText('Changed by itself');
      await expect(meetings.nth(1)).toContainText('18:00–19:00');
    });

    await test.step('another is cancelled for a reason', async () => {
      await next
        .getByRole('button', { name: /^Actions for/ })
        .nth(1)
        .click();
      await page.getByRole('menuitem', { name: 'Cancel it' }).click();
      await dialog.getByLabel('Reason').fill('The teacher is ill');
      await dialog.getByRole('button', { name: 'Cancel the meeting' }).click();
      await expect(meetings.nth(1)).toContainText('Not held');
      await expect(meetings.nth(1)).toContainText('The teacher is ill');
      await look('meetings-changed');
      const told = await amina.call(getMessages, { page: 1, per_page: 10 });
      const subjects = told.map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ''));
      expect(subjects).toEqual([
        `Not held: a meeting of Roots ${mark}`,
        `At another time: Roots ${mark}`,
      ]);
    });

    await test.step('the week of the institute has both, and leads to its class', async () => {
      const { meetings: planned } = await admin.call(getTimetable, { class_id });
      const day = dateText(new Date((planned[1]?.starts_at ?? 0) * 1000), zone);
      await page.goto(`/admin/week?week=${day}`);
      const own = page.getByText(`Roots ${mark}`);
      await own.first().waitFor();
      await page.getByText('Cancelled').first().waitFor();
      await look('office-week');
      await page.getByRole('button', { name: 'The week before' }).click();
      await page
        .getByText(/20:00–21:00/)
        .first()
        .waitFor();
      await own.first().waitFor();
      await page.getByRole('link', { name: '20:00–21:00' }).last().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto(`/admin/classes/manage/${class_id}?tab=meetings`);
    });

    await test.step('a holiday is confirmed, and meetings there are not held', async () => {
      const { meetings: planned } = await admin.call(getTimetable, { class_id });
      const day = dateText(new Date((planned[4]?.starts_at ?? 0) * 1000), zone);
      await page.getByRole('link', { name: 'Closed days' }).last().click();
      await page.getByRole('heading', { level: 1, name: 'Closed days' }).waitFor();
      await look('closed-days');
      await page.getByRole('button', { name: 'Confirm Eid al-Fitr' }).click();
      await dialog.getByLabel('Name').fill(`Eid ${mark}`);
      await dialog.getByLabel('First day').fill(day);
      await dialog.getByLabel('Last day').fill(day);
      await look('closed-days-confirm');
      await dialog.getByRole('button', { name: 'Close these days' }).click();
      await expect(page.getByText(`Eid ${mark}`)).toBeVisible();
      await page.goto(`/admin/classes/manage/${class_id}?tab=meetings`);
      await expect(meetings.nth(4)).toContainText(`Eid ${mark}`);
      await page.goto('/admin/closures');
      await page.getByRole('button', { name: `Open Eid ${mark} again` }).click();
      await dialog.getByRole('button', { name: 'Open again' }).click();
      await expect(page.getByText(`Eid ${mark}`)).toHaveCount(0);
    });
  });
}
