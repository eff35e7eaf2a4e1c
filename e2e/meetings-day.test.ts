import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { getMyMeeting, joinMeeting } from '@institute/contract/meetings/my-meetings';
import { getRegister, showMeetingCode } from '@institute/contract/meetings/registers';
import { newStudent, type Session } from './support/api.ts';
import { meetingNow } from './support/meeting-now.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

const LINK = 'https://meet.example/roots';

/** A class with a teacher and some students, which meets in five minutes. */
async function aMeeting(url: string, admin: Session, count: number, place = LINK) {
  const mark = crypto.randomUUID().slice(0, 6);
  const huda = await newStudent(url, `Huda ${mark}`);
  const { id: class_id, rand } = await admin.call(addClass, {
    ...{ name: `Roots ${mark}`, category: 'Grammar', about: 'Roots', status: '1' as const },
    premium: '0' as const,
  });
  const powers = ['teach', 'people'] as const;
  await admin.call(saveClassStaff, { class_id, user_id: huda.user.id, powers: [...powers] });
  const students: Session[] = [];
  for (let n = 1; n <= count; n += 1) {
    const student = await newStudent(url, `Student ${String(n).padStart(2, '0')} ${mark}`);
    await student.call(enrol, { class_id: String(class_id) });
    students.push(student);
  }
  const meeting_id = await meetingNow(admin, { class_id, teacher_id: huda.user.id, place });
  return { mark, huda, class_id, rand, students, meeting_id };
}

for (const size of sizeNames) {
  // Proves ours-238.
  test(`a teacher starts a meeting, and thirty are present in three presses on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const { huda, mark, meeting_id } = await aMeeting(url, admin, 30);
    const { page, look } = await visit({ size, as: huda });
    await page.goto('/teaching');
    const today = page.getByRole('region', { name: 'Today’s meetings' });
    await today.waitFor();
    await look('teaching-meetings');

    await test.step('three presses: the meeting, everyone, Save', async () => {
      await today.getByRole('link', { name: 'Start' }).click();
      await page.getByRole('button', { name: 'Everyone present' }).click();
      await look('register-pressed');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('The register is saved.').waitFor();
      const { students, state } = await huda.call(getRegister, { meeting_id });
      expect(students.map((row) => `${row.state} ${row.source}`)).toEqual(
        Array(30).fill('present teacher'),
      );
      expect(state).toBe('held');
    });

    await test.step('one was late, one is excused, and there is homework', async () => {
      const rowOf = (n: string) => page.getByRole('group', { name: `Student ${n} ${mark}` });
      await rowOf('02').getByText('Late').click();
      await rowOf('03').getByText('Excused').click();
      await page.getByLabel('What was taught').fill('The root ك ت ب');
      await page.getByLabel('Homework').fill('Write كِتَابٌ ten times');
      await page.getByText('28 present, 1 late, 1 excused').waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('link', { name: 'Back to Teaching' }).waitFor();
      const said = await huda.call(getRegister, { meeting_id });
      expect(said).toMatchObject({
        ...{ taught: 'The root ك ت ب', homework: 'Write كِتَابٌ ten times' },
      });
      expect(said.students.map(({ state }) => state).slice(0, 4)).toEqual([
        ...['present', 'late', 'excused', 'present'],
      ]);
      await look('register-saved');
    });

    await test.step('Start opens the link, and the code is shown large', async () => {
      await page.context().route(`${LINK}**`, (route) => route.fulfill({ body: 'A meeting' }));
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      expect((await opened).url()).toBe(LINK);
      await page.getByRole('button', { name: 'Show a code' }).click();
      await expect(page.getByRole('status', { name: 'Code of the meeting' })).toContainText(
        /\d{6}/,
      );
      await look('register-code');
    });
  });
}

// Proves ours-236, ours-237.
test('a student sees the next meeting, presses Join, and is present in the register', async ({
  visit,
  url,
  admin,
}) => {
  const { huda, class_id, rand, students, meeting_id } = await aMeeting(url, admin, 1);
  const [amina] = students as [Session];
  const { page, look, context } = await visit({ size: 'phone', as: amina });
  await context.route(`${LINK}**`, (route) => route.fulfill({ body: 'A meeting' }));
  await page.goto('/');
  const next = page.getByRole('link', { name: /Next meeting/ });
  await expect(next).toContainText(/in \d minutes/);
  await look('dashboard-next-meeting');
  await next.click();
  await page.getByText(/30 MB by voice/).waitFor();
  await look('meeting-to-join');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  expect((await opened).url()).toBe(LINK);
  await expect(page.getByRole('link', { name: 'Open the meeting' })).toHaveAttribute('href', LINK);
  await look('meeting-joined');
  const { students: rows } = await huda.call(getRegister, { meeting_id });
  expect(rows).toMatchObject([{ state: 'present', source: 'joined' }]);
  await page.goto(`/classes/${rand}`);
  await page.getByRole('heading', { name: 'Live meetings' }).waitFor();
  await look('class-meetings');
  expect(await amina.call(getMyMeeting, { meeting_id })).toMatchObject({ class_id });
});

// Proves ours-232, ours-237.
test('in a room, a student arrives by the code on the board', async ({ visit, url, admin }) => {
  const { huda, students, meeting_id } = await aMeeting(url, admin, 1, 'Room 2');
  const [amina] = students as [Session];
  const { page, look } = await visit({ size: 'phone', as: amina });
  await page.goto(`/meetings/${meeting_id}`);
  await page.getByText('Room 2').waitFor();
  await look('meeting-in-room');
  const { code } = await huda.call(showMeetingCode, { meeting_id });
  await page.getByLabel('Code on the board').fill(code);
  await page.getByRole('button', { name: 'I am here' }).click();
  await page.getByText('Present').waitFor();
  const { students: rows } = await huda.call(getRegister, { meeting_id });
  expect(rows).toMatchObject([{ state: 'present', source: 'code' }]);
});

// Proves ours-238, promise-29.
test('a register that is saved on a lost line is sent once the line is back, and loses nothing', async ({
  visit,
  url,
  admin,
}) => {
  const { huda, students, meeting_id } = await aMeeting(url, admin, 3);
  const { page, look, context } = await visit({ size: 'phone', as: huda });
  await page.goto(`/teaching/meetings/${meeting_id}`);
  await page.getByRole('button', { name: 'Everyone present' }).click();
  await page.getByLabel('Homework').fill('Page 12');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/There is no connection/).waitFor();
  await look('register-without-a-line');
  // A student arrives meanwhile: what was pressed is said of them all the same.
  await (students[0] as Session).call(joinMeeting, { meeting_id });
  await context.setOffline(false);
  await page.getByText('The register is saved.').waitFor();
  const { students: rows, homework } = await huda.call(getRegister, { meeting_id });
  expect(rows.map(({ state }) => state)).toEqual(['present', 'present', 'present']);
  expect(homework).toBe('Page 12');
  await expect(page.getByText(/There is no connection/)).toHaveCount(0);
});
