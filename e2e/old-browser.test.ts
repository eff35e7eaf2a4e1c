import { pathTo } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { type Session, signInByApi } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { press } from './support/practice.ts';
import { classPath, lessonPath } from './support/school.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

/** Takes away what came after the oldest browsers that the application is made for (build/browsers.mjs). */
const growOld = (page: Page) =>
  page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
      [Document.prototype, ['startViewTransition']],
      [window, ['navigation', 'scheduler', 'cookieStore', 'documentPictureInPicture']],
    ];
    for (const [of, names] of newer) for (const name of names) Reflect.deleteProperty(of, name);
  });

/** Opens each page and waits until it is whole. */
async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await untilTakenOver(page);
    await untilAtRest(page);
    await expect(page.getByText('could not be'), path).toHaveCount(0);
    await expect(page.getByText('This browser is too old')).toBeHidden();
  }
}

const ofStudent = async (amina: Session) => [
  ...(['dashboard', 'classes', 'myClasses', 'wallet', 'profile', 'messages', 'game'] as const).map(
    (name) => pathTo(name),
  ),
  await classPath(amina, 'Everyday Dialogue'),
  await lessonPath(amina, 'The Arabic Alphabet', 'How Arabic writing works'),
];

const ofOffice = (
  ['office', 'managedClasses', 'students', 'payments', 'sentMessages', 'settings'] as const
).map((name) => pathTo(name));

// Proves ours-71.
test('the oldest browsers that the application is made for show every page', async ({
  visit,
  url,
  admin,
}) => {
  const amina = await signInByApi(url, 'student@example.com');
  const student = await visit({ size: 'phone', as: amina });
  await growOld(student.page);
  await openAll(student.page, await ofStudent(amina));
  await student.page.goto('/practice');
  await press(student.page, 'Start');
  await student.page.getByRole('button', { name: 'Stop for now' }).waitFor();
  await student.leave();
  const office = await visit({ size: 'desktop', as: admin });
  await growOld(office.page);
  await openAll(office.page, ofOffice);
  await office.page.goto(pathTo('exams'));
  await office.page.goto(pathTo('certificates'));
  await office.leave();
});

// Proves ours-71.
test('a browser that is too old for the application is told so', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  await visitor.page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await visitor.page.goto('/register');
  await visitor.page.getByText('This browser is too old for this site.').waitFor();
  await visitor.look('too-old');
  await visitor.leave();
});
