import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { getMyCertificates } from '@institute/contract/certificates/certificates';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import type { Locator } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

const today = dayIn();

const yesterday = dayIn(-1);

const unique = () => crypto.randomUUID().slice(0, 8);
const scrolled = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft));

// Proves admin-2-9, admin-2-40, admin-2-43, admin-2-44, admin-2-45, admin-2-46, admin-2-47.
// Proves admin-2-48, admin-2-49, admin-3-13, admin-5-27, admin-5-28, admin-5-30, admin-9-6.
test('are written as templates and given to students and whole classes', async ({
  visit,
  url,
  admin,
}) => {
  const mark = unique();
  const title = `Completion ${mark} · إتمام`;
  const amina = await newStudent(url, `Aminah ${mark}`);
  const musa = await newStudent(url, `Musa ${mark}`);
  const form = { category: 'Grammar', name: `Nahw ${mark}`, about: 'A class', premium: '0' };
  const { id: class_id } = await admin.call(addClass, form);
  for (const student of [amina, musa]) await student.call(enrol, { class_id });

  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  const dialog = page.getByRole('dialog').first();
  await page.goto('/admin/certificates');
  const templates = page.getByRole('region', { name: 'Certificate templates' });
  await templates.getByRole('article').first().waitFor();
  await visitor.look('admin-certificates');

  // A new template: everything is needed, and it is seen while it is written.
  await page.getByRole('button', { name: 'New Template' }).click();
  await page.getByRole('heading', { name: 'New Certificate Template' }).waitFor();
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await dialog.getByText('All fields are required.').waitFor();
  await dialog.getByLabel('Title').fill(title);
  const content = dialog.getByLabel('Certificate Content');
  await content.fill('To ');
  for (const name of ['name', 'class', 'date']) {
    await dialog.getByRole('button', { name: `{{${name}}}` }).click();
    await page.keyboard.type(', ');
  }
  await expect(content).toHaveValue('To {{name}}, {{class}}, {{date}}, ');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await dialog.getByText('All fields are required.').waitFor();
  await dialog.getByLabel('Footer Text').fill(`Footer ${mark}`);
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Arabic for Beginners');
  await expect(preview).not.toContainText('{{');
  await visitor.look('admin-certificates-template');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await page.getByText('Certificate template saved successfully!').waitFor();

  // Found by its footer; changed; a change that is not wanted is asked about.
  const search = page.getByRole('textbox', { name: 'Search by title or footer' });
  await search.fill(`FOOTER ${mark}`);
  await expect(templates.getByRole('article')).toHaveCount(1);
  await templates.getByRole('article').hover();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('heading', { name: 'Edit Certificate Template' }).waitFor();
  await content.fill('To {{name}} of {{class}}');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(content).toHaveValue('To {{name}} of {{class}}');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await assignToStudents(title, mark);
  await assignToClass(title, mark);
  const [held] = await amina.call(getMyCertificates, {});
  expect(held).toMatchObject({
    title,
    certificateContent: `To Aminah ${mark} of`,
    issue_date: today,
  });
  expect(await musa.call(getMyCertificates, {})).toMatchObject([
    { certificateContent: `To Musa ${mark} of Nahw ${mark}` },
  ]);

  // Deleted, after a question; what was given stays.
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await dialog
    .getByText(
      'Are you sure you want to delete this certificate template? This action cannot be undone.',
    )
    .waitFor();
  await visitor.look('admin-certificates-delete');
  await dialog.getByRole('button', { name: 'Delete Template' }).click();
  await page.getByText('No templates match').waitFor();
  expect(await amina.call(getMyCertificates, {})).toHaveLength(1);
  await visitor.leave();

  async function assignToStudents(template: string, words: string) {
    await page.getByRole('button', { name: `Assign ${template}` }).click();
    await page.getByRole('heading', { name: 'Assign Certificate' }).waitFor();
    await expect(dialog.getByLabel('Issue Date')).toHaveValue(today);
    const assign = dialog.getByRole('button', { name: 'Assign Certificate' });
    await expect(assign).toBeDisabled();
    await dialog.getByText('Please select at least one student').waitFor();
    const box = dialog.getByRole('textbox', { name: 'Search by name or email' });
    let asked = 0;
    page.on('request', (request) => {
      asked += request.postData()?.includes('getStudentList') ? 1 : 0;
    });
    await box.fill('Am');
    await dialog.getByText('Type at least 3 characters to search').waitFor();
    await box.fill('no such student');
    await dialog.getByText('Searching for students...').waitFor();
    await dialog.getByText('No students found').waitFor();
    expect(asked).toBe(1);
    await box.fill(`aminah ${words}`);
    await untilAtRest(page);
    await dialog.getByRole('checkbox', { name: `Aminah ${words}` }).check();
    await dialog.getByText('Selected: 1').waitFor();
    await dialog.getByText(/which stays empty for individual students/).waitFor();
    await visitor.look('admin-certificates-assign');
    await assign.click();
    await page.getByText('Certificate assigned successfully!').waitFor();
    await page.getByText('1 new certificate.').first().waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  async function assignToClass(template: string, words: string) {
    await page.getByRole('button', { name: `Assign ${template}` }).click();
    const box = dialog.getByRole('textbox', { name: 'Search by name or email' });
    await box.fill(words);
    await untilAtRest(page);
    await dialog.getByRole('checkbox', { name: `Musa ${words}` }).check();
    await dialog.getByText('Selected: 1').waitFor();
    // The other kind of choice begins empty.
    await dialog.getByText('Entire Classes', { exact: true }).click();
    await dialog.getByText('Selected: 0').waitFor();
    await dialog.getByText('Please select at least one class').waitFor();
    await dialog.getByRole('textbox', { name: 'Search classes' }).fill('no such class');
    await dialog.getByText('No classes found').waitFor();
    await dialog.getByRole('textbox', { name: 'Search classes' }).fill(words);
    await untilAtRest(page);
    await dialog.getByRole('checkbox', { name: `Nahw ${words}` }).check();
    await visitor.look('admin-certificates-classes');
    await dialog.getByRole('button', { name: 'Assign Certificate' }).click();
    await page.getByText('1 new certificate; 1 student held it already.').first().waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

for (const size of sizeNames) {
  // Proves call-revokeAssignment, ours-59.
  test(`a wrong certificate is seen before it is given, revoked, and replaced, on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = unique();
    const title = `Reading ${mark}`;
    const student = await newStudent(url, `Zaynab ${mark}`);
    const form = { category: 'Grammar', name: `Sarf ${mark}`, about: 'A class', premium: '0' };
    const { id: class_id } = await admin.call(addClass, form);
    await student.call(enrol, { class_id });
    await admin.call(saveCertificateTemplate, {
      ...{ title, footer: 'The teachers', certificateContent: 'To {{name}} of {{class}}' },
    });
    const visitor = await visit({ size, as: admin });
    const { page } = visitor;
    const dialog = page.getByRole('dialog').first();

    // Limited to those who finished, of whom there are none yet.
    await page.goto('/admin/certificates');
    await page.getByRole('button', { name: `Assign ${title}` }).click();
    await dialog.getByText('Entire Classes', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Search classes' }).fill(mark);
    await untilAtRest(page);
    await dialog.getByRole('checkbox', { name: `Sarf ${mark}` }).check();
    await dialog.getByText('1 new certificate.').waitFor();
    await dialog.getByText(`Zaynab ${mark}`).waitFor();
    await visitor.look('admin-certificates-counted');
    await dialog.getByText('Who finished', { exact: true }).click();
    await dialog.getByText('No new certificate.').waitFor();
    await dialog.getByText('Everyone', { exact: true }).click();
    await dialog.getByText('1 new certificate.').waitFor();
    await dialog.getByRole('button', { name: 'Assign Certificate' }).click();
    await page.getByText('Certificate assigned successfully!').waitFor();
    const [first] = await student.call(getMyCertificates, {});

    // Replaced, from the list of what was given.
    await page.getByRole('tab', { name: 'Given' }).click();
    await page
      .getByRole('textbox', { name: 'Search by student, title or code' })
      .fill(`${mark} zaynab`);
    await page.getByText('1–1 of 1').waitFor();
    await visitor.look('admin-certificates-given');
    const choose = async (action: string) => {
      await page.getByRole('button', { name: /^Actions for the certificate of/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose('Replace');
    await dialog.getByLabel('Name on the certificate').fill(`Zainab ${mark}`);
    await dialog.getByLabel('Content').fill(`To Zainab ${mark} of Sarf`);
    await dialog.getByLabel('Reason').fill('The name was misspelt');
    await visitor.look('admin-certificates-replace');
    await dialog.getByRole('button', { name: 'Replace Certificate' }).click();
    await page.getByText(/^The certificate has the number/).waitFor();
    const [second] = await student.call(getMyCertificates, {});
    expect(second?.name).toBe(`Zainab ${mark}`);
    expect(second?.code).not.toBe(first?.code);

    // Revoked, and everybody is told who asks.
    await choose('Revoke');
    await dialog.getByLabel('Reason').fill('Given by mistake');
    await visitor.look('admin-certificates-revoke');
    await dialog.getByRole('button', { name: 'Revoke Certificate' }).click();
    await page.getByText('The certificate has been revoked.').waitFor();
    await page.locator('[data-row]').getByText('Revoked', { exact: true }).waitFor();
    await visitor.look('admin-certificates-revoked');

    // A whole assignment that was wrong is taken back in one go.
    await page.getByRole('tab', { name: 'Templates' }).click();
    await page.getByRole('button', { name: `Assign ${title}` }).click();
    await dialog.getByLabel('Issue Date').fill(yesterday);
    await dialog.getByText('Entire Classes', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Search classes' }).fill(mark);
    await untilAtRest(page);
    await dialog.getByRole('checkbox', { name: `Sarf ${mark}` }).check();
    await dialog.getByText('1 new certificate.').waitFor();
    await dialog.getByRole('button', { name: 'Assign Certificate' }).click();
    const wholes = page.getByRole('button', { name: `Revoke all of ${title}` });
    await expect(wholes).toHaveCount(2);
    const whole = wholes.first();
    await whole.click();
    await dialog.getByText('1 certificate stands and would be revoked.').waitFor();
    await dialog.getByText(`Zaynab ${mark}`).waitFor();
    await dialog.getByLabel('Reason').fill('Dated one day too early');
    await visitor.look('admin-certificates-revoke-assignment');
    await dialog.getByRole('button', { name: 'Revoke 1', exact: true }).click();
    // The other size may have revoked one of its own in the same institute.
    await page.getByRole('listitem').filter({ hasText: title }).getByText('Revoked: 1').waitFor();
    await expect(whole).toBeDisabled();
    await visitor.look('admin-certificates-revoked-assignment');
    const held = await student.call(getMyCertificates, {});
    expect(held.map((one) => one.revoked_on)).toEqual([today, today]);
    await visitor.leave();

    const reader = await visit({ size: 'phone', as: student });
    for (const code of [first?.code, second?.code]) {
      await reader.page.goto(`/verify/${code}`);
      await reader.page.getByText('Revoked').first().waitFor();
    }
    await reader.look('verify-revoked');
    await reader.page.goto('/');
    const revoked = reader.page.getByRole('button', { name: new RegExp(`${title}.*Revoked on`) });
    await revoked.first().click();
    await reader.page.getByText('A message tells you why').waitFor();
    await expect(reader.page.getByRole('link', { name: 'Print or save as PDF' })).toHaveCount(0);
    await reader.look('certificate-revoked');
    await reader.leave();
  });
}

for (const size of sizeNames) {
  // Proves admin-2-41, admin-9-6.
  test(`templates are moved by 400 px with an arrow, and by dragging, on a ${size}${ringOf(size)}`, async ({
    visit,
    admin,
  }) => {
    const visitor = await visit({ size, as: admin });
    const { page } = visitor;
    await page.goto('/admin/certificates');
    const templates = page.getByRole('region', { name: 'Certificate templates' });
    const list = templates.getByRole('list');
    await templates.getByRole('article').first().waitFor();
    const next = templates.getByRole('button', { name: 'Next templates' });
    const previous = templates.getByRole('button', { name: 'Previous templates' });
    await expect(previous).toBeDisabled();
    const room = await list.evaluate((element) => element.scrollWidth - element.clientWidth);
    const steps: number[] = [];
    await page.exposeFunction('noteStep', (left: number) => steps.push(left));
    await list.evaluate((element) => {
      const scrollBy = element.scrollBy.bind(element);
      element.scrollBy = ((options: ScrollToOptions) => {
        (window as unknown as { noteStep(left: number): void }).noteStep(options.left ?? 0);
        scrollBy(options);
      }) as typeof element.scrollBy;
    });
    await next.click();
    await expect.poll(() => scrolled(list)).toBeGreaterThan(Math.min(300, room - 5));
    await previous.click();
    await expect.poll(() => scrolled(list)).toBe(0);
    expect(steps).toEqual([400, -400]);
    if (size === 'desktop') {
      const box = await list.boundingBox();
      if (!box) throw new Error('no list');
      await page.mouse.move(box.x + 500, box.y + 100);
      await page.mouse.down();
      await page.mouse.move(box.x + 300, box.y + 100, { steps: 4 });
      await expect.poll(() => scrolled(list)).toBeGreaterThan(100);
      await page.mouse.up();
      // The end of a drag presses nothing.
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await visitor.leave();
  });
}
