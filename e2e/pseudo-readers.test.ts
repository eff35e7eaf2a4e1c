import { getClasses } from '@institute/contract/classes/classes';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import { pathTo, type RouteNameFor } from '@institute/contract/routes';
import { getInstituteProfile } from '@institute/contract/settings/institute-profile';
import { getAppSettings } from '@institute/contract/settings/settings';
import { type Session, signInByApi } from './support/api.ts';
import { setPseudoLanguage } from './support/pseudo-language.ts';
import { type ScreensOf, Walk } from './support/pseudo-walk.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

// The pages that the server makes whole, by a server that speaks the pseudo-language as one of another
// language speaks that (decision 026): the browser here knows of none.
const script = encodeURIComponent(`(${setPseudoLanguage})()`);
test.use({ environment: { NODE_OPTIONS: `--import data:text/javascript,${script}` } });

const SLUG = 'arabic-alphabet';
const lessonOf = (student: Session) =>
  lessonPath(student, 'The Arabic Alphabet', 'How Arabic writing works');

/** The screens of readers: a page of the contract without one does not compile. */
async function readerScreens(student: Session): Promise<ScreensOf<RouteNameFor<'reader'>>> {
  const id = (await lessonOf(student)).split('/')[4] ?? '';
  return {
    publicClasses: [['/c']],
    publicClass: [
      [pathTo('publicClass', { slug: SLUG })],
      ['/c/everyday-dialogue'],
      ['/c/nothing'],
    ],
    publicLesson: [
      [pathTo('publicLesson', { slug: SLUG, id })],
      [pathTo('publicLesson', { slug: SLUG, id: 'nothing' })],
    ],
    about: [['/about']],
  };
}

/** What people wrote of all that they show. */
async function writtenFor(student: Session): Promise<unknown[]> {
  const [, , class_id = '', , lesson_id = ''] = (await lessonOf(student)).split('/');
  const paid = (await classPath(student, 'Everyday Dialogue')).split('/')[2] ?? '';
  return Promise.all([
    student.call(getAppSettings, {}),
    student.call(getInstituteProfile, {}),
    student.call(getClasses, {}),
    student.call(getClassDetails, { class_id }),
    student.call(getClassDetails, { class_id: paid }),
    student.call(getLessonDetails, { class_id, lesson_id }),
  ]);
}

test('the screens of readers are in the language of the server @all', async ({ visit, url }) => {
  const student = await signInByApi(url, 'student@example.com');
  const { page } = await visit({ size: 'phone' });
  const walk = new Walk(page, { isWhole: true, written: await writtenFor(student) });
  await walk.through(await readerScreens(student), (path) => page.goto(path));
  await expect(page.locator('html')).toHaveAttribute('lang', 'x-pseudo');
});

test('a page says before any script runs which language its server speaks @all', async ({
  url,
}) => {
  for (const path of ['/login', '/register', '/terms', '/c', '/about']) {
    const html = await (await fetch(url + path)).text();
    expect(html, path).toContain('<html lang="x-pseudo" dir="rtl">');
  }
});
