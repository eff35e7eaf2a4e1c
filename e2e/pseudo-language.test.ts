import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMyCertificates } from '@institute/contract/certificates';
import { getMessages } from '@institute/contract/messages';
import { initPayment } from '@institute/contract/payments';
import { pathTo, type RouteNameFor } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { newStudent, type Session, signInByApi } from './support/api.ts';
import { brokenLayout, foreignWords } from './support/foreign-words.ts';
import { inPseudo, setPseudoLanguage } from './support/pseudo-language.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, type Size, sizeNames, test, type Visit } from './support/test.ts';
import { WrittenData } from './support/written-data.ts';

/** What is done on a screen before it is looked at: a dialog opened, a form sent empty. */
type Act = (page: Page) => Promise<unknown>;

/** A screen: where it is, and what is done there first. */
type Screen = readonly [path: string, ...acts: Act[]];

/** Presses the first button or link of a name, in the dialog if one is open. */
const press =
  (name: string): Act =>
  async (page) => {
    const dialog = page.locator('dialog[open]');
    const scope = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
    const words = { name: inPseudo(name) };
    await scope.getByRole('button', words).or(scope.getByRole('link', words)).first().click();
  };

/** Goes through the screens and names what is wrong on each. */
async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  const data = new WrittenData(page);
  const wrong: string[] = [];
  for (const [path, ...acts] of screens) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    for (const act of [null, ...acts]) {
      await act?.(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const faults = [
        ...(await foreignWords(page, await data.texts(page))),
        ...(await brokenLayout(page)),
      ];
      wrong.push(...faults.map((fault) => `${path} ${acts.indexOf(act as Act) + 1}: ${fault}`));
    }
  }
  expect.soft(wrong).toEqual([]);
}

/** Somebody whose pages are in the pseudo-language. */
async function reader(visit: Visit, size: Size, as?: Session): Promise<Page> {
  const { context, page } = await visit({ size, ...(as && { as }) });
  await context.addInitScript(setPseudoLanguage);
  return page;
}

/** The screens for whoever is signed in, by their names in the contract. */
async function studentScreens(student: Session, receipt: string) {
  const [certificate] = await student.call(getMyCertificates, {});
  const [message] = await student.call(getMessages, {});
  const classOf = (name: string) => classPath(student, name);
  const lessonOf = (subject: string) => lessonPath(student, 'The Arabic Alphabet', subject);
  return {
    dashboard: [['/', press('Next'), press('Get my link')], ['/nowhere/at/all']],
    classes: [['/classes'], ['/classes?category=Reading+and+Writing'], ['/classes?search=zebra']],
    class: [
      [await classOf('Everyday Dialogue')],
      [await classOf('Conversation Club')],
      [await classOf('Arabic for Trade')],
      ['/classes/nothing'],
    ],
    lesson: [
      [await lessonOf('When we meet')],
      [await lessonOf('How Arabic writing works')],
      [await lessonOf('The 28 letters in their places'), press('Open the picture in full view')],
      [await lessonOf('Sun letters, moon letters and tanwīn')],
      [await lessonOf('Worksheet: read, join, write')],
      [await lessonOf('Final exam: reading and writing')],
      [await lessonPath(student, 'Everyday Dialogue', 'Asking the way')],
    ],
    myClasses: [['/my-classes']],
    wallet: [['/wallet-history', press('Fund Wallet'), press('Fund Wallet')]],
    profile: [['/profile', press('Update Password')]],
    messages: [['/messages'], ['/messages?search=zebra']],
    message: [[`/messages/${message?.rand}`], ['/messages/nothing']],
    game: [['/game']],
    certificatePrint: [[pathTo('certificatePrint', { code: certificate?.code ?? '' })]],
    receipt: [[pathTo('receipt', { reference: receipt })], ['/receipts/nothing']],
  } satisfies Record<RouteNameFor<'member'>, Screen[]>;
}

/** The screens of the administrators' area. */
function officeScreens() {
  // The demo's first class.
  const id = 1;
  const manage = pathTo('managedClass', { id });
  return {
    office: [['/admin']],
    managedClasses: [['/admin/classes', press('Add New Class'), press('Save Class')]],
    managedClass: [
      [manage, press('Edit Class')],
      [manage, press('Delete Class')],
      ...['lessons', 'students', 'attendance'].map((tab): Screen => [`${manage}?tab=${tab}`]),
    ],
    managedLesson: [
      [`/admin/classes/manage/${id}/lessons/new`, press('Save Lesson'), press('Add question')],
    ],
    students: [['/admin/students'], ['/admin/students?search=zebra']],
    payments: [['/admin/payments']],
    books: [['/admin/books'], ['/admin/books?tab=provider']],
    sentMessages: [
      ['/admin/messages', press('Send Message'), press('Paste Emails')],
      ['/admin/messages?tab=sent'],
    ],
    settings: [['/admin/settings', press('Change logo')]],
    certificates: [
      ['/admin/certificates', press('New Template'), press('Save Template')],
      ['/admin/certificates', press('Assign')],
    ],
    exams: [['/admin/exams', press('Mark Exam')], ['/admin/exams?tab=machine']],
    audit: [['/admin/audit']],
  } satisfies Record<RouteNameFor<'office'>, Screen[]>;
}

test('nothing of the pseudo-language is shipped', async () => {
  const dist = join(import.meta.dirname, '..', 'apps', 'web', 'dist');
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => /\.(?:js|css|html|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/⟦|x-pseudo/);
  }
});

for (const size of sizeNames) {
  test.describe(`in another language, on a ${size}`, () => {
    test('a visitor’s screens', async ({ visit, url }) => {
      const amina = await signInByApi(url, 'student@example.com');
      const [certificate] = await amina.call(getMyCertificates, {});
      const screens = {
        login: [
          ['/login', press('Got it'), press('Sign In'), press('Sign In')],
          ['/login?ref=IAL-amina-4k2p9z', press('Create an account')],
        ],
        register: [['/register', press('Create an account')]],
        forgotPassword: [['/forgot-password', press('Continue')]],
        verify: [[pathTo('verify', { code: certificate?.code ?? '' })], ['/verify/ABCD-EFGH-JKLM']],
      } satisfies Record<RouteNameFor<'visitor' | 'anyone'>, Screen[]>;
      const page = await reader(visit, size);
      await walk(page, Object.values(screens).flat());
    });

    test('a student’s screens', async ({ visit, url }) => {
      const amina = await signInByApi(url, 'student@example.com');
      const { reference } = await amina.call(initPayment, { purpose: 'fund', amount: '500' });
      const page = await reader(visit, size, amina);
      await walk(page, Object.values(await studentScreens(amina, reference)).flat());
      await page.goto('/');
      await expect(page).toHaveTitle(new RegExp(`^${inPseudo('Dashboard')} · `));
    });

    test('the screens of a student who has just begun', async ({ visit, url }) => {
      const student = await newStudent(url, 'Maryam مريم');
      const page = await reader(visit, size, student);
      await walk(page, [
        ['/'],
        ['/my-classes'],
        ['/messages'],
        ['/wallet-history'],
        [await classPath(student, 'First Stories')],
        [await classPath(student, 'The Arabic Alphabet'), press('Enroll for free')],
      ]);
    });

    test('an administrator’s screens', async ({ visit, admin }) => {
      const page = await reader(visit, size, admin);
      await walk(page, Object.values(officeScreens()).flat());
      const edge = size === 'desktop' ? 'aside' : 'header button';
      const box = await page.locator(edge).first().boundingBox();
      const { width = 0 } = page.viewportSize() ?? {};
      expect(box && box.x + box.width / 2).toBeGreaterThan(width / 2);
    });
  });
}
