import { freshEmail, newStudent, PASSWORD, signInByApi } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { type EngineVisit, visitIn } from './support/engine-visit.ts';
import { engines, missingOf } from './support/engines.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

/** How WebDriver spells the key. */
const ENTER = '\uE007';

const alphabet = demoClass('alphabet');
/** The first lesson that is read line by line. */
const read = alphabet.lessons.find(({ blocks }) => blocks.some(({ kind }) => kind === 'lines'));
const exam = alphabet.lessons[4];

/** Nothing of a page is out of sight, and no strip of tabs has a scrollbar of its own. */
async function isHeld(visit: EngineVisit): Promise<void> {
  const [beyond, stray] = await visit.ask(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const strips = [...document.querySelectorAll('[role=tablist]')].filter(
      (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY !== 'hidden',
    );
    return [scrollWidth - clientWidth, strips.length] as const;
  });
  expect([beyond, stray]).toEqual([0, 0]);
}

for (const name of ['firefox', 'webkit'] as const) {
  const missing = missingOf(engines[name]);

  test(`a student and the office go their main ways in ${name} @all`, async ({ url }, info) => {
    test.skip(missing !== '', `Debian's packages are not here: ${missing}`);
    const email = freshEmail();
    await newStudent(url, 'Halima Sani', '', email);
    const student = await signInByApi(url, email);
    const visit = await visitIn(engines[name], url, { width: 390, height: 844 });
    const look = async (screen: string) => {
      await visit.rests();
      await isHeld(visit);
      await visit.photograph(info.outputPath(`${name}-${screen}.png`));
    };
    const signIn = async (by: string, password: string) => {
      await visit.type('Email', by);
      await visit.type('Password', `${password}${ENTER}`);
    };
    const sitsAnExam = async () => {
      const ofExam = await lessonPath(student, alphabet.name, exam?.subject ?? '');
      const [question] = exam?.questions ?? [];
      await visit.goto(ofExam);
      await visit.press(question?.answer ?? '');
      await visit.sees('1/6 answered');
      await look('exam');
      await visit.goto('/messages');
      await look('messages');
      await visit.goto(ofExam);
      await visit.sees('1/6 answered');
    };
    try {
      await visit.goto('/');
      await visit.press('Got it');
      await visit.sees('Which of these words begins with the same letter?');
      await look('landing');

      await visit.goto('/login');
      await signIn(email, PASSWORD);
      await visit.sees('Welcome, Halima Sani');
      await look('dashboard');

      const ofClass = await classPath(student, alphabet.name);
      await visit.goto(ofClass);
      await visit.press('Enroll for free');
      await visit.sees('Enrolled');
      await look('class');

      await visit.goto(await lessonPath(student, alphabet.name, read?.subject ?? ''));
      await visit.press('Hide tashkeel');
      await look('lesson');
      await visit.type('Your comment', 'أَيْنَ تُكْتَبُ الْهَمْزَةُ؟');
      await visit.press('Post');
      await visit.sees('Comment added');
      await look('comment');

      await visit.goto('/practice');
      await visit.sees('Practice');
      await look('practice');

      // WebKit's driver answers nothing any more once an exam that is begun is left.
      if (name === 'firefox') await sitsAnExam();

      await visit.goto('/wallet-history');
      await visit.press('Fund Wallet');
      await visit.type('Amount', '٩٩');
      await visit.press('Fund Wallet');
      await visit.sees('Minimum amount: ₦100');
      await look('wallet');

      await visit.goto('/profile');
      await visit.press('More');
      await visit.press('Logout');
      await visit.sees('Start learning today');
      await signIn('admin@example.com', 'teach-arabic-1');
      await visit.sees('What waits for you');
      for (const page of ['students', 'classes', 'exams', 'payments', 'settings']) {
        await visit.goto(`/admin/${page}`);
        await look(page);
      }
    } finally {
      await visit.photograph(info.outputPath(`${name}-last.png`)).catch(() => undefined);
      await visit.leave();
    }
  });
}
