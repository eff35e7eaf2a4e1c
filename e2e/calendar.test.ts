import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getReminderChoice } from '@institute/contract/meetings/reminders';
import { newStudent } from './support/api.ts';
import { meetingNow } from './support/meeting-now.ts';
import { expect, test } from './support/test.ts';

const LINK = 'https://meet.example/roots';

// Proves ours-282, ours-284, ours-285, ours-288, ours-315, ours-319.
test('a student adds the meetings to their calendar, takes one alone, chooses reminders, and ends it', async ({
  visit,
  url,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const { id: class_id, rand } = await admin.call(addClass, {
    ...{ name: `النحو ${mark}`, category: 'Grammar', about: 'Roots', status: '1' as const },
    premium: '0' as const,
  });
  const amina = await newStudent(url, `Amina ${mark}`);
  await amina.call(enrol, { class_id: String(class_id) });
  const meeting_id = await meetingNow(admin, { class_id, place: LINK });
  const { page, look } = await visit({ size: 'phone', as: amina });
  const add = page.getByRole('button', { name: 'Add to my calendar' });
  const address = page.getByRole('textbox', { name: 'Address of your calendar' });
  const fetched = async (at: string) => {
    const response = await fetch(at);
    return { status: response.status, text: await response.text() };
  };

  const first = await test.step('from the dashboard, by one press more', async () => {
    await page.goto('/');
    await add.click();
    await page.getByRole('button', { name: 'Connect my calendar' }).waitFor();
    await look('calendar-to-connect');
    await page.getByRole('button', { name: 'Connect my calendar' }).click();
    await address.waitFor();
    await look('calendar-connected');
    const at = await address.inputValue();
    await expect(page.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      at.replace(/^https?:/, 'webcal:'),
    );
    const { status, text } = await fetched(at);
    expect(status).toBe(200);
    expect(text).toContain(`SUMMARY:النحو ${mark}`);
    expect(text).not.toContain(LINK);
    return at;
  });

  await test.step('one meeting alone, from its page', async () => {
    await page.goto(`/classes/${rand}`);
    await expect(add).toBeVisible();
    await page.goto(`/meetings/${meeting_id}`);
    await add.click();
    await page.getByText(/^Connected since/).waitFor();
    await look('calendar-of-a-meeting');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the file' }).click();
    expect((await saving).suggestedFilename()).toBe(`meeting-${meeting_id}.ics`);
  });

  await test.step('how one is reminded, saved in the press', async () => {
    await page.goto('/profile');
    const way = page.getByRole('combobox', { name: 'Live meetings' });
    await way.selectOption('In the app');
    await expect(way).toBeEnabled();
    const hour = page.getByRole('combobox', { name: 'The day before, at' });
    await hour.selectOption('8');
    await expect(hour).toBeEnabled();
    const daily = page.getByRole('combobox', { name: 'It comes' });
    await daily.selectOption('By e-mail');
    await expect(daily).toBeEnabled();
    const dailyHour = page.getByRole('combobox', { name: 'Each day at' });
    await dailyHour.selectOption('7');
    await expect(dailyHour).toBeEnabled();
    await look('profile-reminders');
    const chosen = { way: 'inApp', hour: 8, daily_way: 'email', daily_hour: 7 };
    expect(await amina.call(getReminderChoice, {})).toMatchObject(chosen);
    await page.getByRole('checkbox', { name: /^One reminder a day/ }).uncheck();
    await expect(dailyHour).toHaveCount(0);
    const none = { ...chosen, daily_way: 'none' };
    await expect.poll(() => amina.call(getReminderChoice, {})).toMatchObject(none);
  });

  await test.step('another address in the profile, and none', async () => {
    await page.goto('/profile');
    const card = page.getByRole('region', { name: 'Your calendar' });
    const invitations = card.getByRole('checkbox', { name: /^Invitations by e-mail/ });
    await invitations.check();
    await expect(invitations).toBeEnabled();
    await page.reload();
    await expect(invitations).toBeChecked();
    await card.getByRole('button', { name: 'Make another address' }).click();
    await look('calendar-another');
    await page.getByRole('dialog').getByRole('button', { name: 'Make another address' }).click();
    await address.waitFor();
    const second = await address.inputValue();
    expect((await fetched(first)).status).toBe(404);
    expect((await fetched(second)).status).toBe(200);
    await card.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await card.getByRole('button', { name: 'Connect my calendar' }).waitFor();
    expect((await fetched(second)).status).toBe(404);
    await look('profile-calendar');
  });
});
