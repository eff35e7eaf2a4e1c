import { getMyCertificates } from '@institute/contract/certificates/certificates';
import { getMessages } from '@institute/contract/messages/messages';
import { pathTo } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { type Session, signInByApi } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { classOnTheClock } from './support/class-on-the-clock.ts';
import { classPath, lessonPath } from './support/school.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import {
  TRANSLATED,
  type TranslatorWay,
  translatableArabic,
  translate,
} from './support/translator.ts';

/** Opens a page and has it translated once it is there, and looks for Arabic that would be as well. */
async function openIn(page: Page, path: string, way: TranslatorWay): Promise<void> {
  await page.goto(path);
  await untilTakenOver(page);
  await untilAtRest(page);
  expect.soft(await translatableArabic(page), path).toEqual([]);
  await translate(page, way);
}

/** Whoever is shown a page of errors is not shown theirs. */
const expectWhole = (page: Page) => expect(page.getByText('could not be shown')).toHaveCount(0);

async function addressesOf(amina: Session): Promise<string[]> {
  const [message] = await amina.call(getMessages, {});
  const [certificate] = await amina.call(getMyCertificates, {});
  return [
    ...(['dashboard', 'classes', 'myClasses', 'practice', 'wallet', 'profile'] as const).map(
      (name) => pathTo(name),
    ),
    '/classes?category=Reading+and+Writing',
    pathTo('messages'),
    pathTo('message', { id: message?.rand ?? '' }),
    pathTo('certificatePrint', { code: certificate?.code ?? '' }),
    pathTo('verify', { code: certificate?.code ?? '' }),
    pathTo('game'),
    await classPath(amina, 'Everyday Dialogue'),
    await lessonPath(amina, 'The Arabic Alphabet', 'How Arabic writing works'),
  ];
}

// Proves ours-68.
test('a translator of the browser takes no Arabic, and no page fails for it', async ({
  visit,
  url,
}) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  for (const path of await addressesOf(amina)) {
    await openIn(page, path, 'replaces');
    await expectWhole(page);
  }
  // From page to page without a new document, as people go.
  await openIn(page, '/', 'replaces');
  for (const name of ['My Classes', 'Practice', 'Messages', 'Home']) {
    await page.getByRole('navigation').last().getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilAtRest(page);
    await expectWhole(page);
  }
  await visitor.leave();
});

for (const way of ['replaces', 'wraps', 'supplants'] as const) {
  // Proves ours-68.
  test(`what changes on a page is right while a translator ${way} its texts`, async ({
    visit,
    url,
    admin,
  }) => {
    const amina = await signInByApi(url, 'student@example.com');
    const visitor = await visit({ size: 'phone', as: amina });
    const { page } = visitor;
    await findAndFund(page, way);
    await play(page, way);
    await visitor.leave();
    const { student, lesson, exam } = await classOnTheClock(url, admin);
    const other = await visit({ size: 'phone', as: student });
    await study(other.page, lesson, way);
    await sit(other.page, exam, way);
    await other.leave();
  });
}

async function findAndFund(page: Page, way: TranslatorWay): Promise<void> {
  await openIn(page, '/my-classes', way);
  await page.getByRole('textbox').first().fill('alphabet');
  await expect(page.getByRole('link', { name: /Everyday Dialogue/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Alphabet/ })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(/Alphabet\W*Alphabet/);
  await openIn(page, '/wallet-history', way);
  await page.getByRole('textbox').first().fill('zebra');
  await page.getByText('No transactions match your search').waitFor();
  await page.getByRole('textbox').first().fill('');
  await page.getByText(/−₦/).first().waitFor();
  await page.getByRole('button', { name: 'Fund Wallet' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
}

/** Each question of a round is the one that the server has sent. */
async function play(page: Page, way: TranslatorWay): Promise<void> {
  await openIn(page, '/game', way);
  const answer = page.waitForResponse((one) => one.url().includes('game.php?action=easy'));
  await page.getByRole('button', { name: /^Easy/ }).click();
  const round = (await (await answer).json()) as { questions: { question: string }[] };
  for (const [at, { question }] of round.questions.slice(0, 3).entries()) {
    await page
      .getByText(`Question ${at + 1} of`)
      .first()
      .waitFor();
    // A gap is a box, and parts what stands around it.
    for (const part of question.split(/\s*_{2,}\s*/)) {
      await expect.poll(() => wordsOf(page)).toContain(part);
    }
    await page.getByRole('list', { name: 'Options' }).getByRole('button').first().click();
  }
}

const wordsOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll(TRANSLATED, '').replace(/\s+/g, ' ');

/** An exercise is judged, tried again and judged anew, and a comment stands where it was written. */
async function study(page: Page, path: string, way: TranslatorWay): Promise<void> {
  await openIn(page, path, way);
  const exercise = page.getByRole('article', { name: /Exercise/ }).first();
  await exercise.getByRole('radio', { name: 'بَيْتٌ' }).check();
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise.getByRole('status')).toContainText('Not yet');
  await exercise.getByRole('button', { name: 'Try again' }).click();
  await exercise.getByRole('radio', { name: 'بَابٌ' }).check();
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise.getByRole('status')).toContainText('Right');
  await page.getByLabel('Your comment').fill('Which door?');
  await page.getByRole('button', { name: 'Post' }).click();
  await page.getByText('Which door?').waitFor();
}

/** The clock goes on, the answers are counted, and the result comes. */
async function sit(page: Page, path: string, way: TranslatorWay): Promise<void> {
  await openIn(page, path, way);
  await page.getByRole('button', { name: 'Begin the exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/9:5\d/);
  await expect(timer).toContainText(/9:4\d/);
  await page.getByRole('radio', { name: 'كِتَاب' }).check();
  await expect.poll(() => wordsOf(page)).toContain('1/1 answered');
  await page.getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByText('100%').first().waitFor();
  expect(await translatableArabic(page)).toEqual([]);
}
