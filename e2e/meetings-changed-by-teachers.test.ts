import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { addPattern, getTimetable } from '@institute/contract/meetings/groups';
import { getMessages } from '@institute/contract/messages/messages';
import { administrator, newStudent, type Session } from './support/api.ts';
import { meetingNow } from './support/meeting-now.ts';
import { emptyInstitute } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

// Nothing else waits for its office.
test.use({ environment: emptyInstitute() });

const subjectsOf = async (person: Session) =>
  (await person.call(getMessages, {})).map(({ subject }) =>
    subject.replaceAll(/[\u2066-\u2069]/g, ''),
  );

// Proves ours-309, ours-310.
test('a teacher moves a meeting in time, and asks the office for one that is near', async ({
  visit,
  url,
}) => {
  const admin = await administrator(url);
  const mark = crypto.randomUUID().slice(0, 6);
  const huda = await newStudent(url, `Huda ${mark}`);
  const amina = await newStudent(url, `Amina ${mark}`);
  const { id: class_id } = await admin.call(addClass, {
    ...{ name: `جُذُور ${mark}`, category: 'Grammar', about: 'Roots', status: '1' as const },
    premium: '0' as const,
  });
  const staff = { class_id, user_id: huda.user.id, powers: ['teach' as const, 'people' as const] };
  await admin.call(saveClassStaff, staff);
  await amina.call(enrol, { class_id: String(class_id) });
  const near = await meetingNow(admin, { class_id, teacher_id: huda.user.id, place: 'Room 2' });
  // One within the two weeks that Teaching shows, and no meeting of hers beside it.
  const later = dayIn(4);
  const { id: pattern_id } = await admin.call(addPattern, {
    ...{ class_id, from_on: later, starts_at: '09:00', minutes: 45 },
    ...{
      weekday: new Date(`${later}T12:00:00Z`).getUTCDay() || 7,
      teacher_id: huda.user.id,
      place: 'Room 2',
    },
  });
  expect(pattern_id).toBeGreaterThan(0);

  const teacher = await visit({ size: 'phone', as: huda });
  const { page, look } = teacher;
  const dialog = page.getByRole('dialog');
  await test.step('one of the coming days is moved for a reason, and the students are told', async () => {
    await page.goto('/teaching');
    await page.getByText(/meetings within two weeks/).click();
    const row = page.getByRole('listitem').filter({ hasText: /–09:45|09:00–/ });
    await look('teaching-coming');
    await row.first().getByRole('button', { name: 'Move or cancel' }).click();
    await dialog.getByText('Your students are told at once.').waitFor();
    await dialog.getByLabel('Begins at').fill('10:30');
    await dialog.getByLabel('Reason').fill('عُرْس in the family');
    await look('teaching-move');
    await dialog.getByRole('button', { name: 'Move the meeting' }).click();
    await expect(dialog).toHaveCount(0);
    const { meetings } = await admin.call(getTimetable, { class_id });
    expect(meetings.filter(({ by_hand }) => by_hand)).toMatchObject([
      { reason: 'عُرْس in the family', state: 'planned' },
    ]);
    expect(await subjectsOf(amina)).toContain(`At another time: جُذُور ${mark}`);
  });

  await test.step('one that begins in minutes is asked of the office', async () => {
    const today = page.getByRole('region', { name: 'Today’s meetings' });
    await today.getByRole('button', { name: 'Move or cancel' }).click();
    await dialog.getByRole('radio', { name: 'Cancel it' }).check({ force: true });
    await dialog.getByLabel('Reason').fill('A fever');
    await look('teaching-ask');
    await dialog.getByRole('button', { name: 'Ask the office' }).click();
    await today.getByText('The office is asked to cancel it').waitFor();
    await look('teaching-asked');
  });

  await test.step('the office says yes in one press, and everybody is told', async () => {
    const office = await visit({ size: 'desktop', as: await administrator(url) });
    await office.page.goto('/admin');
    await office.page.getByText('Teachers ask to change a meeting').waitFor();
    await office.look('what-waits-requests');
    await office.page.getByRole('link', { name: 'See the week' }).click();
    const asks = office.page.getByRole('region', { name: 'Teachers ask' });
    await asks.getByText('A fever').waitFor();
    await office.look('week-requests');
    await office.page.goto('/admin');
    await office.page.getByRole('button', { name: /^Yes to Huda/ }).click();
    await office.page.getByRole('button', { name: 'Say yes' }).click();
    await expect(office.page.getByText('Teachers ask to change a meeting')).toHaveCount(0);
    expect(await subjectsOf(amina)).toContain(`Not held: a meeting of جُذُور ${mark}`);
    expect(await subjectsOf(huda)).toContain(`The office says yes: a meeting of جُذُور ${mark}`);
    await office.leave();
  });

  await page.goto(`/teaching/meetings/${near}`);
  await page.getByText('This meeting is not held.').waitFor();
  await look('register-of-a-cancelled-meeting');
});
