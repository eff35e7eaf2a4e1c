import { ask } from './support/ask.mjs';
import { compareHeld, sayHeld } from './support/compare.mjs';
import { growStudents, NAMES, openBoth } from './support/institute.mjs';

/*
 * npm run bench:classes — the students and the attendance of a class with 100 students and 1,000
 * opened lessons in an institute of 1,000 and, in the same run on the same machine, of one with
 * 10,000 students and 100,000 opened lessons in an institute of 100,000. For each kind of question
 * the figure is how many times as long a page of the large class takes.
 */

const LESSONS = 10;
/**
 * Every tenth student joins the class and opens its lessons; as many others open lessons elsewhere.
 * @param {import('pg').Client} client @param {number} students
 */
async function grow(client, students) {
  const name = `${NAMES}[1 + n * 7 / 10 % 10] || ' ' || lpad(n::text, 6, '0')`;
  await growStudents(client, students, { name });
  await client.query(
    `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, lesson_total, created_at)
     select 'grown-class-' || n, 'Class ' || n, 'Grown', 'About', true, 100000, true, 0, true, '', $1, now() - interval '729 days'
     from generate_series(1, 2) n`,
    [LESSONS],
  );
  await client.query(
    `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at)
     select 'grown-' || c.id || '-' || n, c.id, 'lesson', 'Lesson ' || n, '', n, '', now() - interval '728 days'
     from classes c, generate_series(1, $1::int) n where c.rand like 'grown-class-%'`,
    [LESSONS],
  );
  // The second class is there so that this one is not all there is.
  await client.query(
    `insert into enrolments (user_id, class_id, enrolled_at, subscription_ends_at)
     select u.id, c.id, now() - random() * interval '700 days', now() + (random() - 0.5) * interval '60 days'
     from (select id, row_number() over (order by id) as n from users where referral_code like 'REF-grown-%') u
     join classes c on c.rand = 'grown-class-' || case when u.n % 10 = 3 then 1 else 2 end
     where u.n % 10 in (3, 7)`,
  );
  await client.query(
    `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at)
     select e.user_id, l.id, e.class_id, e.enrolled_at + random() * interval '30 days'
     from enrolments e join classes c on c.id = e.class_id join lessons l on l.class_id = c.id
     where c.rand like 'grown-class-%'`,
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query(`select id from classes where rand = 'grown-class-1'`);
  return Number(rows[0].id);
}

const { small, large, stop } = await openBoth('bench:classes', {
  small: (client) => grow(client, 1_000),
  large: (client) => grow(client, 100_000),
});

/** @typedef {{ name: string, action: string, fields: Record<string, string> }} Question */

/**
 * What is asked of a list; `byDate` is its order in time.
 * @param {string} what @param {string} action @param {string} byDate @returns {Question[]}
 */
const questionsOf = (what, action, byDate) => [
  { name: `${what}: first page`, action, fields: {} },
  { name: `${what}: the tenth page`, action, fields: { page: '10' } },
  { name: `${what}: oldest first`, action, fields: { sort: byDate } },
  { name: `${what}: by name`, action, fields: { sort: 'name' } },
  { name: `${what}: by name, backwards`, action, fields: { sort: '-name' } },
  { name: `${what}: by e-mail`, action, fields: { sort: 'email' } },
  { name: `${what}: one person`, action, fields: { search: 'grown503@' } },
  { name: `${what}: nobody`, action, fields: { search: 'zzzz' } },
];
const questions = [
  ...questionsOf('students', 'getClassStudents', 'joined'),
  { name: 'students: by end', action: 'getClassStudents', fields: { sort: 'next' } },
  ...questionsOf('attendance', 'lessonAttendance', 'date'),
];

for (const { name, action, fields } of questions) {
  await compareHeld(name, { small, large }, (site) => {
    const list = { action, class_id: String(site.grown), page: '1', per_page: '10' };
    return ask(site, '/lessonsAction.php', { ...list, ...fields });
  });
}

/**
 * A certificate to every student of the class: how long the request takes, and how soon each has
 * theirs.
 * @param {typeof small} site
 */
async function certify(site) {
  /** @param {string} action @param {Record<string, string>} fields */
  const post = async (action, fields) =>
    (await ask(site, '/mycertificates.php', { action, ...fields })).data;
  const words = { title: 'Completion', footer: 'Lagos', certificateContent: '{{name}}, {{class}}' };
  const template = await post('saveCertificateTemplate', words);
  const begun = performance.now();
  const { id } = await post('assignCertificate', {
    ...{ template_id: String(template.id), issue_date: '2026-11-16' },
    'class_ids[0]': String(site.grown),
  });
  const answered = performance.now() - begun;
  for (;;) {
    /** @type {{ id: number, done: boolean, assigned: number }[]} */
    const assignments = await post('getCertificateAssignments', {});
    const found = assignments.find((one) => one.id === id);
    if (found?.done) {
      return { answered, ready: performance.now() - begun, assigned: found.assigned };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

for (const site of [small, large]) {
  const { answered, ready, assigned } = await certify(site);
  console.log(
    `certificates to ${assigned}: answered after ${answered.toFixed(0)} ms, every one there after ${(ready / 1000).toFixed(1)} s`,
  );
}
await stop();
sayHeld();
