import { ask } from './support/ask.mjs';
import { compareHeld, sayHeld } from './support/compare.mjs';
import { growStudents, openBoth } from './support/institute.mjs';

/*
 * npm run bench:exams — the list of exams to mark with 1,000 submissions that wait and, in the same
 * run on the same machine, with 100,000, of 40 exams in 20 classes each. For each kind of question
 * the figure is how many times as long the large institute takes for a page, its total included.
 */

const EXAMS = 40;

/** Every student submits every exam; the database keeps the queue as it does for one. @param {import('pg').Client} client @param {number} perExam */
async function grow(client, perExam) {
  await growStudents(client, perExam, { joined: 'now()' });
  await client.query(`insert into classes (rand, name, category, about, is_premium, price, is_monthly,
      monthly_lesson_limit, is_active, links, created_at)
    select 'grown-class-' || n, 'قواعد النَّحْو ' || n, 'Grammar', 'About', false, 0, false, 0, true, '', now()
    from generate_series(1, 20) n`);
  await client.query(
    `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at)
     select 'grown-exam-' || n, c.id, 'exam', 'اختبار الإعراب ' || n, 'Why?', 1, 'Because', now()
     from generate_series(1, $1::int) n join classes c on c.rand = 'grown-class-' || (1 + n % 20)`,
    [EXAMS],
  );
  await client.query(`insert into exam_results (user_id, lesson_id, class_id, objective_answers, has_theory,
      theory_text, submitted_at)
    select u.id, l.id, l.class_id, '{}', true, 'An answer', now() - random() * interval '90 days'
    from users u, lessons l where u.referral_code like 'REF-grown-%' and l.rand like 'grown-exam-%'`);
  await client.query('vacuum analyze');
  return perExam * EXAMS;
}

const { small, large, stop } = await openBoth('bench:exams', {
  small: (client) => grow(client, 1_000 / EXAMS),
  large: (client) => grow(client, 100_000 / EXAMS),
});

/**
 * What is asked; `part` of the way into the list, 0 for the first page.
 * @type {{ name: string, search?: string, part?: number }[]}
 */
const questions = [
  { name: 'first page' },
  { name: 'page 20', part: 0.2 },
  { name: 'a page in the middle', part: 0.4987 },
  { name: 'the last page', part: 1 },
  { name: 'search: one exam', search: 'الاعراب 7' },
  { name: 'search: one class', search: 'النحو 13' },
  { name: 'search: every exam', search: 'اعراب' },
  { name: 'search: nothing found', search: 'zzzz' },
];

/**
 * Milliseconds of one page.
 * @param {typeof small} site @param {typeof questions[number]} question
 */
function askPage(site, { search = '', part = 0 }) {
  // "Page 20" is page 20 of both; the middle and the last page are each one's own.
  const page = part > 0.2 ? Math.floor((site.grown / 10) * part) : part > 0 ? 20 : 1;
  const list = { action: 'getUnmarkedExams', page: String(page), per_page: '10' };
  return ask(site, '/lessonsAction.php', { ...list, ...(search && { search }) });
}

for (const question of questions) {
  await compareHeld(question.name, { small, large }, (site) => askPage(site, question));
}
await stop();
sayHeld();
