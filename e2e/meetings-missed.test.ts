import { pathToFileURL } from 'node:url';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { administrator, newStudent, signInByApi } from './support/api.ts';
import { meetingNow } from './support/meeting-now.ts';
import { emptyInstitute } from './support/product.ts';
import { expect, test } from './support/test.ts';

// Its clock can be moved on by a day, so that a meeting is over.
const clock = pathToFileURL(`${import.meta.dirname}/../bench/faults/clock.mjs`).href;
test.use({ environment: { ...emptyInstitute(), NODE_OPTIONS: `--import=${clock}` } });

// Proves ours-307.
test('a register that nobody held is said to the office and to its teacher until it is held', async ({
  visit,
  url,
  product,
}) => {
  const admin = await administrator(url);
  const mark = crypto.randomUUID().slice(0, 6);
  const huda = await newStudent(url, `Huda ${mark}`);
  const amina = await newStudent(url, `Amina ${mark}`);
  const { id: class_id } = await admin.call(addClass, {
    ...{ name: `جُذُور ${mark}`, category: 'Grammar', about: 'Roots', status: '1' as const },
    premium: '0' as const,
  });
  const powers = ['teach', 'people'] as const;
  await admin.call(saveClassStaff, { class_id, user_id: huda.user.id, powers: [...powers] });
  await amina.call(enrol, { class_id: String(class_id) });
  await meetingNow(admin, { class_id, teacher_id: huda.user.id, place: 'Room 2' });
  product.child.kill('SIGUSR2');
  await fetch(url);

  const office = await visit({ size: 'desktop', as: await administrator(url) });
  await test.step('the office sees it in what waits, and on the week with all others', async () => {
    await office.page.goto('/admin');
    const waits = office.page.getByRole('region', { name: 'What waits for you' });
    await waits.getByText('Registers that nobody has held').waitFor();
    await office.look('what-waits-registers');
    await waits.getByRole('link', { name: 'See which registers are missing' }).click();
    const missing = office.page.getByRole('region', { name: 'Registers that are missing' });
    await missing.getByText(`Huda ${mark}`).waitFor();
    await office.look('week-registers-missing');
  });

  const teacher = await visit({ size: 'phone', as: await signInByApi(url, huda.user.email) });
  await test.step('its teacher holds it from Teaching', async () => {
    const { page } = teacher;
    await page.goto('/teaching');
    const waiting = page.getByRole('region', { name: 'Registers that wait' });
    await waiting.getByText(mark).first().waitFor();
    await teacher.look('teaching-registers-wait');
    await waiting.getByRole('link', { name: 'Register' }).click();
    await page.getByRole('button', { name: 'Everyone present' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The register is saved.').waitFor();
  });

  await test.step('and it waits for nobody any more', async () => {
    await office.page.goto('/admin/week');
    await office.page.getByRole('heading', { name: 'The week' }).waitFor();
    await expect(office.page.getByText(`Huda ${mark}`).first()).toBeVisible();
    await expect(office.page.getByText('Registers that are missing')).toHaveCount(0);
    await office.page.goto('/admin');
    await office.page.getByText('Total Students').waitFor();
    await expect(office.page.getByText('Registers that nobody has held')).toHaveCount(0);
  });
});
