import type { RequestOf, WireOf } from '@institute/contract/call';
import { enrol, getClasses } from '@institute/contract/classes/classes';
import {
  addClass,
  getManagedClass,
  updateClass,
} from '@institute/contract/classes/managed-classes';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { drag, flick } from './support/drag.ts';
import {
  expect,
  ringOf,
  type Size,
  sizeNames,
  test,
  type Visit,
  type Visitor,
} from './support/test.ts';

const subjects = ['Greetings', 'The letter baa', 'تَمْرِين أَوَّل', 'Final exam'];

/** A class of the test's own, with lessons. */
async function aClass(
  admin: Session,
  name: string,
  lessons: readonly string[] = subjects,
): Promise<number> {
  const form = { name, category: 'Journeys', about: 'A class of a journey.', premium: '0' };
  const { id } = await admin.call(addClass, form);
  for (const subject of lessons) {
    const inputetype = subject === 'Final exam' ? 'Exam' : 'Lesson';
    await admin.call(addLesson, { class_id: id, subject, inputetype, about: 'Text' });
  }
  return id;
}
/** A class as its form sends it. */
const formOf = ({
  id: _id,
  rand: _rand,
  subjecttotal: _total,
  ...form
}: WireOf<typeof getManagedClass>) => form;
const savedOrder = async (admin: Session, id: number) =>
  (await admin.call(getLessons, { class_id: id })).map(({ subject }) => subject);
const manage = (id: number, tab = '') => `/admin/classes/manage/${id}${tab && `?tab=${tab}`}`;

async function visitLessons(
  visit: Visit,
  admin: Session,
  size: Size,
  id: number,
): Promise<Visitor> {
  const visitor = await visit({ size, as: admin });
  await visitor.page.goto(manage(id, 'lessons'));
  await visitor.page.getByRole('button', { name: 'Drag Greetings' }).waitFor();
  return visitor;
}
/** The subjects as they stand on the screen. */
const shownOrder = async (page: Page) =>
  (await page.getByRole('button', { name: /^Drag / }).all()).length === 0
    ? []
    : page
        .getByRole('button', { name: /^Drag / })
        .evaluateAll((handles) =>
          handles.map((handle) => handle.getAttribute('aria-label')?.replace('Drag ', '')),
        );
// Proves admin-2-2, admin-2-23, admin-2-25, admin-4-2, admin-4-3, admin-5-1, admin-5-3, admin-8-28.
test('a class is added, with every field checked, and leads to its own screen', async ({
  visit,
  admin,
}) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/classes');
  await page.locator('[data-row]').nth(9).waitFor();
  await look('admin-classes');
  await page.getByRole('button', { name: 'Add New Class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Class' });
  const field = (label: string | RegExp) => dialog.getByLabel(label);
  await expect(field('Price')).toHaveValue('0');
  await expect(field('Price')).toBeDisabled();
  const step = (name: string) => dialog.getByRole('tab', { name }).click();
  await step('Rules');
  await expect(field('Monthly lesson limit')).toHaveValue('0');
  await field('Monthly lesson limit').fill('-1');
  await step('Basics');
  await field('Type').selectOption('Paid');
  await expect(field('Price')).toBeEnabled();
  await step('Rules');
  await dialog.getByRole('button', { name: 'Save Class' }).click();
  // The first fault stands in the first step, which comes into view with it.
  await expect(field('Name')).toBeFocused();
  for (const words of ['Name is required', 'Category is required', 'Price is required']) {
    await dialog.getByText(words).waitFor();
  }
  await look('admin-class-errors');
  await step('Public page');
  await dialog.getByText('Description is required').waitFor();
  await field('Description').fill('Sentences and their parts.');
  await dialog.getByRole('button', { name: 'Next: Rules' }).click();
  await dialog.getByText('Monthly limit must be a whole number of 0 or more.').waitFor();
  await field('Monthly lesson limit').fill('8');
  await step('Basics');
  // Free shuts the price again and makes it 0; a monthly class begins with the usual amount.
  await field('Type').selectOption('Free');
  await expect(field('Price')).toHaveValue('0');
  await field('Type').selectOption('Paid');
  await dialog.getByText('Charged every month').click();
  expect(Number(await field('Price').inputValue())).toBeGreaterThan(0);
  const name = 'نَحْو for desktop';
  await field('Name').fill(name);
  await field('Category').fill('Journeys');
  await field('Price').fill('2500.50');
  await field(/^Registration close date/).fill('2031-12-24');
  await field(/^Live-class links/).fill('https://meet.example/a\nhttps://meet.example/b');
  await look('admin-class-form');
  await dialog.getByRole('button', { name: 'Save Class' }).click();
  // Its lessons come next.
  await page.waitForURL(/\/admin\/classes\/manage\/\d+\?tab=lessons$/);
  await page.getByText('Class added successfully!').waitFor();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const summary = page.getByRole('region', { name: 'Summary' });
  for (const words of ['₦2,500.50', 'a month', '24 Dec 2031', '8 lessons a month', 'Draft']) {
    await summary.getByText(words, { exact: false }).first().waitFor();
  }
  const made = (await admin.call(getClasses, {})).find((item) => item.name === name);
  expect(made).toMatchObject({
    premium: '1',
    amount: '2500.50',
    monthlySub: '1',
    monthlylimit: 8,
    regclosedate: '2031-12-24',
  });
  await visitor.leave();
});

// Proves admin-2-24, admin-5-4, admin-8-1, admin-8-29.
test('a class is changed; it is no prerequisite to itself; nothing typed is lost', async ({
  visit,
  admin,
}) => {
  const id = await aClass(admin, 'Changed on a desktop', []);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, context } = visitor;
  await page.goto(manage(id));
  await page.getByRole('button', { name: 'Edit Class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Class' });
  const step = (name: string) => dialog.getByRole('tab', { name }).click();
  const prerequisite = dialog.getByRole('combobox', { name: 'Prerequisite' });
  await step('Rules');
  await prerequisite.fill('desktop changed');
  await dialog.getByRole('option', { name: 'Changed on a desktop' }).click();
  await dialog.getByText('A class cannot be a prerequisite to itself.').waitFor();
  await expect(prerequisite).toHaveValue('None');
  await prerequisite.fill('arabic alphabet');
  await dialog.getByRole('option', { name: 'The Arabic Alphabet' }).waitFor();
  await prerequisite.press('Enter');
  await expect(prerequisite).toHaveValue(/The Arabic Alphabet/);
  await dialog.getByText('A class cannot be a prerequisite to itself.').waitFor({
    state: 'detached',
  });
  await step('Public page');
  await dialog.getByLabel('Description').fill('Typed and not yet saved.');

  // The network goes: the dialog stays, says so, and holds what was typed.
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save Class' }).click();
  await dialog.getByText('An error occurred. Please try again.').waitFor();
  await expect(dialog.getByLabel('Description')).toHaveValue('Typed and not yet saved.');
  await context.setOffline(false);

  // Closing asks first; a closed tab loses nothing either.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Edit Class' }).click();
  await dialog.getByText('What you typed before and did not save is back.').waitFor();
  await expect(dialog.getByLabel('Description')).toHaveValue('Typed and not yet saved.');
  await dialog.getByRole('button', { name: 'Save Class' }).click();
  await page.getByText('Class updated successfully!').waitFor();
  const saved = await admin.call(getManagedClass, { class_id: id });
  expect(saved).toMatchObject({ about: 'Typed and not yet saved.', prequisite_id: 1 });
  await visitor.leave(/ERR_INTERNET_DISCONNECTED/);
});

// Proves decision-025-1.
test('two administrators change one class, and neither undoes the other', async ({
  visit,
  admin,
}) => {
  const name = 'Shared on a desktop';
  const class_id = await aClass(admin, name, []);
  const stored = () => admin.call(getManagedClass, { class_id });
  const theySave = async (changes: Partial<RequestOf<typeof updateClass>>) =>
    admin.call(updateClass, { ...formOf(await stored()), ...changes, class_id });
  await theySave({ premium: '1', amount: '2500' });
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  const form = page.getByRole('dialog', { name: 'Edit Class' });
  const open = async () => {
    await page.goto(manage(class_id));
    await page.getByRole('button', { name: 'Edit Class' }).click();
    await expect(form.getByLabel('Type')).toHaveValue('1');
  };

  // Different fields: both stay, and nobody is asked.
  await open();
  await form.getByRole('tab', { name: 'Public page' }).click();
  await form.getByLabel('Description').fill('نَحْو · my words');
  await theySave({ amount: '3000', monthlySub: '1' });
  await form.getByRole('button', { name: 'Save Class' }).click();
  await form.waitFor({ state: 'detached' });
  const both = { about: 'نَحْو · my words', amount: '3000', monthlySub: '1' };
  expect(await stored()).toMatchObject(both);

  // The same field: somebody has to say whose stays.
  await open();
  await form.getByLabel('Price').fill('2000');
  await form.getByLabel('Category').fill('Mine');
  await theySave({ amount: '4000', category: 'نَحْو' });
  await form.getByRole('button', { name: 'Save Class' }).click();
  const question = page.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
  await question.getByText('₦2,000.00').waitFor();
  await question.getByText('₦4,000.00').waitFor();
  await look('admin-class-conflict');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(form.getByRole('button', { name: 'Bring it back' })).toBeInViewport();
  await expect(form.getByLabel('Price')).toHaveValue('4000');
  await expect(form.getByLabel('Category')).toHaveValue('نَحْو');
  await look('admin-class-aside');

  // Nothing of mine is lost: not by leaving unasked, not by a page that is loaded anew.
  await form.getByRole('button', { name: 'Cancel' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await form.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form.getByLabel('Price')).toHaveValue('2000');
  await theySave({ category: 'Theirs again', teacher: 'Idris' });
  const save = form.getByRole('button', { name: 'Save Class' });
  await save.click();
  await question.getByText('Theirs again').waitFor();
  // Whoever works by keys is back at the button that was pressed.
  await page.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await stored()).toMatchObject({
    ...both,
    ...{ amount: '2000', category: 'Mine', teacher: 'Idris' },
  });
  await visitor.leave();
});

// Proves admin-2-2, admin-2-18, admin-2-19, admin-2-20, admin-2-21.
test('the list is searched, sorted and turned', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/classes?sort=-amount');
  const rows = page.locator('[data-row]');
  await rows.nth(9).waitFor();
  await expect(rows).toHaveCount(10);
  const prices = await rows.evaluateAll((all) =>
    all.map((row) =>
      Number(/₦([\d,]+\.\d\d)/.exec(row.textContent ?? '')?.[1]?.replace(/,/g, '') ?? 0),
    ),
  );
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  expect(prices[0]).toBeGreaterThan(9_000);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByText('11–', { exact: false }).waitFor();
  const search = page.getByRole('textbox', { name: 'Search by name or category' });
  // In whatever spelling, and in the category as well.
  await search.fill('الصرف');
  await expect(rows).toHaveCount(1);
  await search.fill('GRAMMAR');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  await search.fill('no such class');
  await page.getByText('No classes found').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(rows).toHaveCount(10);
  await visitor.leave();
});

// Proves admin-2-28, admin-8-2.
test('an order that cannot be saved is taken back in sight', async ({ visit, admin }) => {
  const id = await aClass(admin, 'Taken back on a desktop');
  const visitor = await visitLessons(visit, admin, 'desktop', id);
  const { page, look } = visitor;
  let refuse = true;
  await page.route('**/lessonsAction.php', (route) =>
    refuse && route.request().postData()?.includes('reorderLessons')
      ? route.abort('connectionfailed')
      : route.continue(),
  );
  const handle = (subject: string) => page.getByRole('button', { name: `Drag ${subject}` });
  await drag(visitor, 'desktop', handle('Greetings'), handle('Final exam'));
  await page
    .getByRole('alert')
    .filter({ hasText: 'An error occurred while reordering lessons' })
    .waitFor();
  await expect.poll(() => shownOrder(page)).toEqual(subjects);
  await look('admin-class-order-failed');
  expect(await savedOrder(admin, id)).toEqual(subjects);
  refuse = false;
  await drag(visitor, 'desktop', handle('Greetings'), handle('The letter baa'));
  const next = ['The letter baa', 'Greetings', 'تَمْرِين أَوَّل', 'Final exam'];
  await expect.poll(() => savedOrder(admin, id)).toEqual(next);
  await expect.poll(() => shownOrder(page)).toEqual(next);
  await expect(page.getByText('The lessons are back where they were.')).toHaveCount(0);
  await visitor.leave(/ERR_CONNECTION_FAILED/);
});

// Proves admin-2-26, admin-2-30, admin-5-22, admin-5-23.
test('phones and e-mails of a whole class are copied, or why not is said', async ({
  visit,
  url,
  admin,
}) => {
  const id = await aClass(admin, 'Copied on a desktop', ['Greetings']);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, context, look } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(manage(id, 'students'));
  await page.getByText('No students yet').waitFor();
  await page.getByRole('button', { name: 'Copy Phones' }).click();
  await page.getByText('No students to copy phone numbers').waitFor();
  await page.getByRole('button', { name: 'Copy Emails' }).click();
  await page.getByText('No students to message').waitFor();

  // More than a page of them.
  const students = await Promise.all(Array.from({ length: 12 }, () => newStudent(url)));
  for (const student of students) await student.call(enrol, { class_id: id });
  await page.reload();
  await page.getByText('Free Class').first().waitFor();
  await look('admin-class-students');
  await page.getByRole('button', { name: 'Copy Phones' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+2348000000999');
  await page.getByRole('button', { name: 'Copy Phones' }).waitFor();
  await page.getByRole('button', { name: 'Copy Emails' }).click();
  await page.waitForURL(/\/admin\/messages$/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(', ')).toEqual(students.map(({ user }) => user.email));

  // Whoever opened the lesson stands in the attendance.
  await page.goto(manage(id, 'attendance'));
  await page.getByText('No attendance yet').waitFor();
  await visitor.leave();
});

// Proves admin-2-26, admin-2-31.
test('the attendance of a class is sorted and turned', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto(manage(1, 'attendance'));
  const rows = page.locator('[data-row]');
  await rows.nth(9).waitFor();
  await look('admin-class-attendance');
  const [newest] = await rows.allTextContents();
  await page.goto(`${manage(1, 'attendance')}&sort=date`);
  await expect.poll(async () => (await rows.allTextContents())[0]).not.toBe(newest);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByText('11–20', { exact: false }).waitFor();
  await visitor.leave();
});

// Proves admin-2-3, admin-2-24, admin-2-32.
test('a class is deleted after it was said what that hides; then it is not found', async ({
  visit,
  url,
  admin,
}) => {
  const id = await aClass(admin, 'Deleted on a desktop');
  await (await newStudent(url)).call(enrol, { class_id: id });
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto(manage(id));
  await page.getByRole('button', { name: 'Delete Class' }).waitFor();
  await look('admin-class');
  await page.getByRole('button', { name: 'Delete Class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this class?' });
  await dialog.getByText('It is hidden from 1 student, with 4 lessons.').waitFor();
  await look('admin-class-delete');
  await dialog.getByRole('button', { name: 'Delete Class' }).click();
  await page.waitForURL(/\/admin\/classes$/);
  await page.getByText('Class deleted successfully!').waitFor();
  await page.goto(manage(id));
  await page.getByRole('heading', { name: 'Class not found' }).waitFor();
  await look('admin-class-not-found');
  await page.getByRole('link', { name: 'Back to Classes' }).click();
  await page.getByRole('heading', { name: 'Manage Classes' }).waitFor();
  await visitor.leave();
});

for (const size of sizeNames) {
  // Proves admin-2-3, admin-2-26, admin-2-28, admin-4-9.
  test(`lessons are dragged, moved by keys and by buttons; each order is saved at once, on a ${size}${ringOf(size)}`, async ({
    visit,
    admin,
  }) => {
    const id = await aClass(admin, `Dragged on a ${size}`);
    const visitor = await visitLessons(visit, admin, size, id);
    const { page, look } = visitor;
    // One look is at both sizes.
    if (size === 'desktop') await look('admin-class-lessons');
    const handle = (subject: string) => page.getByRole('button', { name: `Drag ${subject}` });
    await drag(visitor, size, handle('Greetings'), handle('تَمْرِين أَوَّل'));
    const dragged = ['The letter baa', 'تَمْرِين أَوَّل', 'Greetings', 'Final exam'];
    await expect.poll(() => shownOrder(page)).toEqual(dragged);
    await expect.poll(() => savedOrder(admin, id)).toEqual(dragged);
    await page.getByText('Greetings was put at place 3 of 4.').waitFor({ state: 'attached' });

    await handle('Final exam').focus();
    await page.keyboard.press('Space');
    await page.getByText('Picked up Final exam, at place 4 of 4.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('Final exam is now at place 3 of 4.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('Final exam is now at place 2 of 4.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    const byKeys = ['The letter baa', 'Final exam', 'تَمْرِين أَوَّل', 'Greetings'];
    await expect.poll(() => savedOrder(admin, id)).toEqual(byKeys);
    await expect.poll(() => shownOrder(page)).toEqual(byKeys);

    // Escape leaves it where it was.
    await handle('Greetings').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await page.getByText('Greetings stays at place 4 of 4.').waitFor({ state: 'attached' });
    await expect.poll(() => shownOrder(page)).toEqual(byKeys);

    // A press after a press, faster than any of them is saved.
    for (let presses = 0; presses < 3; presses += 1) {
      if (size === 'desktop') {
        await page.getByRole('button', { name: 'Move up: Greetings' }).click();
      } else {
        await page.getByRole('button', { name: 'Actions: Greetings' }).click();
        await page.getByRole('menuitem', { name: 'Move up' }).click();
      }
    }
    const atLast = ['Greetings', 'The letter baa', 'Final exam', 'تَمْرِين أَوَّل'];
    await expect.poll(() => savedOrder(admin, id)).toEqual(atLast);
    await page.reload();
    await handle('Greetings').waitFor();
    expect(await shownOrder(page)).toEqual(atLast);
    await visitor.leave();
  });
}

// Proves admin-2-26.
test('a lesson let go in the moment in which it comes over another is saved where it is seen', async ({
  visit,
  admin,
}) => {
  const id = await aClass(admin, 'Let go at once');
  const visitor = await visitLessons(visit, admin, 'desktop', id);
  const { page } = visitor;
  const handle = (subject: string) => page.getByRole('button', { name: `Drag ${subject}` });
  await flick(handle('Greetings'), handle('The letter baa'));
  const next = ['The letter baa', 'Greetings', 'تَمْرِين أَوَّل', 'Final exam'];
  await expect.poll(() => shownOrder(page)).toEqual(next);
  await expect.poll(() => savedOrder(admin, id)).toEqual(next);
  await visitor.leave();
});
