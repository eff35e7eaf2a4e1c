import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { saveGradePreset } from '@institute/contract/exams/grades';
import { pathTo } from '@institute/contract/routes';
import { newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

// Proves ours-321, ours-325, ours-328.
test('a teacher takes a scheme, writes marks and shows grades, and the student reads the rule', async ({
  visit,
  url,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const form = { category: 'Grades', about: 'Graded', premium: '0' } as const;
  const { id: class_id, rand } = await admin.call(addClass, { ...form, name: `Sarf ${mark}` });
  await admin.call(saveGradePreset, {
    name: `Our scheme ${mark}`,
    columns: [
      { name: 'Attendance', kind: 'attendance', weight: '5' },
      { name: 'المشاركة Speaking', kind: 'participation', weight: '10' },
      { name: 'Homework', kind: 'homework', weight: '10' },
      { name: 'Tests', kind: 'exams', weight: '75' },
    ],
  });
  const maryam = await newStudent(url, `Maryam ${mark}`);
  const powers = ['teach', 'mark'] as const;
  await admin.call(saveClassStaff, { class_id, user_id: maryam.user.id, powers: [...powers] });
  const [amina, bilal] = [
    await newStudent(url, `Amina ${mark}`),
    await newStudent(url, `Bilal بلال ${mark}`),
  ];
  for (const student of [amina, bilal]) await student.call(enrol, { class_id });

  const teacher = await visit({ size: 'desktop', as: maryam });
  const { page } = teacher;
  const gradebook = `/admin/classes/manage/${class_id}?tab=gradebook`;
  await test.step('the scheme of the institute is taken', async () => {
    await page.goto(gradebook);
    await page.getByRole('button', { name: 'Set up grades' }).click();
    const presets = page.getByLabel('Take a scheme of the institute');
    await presets.selectOption(`Our scheme ${mark}`);
    await expect(page.getByText('Together 100 points')).toBeVisible();
    await teacher.look('grade-scheme');
    await page.getByRole('button', { name: 'Save scheme' }).click();
    await expect(page.getByRole('table', { name: 'Grades of the class' })).toBeVisible();
  });

  const cell = (column: string, name: string) =>
    page.getByRole('textbox', { name: `${column}, mark of ${name} ${mark}` });
  await test.step('marks are typed, down a column and along a row', async () => {
    await cell('المشاركة Speaking', 'Amina').fill('8.5');
    await page.keyboard.press('Enter');
    await expect(cell('المشاركة Speaking', 'Bilal بلال')).toBeFocused();
    await page.keyboard.type('٦');
    await page.keyboard.press('ArrowRight');
    await expect(cell('Homework', 'Bilal بلال')).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(page.getByText('At most 10 points.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('At most 10 points.')).toHaveCount(0);
    const rows = page.getByRole('row');
    // What is not marked yet counts for nobody.
    await expect(rows.filter({ hasText: `Bilal بلال ${mark}` })).toContainText('60');
    await teacher.look('grades');
  });

  await test.step('nobody sees a grade before it is shown', async () => {
    const early = await visit({ size: 'phone', as: amina });
    await early.page.goto(pathTo('class', { id: rand }));
    await expect(early.page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
    await expect(early.page.getByRole('heading', { name: 'Your grade' })).toHaveCount(0);
    await early.leave();
  });

  const shown = page.getByRole('checkbox', { name: /Shown to students/ });
  await shown.check();
  await expect(shown).toBeEnabled();
  await teacher.leave();

  await test.step('the student reads the own grade with its rule', async () => {
    const own = await visit({ size: 'phone', as: amina });
    await own.page.goto(pathTo('class', { id: rand }));
    const grade = own.page.getByRole('region', { name: 'Your grade' });
    await expect(grade).toContainText('8.5 of 10');
    await expect(grade).toContainText('What is not marked yet does not count.');
    await expect(grade).not.toContainText(`Bilal`);
    await own.look('own-grade');
    await own.leave();
  });
});
