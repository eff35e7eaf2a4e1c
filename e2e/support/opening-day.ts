import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freshEmail, PASSWORD } from './api.ts';
import { untilAtRest } from './at-rest.ts';
import { fillSignIn, signInCard } from './sign-in.ts';
import type { Size } from './sizes.ts';
import { expect, test, type Visit } from './test.ts';

const NAME = 'Bustan of Kano';
const LOGO = join(import.meta.dirname, '..', '..', 'apps', 'server', 'seed', 'assets', 'logo.png');
const FREE_TO_READ = 'السَّلَامُ عَلَيْكُمْ';
const QUESTION = 'مَا جَوَابُ «السَّلَامُ عَلَيْكُمْ»؟';
const RIGHT = 'وَعَلَيْكُمُ السَّلَامُ';
const STUDENT = 'Hauwa Garba';

/**
 * One day of two people: the head opens an institute that holds its first administrator and nothing
 * else, and a stranger finds it, studies and holds a certificate.
 */
export async function openAndFinish(visit: Visit, url: string, size: Size): Promise<void> {
  const head = await visit({ size });
  const { page, look } = head;
  const list = page.getByRole('region', { name: 'Open your institute' });
  const done = (count: number) => list.getByText(`${count} of 9 done.`).waitFor();

  await test.step('the head signs in and sees what the institute needs', async () => {
    await signIn(page);
    await page.waitForURL('**/admin');
    // Mails reach nobody from here.
    await done(0);
    await look('admin-open-institute');
  });

  await test.step('gives it a name, a logo, the key for cards and a budget for rewards', async () => {
    await list.getByRole('link', { name: 'Open Settings' }).click();
    await page.getByLabel('Site name').fill(NAME);
    await page.getByLabel('Card payment public key').fill('pk_test_first_day');
    await page.getByLabel('Daily budget').fill('3000');
    await page.getByRole('button', { name: 'Save settings' }).click();
    const ask = page.getByRole('dialog');
    await ask.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Everything is saved.').waitFor();
    await page.getByRole('button', { name: 'Change logo' }).click();
    await ask.locator('input[type=file]').setInputFiles(LOGO);
    await ask.getByRole('button', { name: 'Upload' }).click();
    await page.getByText('Logo uploaded successfully!').waitFor();
    await office(page, 'Overview');
    await done(3);
  });

  await test.step('adds a class, which is a draft until it is published', async () => {
    await list.getByRole('link', { name: 'Add a class' }).click();
    await page.getByRole('button', { name: 'Add New Class' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add New Class' });
    await dialog.getByLabel('Name').fill('First greetings · التَّحِيَّات');
    await dialog.getByLabel('Category').fill('Beginners');
    await dialog.getByRole('tab', { name: 'Public page' }).click();
    await dialog.getByLabel('Description').fill('How people greet each other.');
    await dialog.getByRole('button', { name: 'Save Class' }).click();
    await page.waitForURL(/\/admin\/classes\/manage\/\d+\?tab=lessons$/);
    await page.getByRole('link', { name: 'Add Lesson' }).first().waitFor();
    await look('admin-opening-draft');
    const stranger = await visit({ size });
    await stranger.page.goto('/');
    await stranger.page.getByText(NAME).first().waitFor();
    await expect(stranger.page.getByText('First greetings')).toHaveCount(0);
    await stranger.leave();
  });

  await test.step('writes two lessons in blocks and an exam', async () => {
    await page.getByRole('link', { name: 'Add Lesson' }).first().click();
    await page.getByLabel('Subject').fill('Peace upon you');
    await page.getByRole('button', { name: 'Write a text' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.type('We say it on meeting.');
    await page.getByRole('button', { name: 'Add block' }).click();
    const kinds = page.getByRole('dialog', { name: 'What comes next?' });
    await kinds.getByRole('button', { name: /^Reading lines/ }).click();
    const lines = page.locator('[data-block]').nth(1);
    await lines.getByLabel('Arabic of line 1').fill(FREE_TO_READ);
    await lines.getByLabel('Translation of line 1').fill('Peace be upon you.');
    await save(page);

    await page.getByRole('link', { name: 'Add Lesson' }).first().click();
    await page.getByLabel('Subject').fill('And upon you');
    await page.getByRole('button', { name: 'Write a text' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.type('We answer with the same peace.');
    await save(page);

    await page.getByRole('link', { name: 'Add Lesson' }).first().click();
    await page.getByText('Exam', { exact: true }).click();
    await page.getByLabel('Exam subject').fill('What have you learnt?');
    await page.getByRole('button', { name: 'Add question' }).click();
    const question = page.getByRole('group', { name: 'Question 1' });
    await question.getByLabel('Question', { exact: true }).fill(QUESTION);
    await question.getByRole('textbox', { name: /^Option 1/ }).fill('شُكْرًا');
    await question.getByRole('textbox', { name: /^Option 2/ }).fill(RIGHT);
    await question.getByRole('button', { name: 'Option 2 is the correct answer' }).click();
    await save(page);
    await office(page, 'Overview');
    await done(5);
    const stranger = await visit({ size });
    await stranger.page.goto('/');
    await stranger.page.getByText(NAME).first().waitFor();
    await expect(stranger.page.getByText('First greetings')).toHaveCount(0);
    await stranger.leave();
  });

  await test.step('publishes the class', async () => {
    await list.getByRole('link', { name: 'Open the drafts' }).click();
    await page.getByText('First greetings').first().click();
    await page
      .getByText('Not published: only the office, its teachers and who has a place see it.')
      .waitFor();
    await look('admin-opening-publish');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('The class is published.').waitFor();
    await office(page, 'Overview');
    await done(6);
    await look('admin-opening-nearly');
  });

  await test.step('looks at what a visitor sees of it', async () => {
    const opening = page.waitForEvent('popup');
    await list.getByRole('link', { name: 'Open the public page' }).click();
    const shown = await opening;
    await shown.getByText('First greetings').first().waitFor();
    await shown.close();
    await done(7);
  });

  const student = await visit({ size });
  await test.step('a stranger finds the class, registers and has joined it', async () => {
    await comeIn(student.page);
    await student.look('first-student-joined');
  });

  await test.step('studies, and passes the exam', async () => {
    await study(student.page);
    await student.look('first-student-finished');
  });

  await test.step('the list asks for e-mail alone, and who passed gets the certificate', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilAtRest(page);
    await done(8);
    await list.getByText('Set SMTP_URL on the server.', { exact: false }).waitFor();
    await look('admin-opened');
    await certify(page);
  });

  await test.step('which the student shows, and anybody checks', async () => {
    await student.page.goto('/');
    await student.page.getByRole('button', { name: /Certificate of Greeting/ }).click();
    const dialog = student.page.getByRole('dialog');
    await dialog.getByText(STUDENT).first().waitFor();
    await student.look('first-student-certificate', 'here');
    const link = await dialog.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
    const message = new URL(link ?? '').searchParams.get('text') ?? '';
    const parent = await visit({ size });
    await parent.page.goto(
      message
        .split('\n')
        .at(-1)
        ?.replace(/^https?:\/\/[^/]+/, url) ?? '',
    );
    await parent.page.getByText('Valid', { exact: true }).waitFor();
    await parent.page.getByText(STUDENT).first().waitFor();
    await parent.leave();
  });
  await student.leave();
  await head.leave();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await fillSignIn(signInCard(page), 'admin@example.com', 'teach-arabic-1');
}

/** Goes to a page of the office by its sidebar, where a number may stand beside its name. */
async function office(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open the menu' });
  // On a phone the sidebar stands behind it.
  if (await menu.isVisible()) await menu.click();
  const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
  await link.first().click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await page.waitForURL(/\?tab=lessons$/);
}

async function comeIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /First greetings/ }).click();
  const about = page.getByRole('dialog', { name: 'About This Class' });
  await about.getByRole('button', { name: 'Create an account' }).click();
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await form.getByLabel('Full name').fill(STUDENT);
  await form.getByLabel('Email').fill(freshEmail());
  await form.getByLabel('Phone number').fill('08012345678');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Peace upon you' }).waitFor();
}

async function study(page: Page): Promise<void> {
  await page.getByText('Peace be upon you.').waitFor();
  await page.getByRole('button', { name: 'Next Lesson' }).click();
  await page.getByText('We answer with the same peace.').waitFor();
  await page.getByRole('button', { name: 'Next Lesson' }).click();
  await page.getByRole('radio', { name: RIGHT }).check();
  await page.getByRole('button', { name: 'Submit exam' }).click();
  const submit = page.getByRole('dialog', { name: 'Submit this exam?' });
  await submit.getByRole('button', { name: 'Submit exam' }).click();
  const sent = page.getByRole('dialog', { name: 'Exam submitted' });
  await sent.getByRole('button', { name: 'See the result' }).click();
  await page.getByText('You answered every question correctly.').waitFor();
  await page.getByRole('region', { name: 'The class is finished' }).waitFor();
}

async function certify(page: Page): Promise<void> {
  await office(page, 'Certificates');
  await page.getByRole('button', { name: 'New Template' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Certificate of Greeting');
  await dialog.getByLabel('Certificate Content').fill('{{name}} has passed {{class}}.');
  await dialog.getByLabel('Footer Text').fill('For the teachers');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await page.getByRole('button', { name: 'Assign Certificate of Greeting' }).click();
  await dialog.getByText('Entire Classes', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: /First greetings/ }).check();
  await dialog.getByText('Who passed', { exact: true }).click();
  await dialog.getByText('1 new certificate.').waitFor();
  await dialog.getByRole('button', { name: 'Assign Certificate' }).click();
  await page.getByText('Certificate assigned successfully!').waitFor();
}
