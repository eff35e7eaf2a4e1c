import { join } from 'node:path';
import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { getMyCertificates } from '@institute/contract/certificates/certificates';
import { assignCertificate } from '@institute/contract/certificates/managed-certificates';
import type { Locator } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { administrator, newStudent } from './support/api.ts';
import { expect, resizeTo, test } from './support/test.ts';

const screens = join(import.meta.dirname, 'screens');
const NAME = 'Zaynab Sani زَيْنَب';
const TITLE = 'Certificate of Reading · شَهَادَةُ الْقِرَاءَةِ';

async function certified(url: string) {
  const [student, teacher] = await Promise.all([newStudent(url, NAME), administrator(url)]);
  const template = await teacher.call(saveCertificateTemplate, {
    title: TITLE,
    // Letters of Yoruba and Hausa, of Arabic in Latin letters, and an accent on a letter of its own.
    footer: 'Ustadha Maryam Bello · مَرْيَم بِلُّو\nAdébáyọ̀ Ɗanladi Ƙasimu ʿAlī, ₦500',
    certificateContent: '{{name}} has read كِتَابُ الْقِرَاءَةِ to its end.\nأَتَمَّتِ الْكِتَابَ بِنَجَاحٍ',
  });
  await teacher.call(assignCertificate, {
    template_id: String(template.id),
    issue_date: '2026-11-16',
    student_ids: [student.user.id],
  });
  const [certificate] = await student.call(getMyCertificates, {});
  if (!certificate) throw new Error('the student was given no certificate');
  return { student, certificate };
}

const fontSize = (letters: Locator) =>
  letters.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** The smallest size in pixels in which anything on a sheet is set. */
const smallest = (sheet: Locator) =>
  sheet.evaluate((root) => {
    const set = [...root.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const sizes = set.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return Math.min(...sizes);
  });

/** The share of points in which two pictures differ, seen at a third of the size of a sheet. */
async function apart(one: string, other: string): Promise<number> {
  const [width, height] = [374, 264];
  const [a, b] = await Promise.all(
    [one, other].map((file) =>
      sharp(file).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer(),
    ),
  );
  if (!a || !b) throw new Error('a picture could not be read');
  return pixelmatch(a, b, undefined, width, height, { threshold: 0.16 }) / (width * height);
}

// Proves ours-6.
test('is seen, printed and checked on a phone', async ({ visit, url }) => {
  const { student, certificate } = await certified(url);
  const visitor = await visit({ size: 'phone', as: student });
  const { page, look } = visitor;
  // What a person would meet as the print sheet.
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: /Certificate of Reading/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(certificate.code).waitFor();
  // The name in its own line on the rule, and what is said of it beneath.
  await expect(dialog.locator('.certificate-name')).toHaveText(NAME);
  const said = dialog.locator('.certificate-said');
  await expect(said).toContainText('has read كِتَابُ الْقِرَاءَةِ to its end.');
  await dialog.getByRole('img', { name: 'Signature' }).waitFor();
  expect(await smallest(dialog.locator('.certificate'))).toBeGreaterThanOrEqual(12);
  await look('certificate');

  // Where nothing can be shared with, the picture is saved.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Share as image' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`certificate-${certificate.code}.png`);
  const picture = join(screens, 'certificate-shared-phone.png');
  await saved.saveAs(picture);
  const { format, width = 0, height = 0 } = await sharp(picture).metadata();
  expect(format).toBe('png');
  expect(width / height).toBeCloseTo(297 / 210, 1);
  expect(width).toBe(2000);
  // It is drawn on: paper alone would have next to nothing but its own colour.
  const { entropy } = await sharp(picture).stats();
  expect(entropy).toBeGreaterThan(1);

  await dialog.getByRole('link', { name: 'Print or save as PDF' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.printed === 'yes');
  await look('certificate-print');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  // As it lies on the sheet.
  const path = join(screens, 'certificate-paper-phone.png');
  const paper = page.locator('.certificate');
  await resizeTo(page, { width: 1200, height: 900 });
  await paper.screenshot({ path });
  expect(await smallest(paper)).toBeGreaterThanOrEqual(12);
  expect(await fontSize(paper.locator('.certificate-name'))).toBeGreaterThanOrEqual(40);
  // The shared picture is that very sheet: from further off the two cannot be told apart.
  expect(await apart(path, picture)).toBeLessThan(0.02);
  // The file a person would keep: one page, with the face of vocalised Arabic in it.
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  );
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(file).toMatch(/\/BaseFont\s*\/[\w+-]*Amiri/);
  // A document looks the same on every machine: nothing of it is set in a face of this one.
  const faces = [...file.matchAll(/\/BaseFont\s*\/(?:[A-Z]+\+)?([\w-]+)/g)].map(([, name]) => name);
  expect(faces.filter((name) => !/^(Amiri|NotoSerif)/.test(name ?? ''))).toEqual([]);
  await visitor.leave();

  const stranger = await visit({ size: 'phone' });
  await stranger.page.goto(`/verify/${certificate.code}`);
  await stranger.page.getByText('Valid', { exact: true }).waitFor();
  for (const words of [NAME, ...TITLE.split(' · '), '16 Nov 2026', certificate.code]) {
    await stranger.page.getByText(words).first().waitFor();
  }
  await stranger.look('verify');
  await stranger.page.goto('/verify/ABCD-EFGH-JKLM');
  await stranger.page.getByText('No such certificate').waitFor();
  await stranger.look('verify-unknown');
  // The address of what is not there is answered so, which the browser notes.
  await stranger.leave(/40[04]/);
});
