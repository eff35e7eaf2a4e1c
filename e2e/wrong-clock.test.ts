import { pathTo } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { type Session, signInByApi } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { classOnTheClock } from './support/class-on-the-clock.ts';
import { classPath } from './support/school.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const clocks = { '45 days ahead': 45 * DAY_MS, '2 days behind': -2 * DAY_MS };

/** Sets the clock of a page's device, which goes on from there. */
const setClock = (page: Page, apart: number) =>
  page.addInitScript((ms) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...given: []) {
        if (given.length > 0) super(...given);
        else super(Right.now() + ms);
      }
      static override now = () => Right.now() + ms;
    } as DateConstructor;
  }, apart);

const wordsOf = (page: Page) => page.getByRole('main').innerText();

/** Opens a page on both and waits until they say the same. */
async function expectSame(right: Page, wrong: Page, path: string): Promise<void> {
  for (const page of [right, wrong]) {
    await page.goto(path);
    await untilTakenOver(page);
    await untilAtRest(page);
  }
  await expect(async () => expect(await wordsOf(wrong), path).toBe(await wordsOf(right))).toPass({
    timeout: 15_000,
  });
}

const addressesOf = async (amina: Session) => [
  ...(['dashboard', 'myClasses', 'practice', 'wallet', 'messages'] as const).map((name) =>
    pathTo(name),
  ),
  '/classes?category=Reading+and+Writing',
  '/classes?category=Professional+Arabic',
  await classPath(amina, 'Everyday Dialogue'),
  await classPath(amina, 'The Nominal Sentence'),
  await classPath(amina, 'Conversation Club'),
];

for (const [name, apart] of Object.entries(clocks)) {
  // Proves ours-69.
  test(`a phone whose clock is ${name} says what every other does`, async ({
    visit,
    url,
    admin,
  }) => {
    const amina = await signInByApi(url, 'student@example.com');
    const right = await visit({ size: 'phone', as: amina });
    const wrong = await visit({ size: 'phone', as: amina });
    await setClock(wrong.page, apart);
    for (const path of await addressesOf(amina)) {
      await expectSame(right.page, wrong.page, path);
    }
    await right.leave();
    await wrong.leave();

    const { student, exam } = await classOnTheClock(url, admin);
    const sitting = await visit({ size: 'phone', as: student });
    const { page } = sitting;
    await setClock(page, apart);
    await page.goto(exam);
    await page.getByRole('button', { name: 'Begin the exam' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click();
    await expect(page.getByRole('timer')).toContainText(/(10:00|9:\d\d)$/);
    await page.reload();
    await expect(page.getByRole('timer')).toContainText(/9:\d\d$/);
    await page.getByRole('radio', { name: 'كِتَاب' }).check();
    await page.getByRole('button', { name: 'Submit exam' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
    await page.getByRole('button', { name: 'See the result' }).click();
    await page.getByText('100%').first().waitFor();
    await sitting.leave();
  });
}
