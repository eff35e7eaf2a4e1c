import { fund } from './fund.mjs';
import { GROWN, growStudents, NAMES } from './institute.mjs';

/** Lessons of a class, the last two of them exams. */
const LESSONS = 10;

/**
 * An institute in which a class is always the same, 150 students in ten lessons, and only their
 * number differs: people with three classes, six submissions, a certificate, three comments, a card
 * payment and two acts of the office each.
 * @typedef {{ students: number, classes: number }} Size
 */

/** What is made, in its order; `$1` stands for a class's lessons. */
const steps = [
  `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at, deleted_at, deleted_by)
   select 'grown-' || c.id || '-' || n, c.id, case when n > $1::int - 2 then 'exam' else 'lesson' end,
     'Lesson ' || n || ' of ' || c.name || ' · الدَّرْسُ ' || n, 'About', n, 'Because', now() - interval '700 days', null, null
   from classes c, generate_series(1, $1::int) n where c.rand like 'grown-class-%'`,
  // Three classes a student, as far apart as they are many.
  `insert into enrolments (user_id, class_id, enrolled_at, subscription_ends_at)
   select u.id, c.id, now() - random() * interval '600 days',
     case when c.is_monthly then now() + (random() - 0.1) * interval '200 days' end
   from (select id, row_number() over (order by id) as n from users where ${GROWN}) u
   cross join generate_series(0, 2) k
   join (select id, is_monthly, row_number() over (order by id) - 1 as n, count(*) over () as total
     from classes where rand like 'grown-class-%') c on c.n = (u.n + k * 7) % c.total`,
  `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at, submitted_at)
   select e.user_id, l.id, e.class_id, e.enrolled_at + random() * interval '30 days',
     case when l.kind = 'exam' then e.enrolled_at + interval '40 days' end
   from enrolments e join lessons l on l.class_id = e.class_id and l.rand like 'grown-%'
   where l.position in (1, 2, $1::int)`,
  // A quarter of what was submitted waits, half was marked by people.
  `insert into exam_results (user_id, lesson_id, class_id, objective_answers, has_theory, theory_text,
     submitted_at, theory_score, total_score, marked_at, marked_by)
   select p.user_id, p.lesson_id, p.class_id, '{}', true, 'An answer', p.submitted_at, mark.score, mark.score,
     case when mark.score is null then null else p.submitted_at + interval '1 day' end,
     case when mark.score is null or p.user_id % 4 = 1 then null else admin.id end
   from lesson_progress p join lessons l on l.id = p.lesson_id and l.rand like 'grown-%' and l.kind = 'exam'
   cross join lateral (select case when p.user_id % 4 = 0 then null else p.user_id % 101 end as score) mark,
     (select min(id) as id from users where role = 11) admin
   where p.submitted_at is not null`,
  `insert into certificate_templates (title, content, footer, created_at)
   select 'Certificate ' || n, '{{name}}', 'Lagos', now() from generate_series(1, 5) n`,
  `insert into certificates (code, user_id, template_id, holder, title, content, footer, issued_on, assigned_at, assigned_by)
   select 'GROW-' || lpad((u.id / 10000)::text, 4, '0') || '-' || lpad((u.id % 10000)::text, 4, '0'), u.id, t.id,
     u.name, t.title, u.name, t.footer, date '2026-01-01' + (u.id / 150 % 300)::int,
     timestamptz '2026-01-01' + u.id / 150 * interval '1 hour', admin.id
   from users u join (select *, row_number() over (order by id) as n from certificate_templates) t
     on t.n = 1 + u.id / 150 % 5,
     (select min(id) as id from users where role = 11) admin
   where u.${GROWN}`,
  `insert into certificate_assignments (template_id, title, content, footer, issued_on, student_ids, class_ids,
     total, processed, assigned, assigned_at, assigned_by, finished_at)
   select template_id, min(title), '{{name}}', 'Lagos', issued_on, '[]', jsonb_build_array(min(e.class_id)),
     count(distinct c.user_id), count(distinct c.user_id), count(distinct c.user_id), assigned_at, assigned_by, assigned_at
   from certificates c join enrolments e on e.user_id = c.user_id
   where code like 'GROW-%' group by template_id, issued_on, assigned_at, assigned_by`,
  // In the order of their time, as comments are written.
  `insert into comments (lesson_id, author_id, body, created_at)
   select p.lesson_id, p.user_id, 'What does this word mean?', now() - random() * interval '600 days' as at
   from lesson_progress p join lessons l on l.id = p.lesson_id and l.rand like 'grown-%' and l.position = 1
   order by at`,
  `insert into messages (rand, subject, body, search_text, is_popup, delivery, to_all, recipient_count, sender_id, sent_at)
   select 'grown-' || n, 'Message ' || n, 'Body', 'message ' || n || ' body', false, 'both', false, 50, admin.id,
     now() - random() * interval '600 days'
   from generate_series(1, (select count(*) from classes where rand like 'grown-class-%')) n,
     (select min(id) as id from users where role = 11) admin`,
  `insert into message_recipients (user_id, message_id)
   select u.id, m.id from (select id, row_number() over (order by id) as n from users where ${GROWN}) u
   join (select id, row_number() over (order by id) as n, count(*) over () as total from messages where rand like 'grown-%') m
     on m.n - 1 = u.n % m.total`,
  `insert into mailings (message_id, is_expanded, total, sent, failed)
   select id, true, 50, 48, 2 from messages where rand like 'grown-%'`,
  `insert into mail_deliveries (message_id, user_id, state, attempts, last_error, due_at, sent_at)
   select r.message_id, r.user_id, case when r.user_id % 25 = 0 then 'failed' else 'sent' end, 1,
     'mailbox full', m.sent_at, m.sent_at
   from message_recipients r join messages m on m.id = r.message_id and m.rand like 'grown-%'`,
  `insert into audit_log (at, actor_id, subject_id, class_id, action, details)
   select now() - random() * interval '360 days', admin.id, u.id,
     (select min(class_id) from enrolments where user_id = u.id),
     (array['fundWallet','editStudent','markExam','loginAsStudent'])[1 + u.id * 3 % 4], '{"kobo": 5000}'
   from users u, generate_series(1, 2), (select min(id) as id from users where role = 11) admin
   where u.${GROWN}`,
  // In the trash: a lesson of every tenth class, and one comment of fifty.
  `update lessons set deleted_at = now() - random() * interval '29 days', deleted_by = (select min(id) from users where role = 11)
   where rand like 'grown-%' and position = 3 and class_id % 10 = 0`,
  `update comments set deleted_at = now() - random() * interval '29 days', deleted_by = (select min(id) from users where role = 11)
   where id % 50 = 0 and author_id in (select id from users where ${GROWN})`,
  // Four of five have a device, a third of them a session; one of fifty is invited.
  `update users set password_hash = case when id % 50 = 3 then '' else 'x' end where ${GROWN}`,
  `insert into devices (key_hash, user_id, first_seen_at, last_seen_at)
   select 'grown-' || id, id, joined_at, now() - random() * interval '90 days' from users where ${GROWN} and id % 5 <> 0`,
  `insert into sessions (sid_hash, token_hash, user_id, device_id, last_seen_at, created_at, expires_at)
   select 'grown-' || id, 'x', user_id, id, last_seen_at, first_seen_at, now() + interval '30 days'
   from devices where key_hash like 'grown-%' and user_id % 3 = 0`,
  `update users set last_seen_at = d.last_seen_at from devices d
   where d.user_id = users.id and d.key_hash like 'grown-%'`,
  // What the hourly job notes of those who left no device behind.
  `update users set last_seen_at = p.at
   from (select user_id, max(viewed_at) as at from lesson_progress group by user_id) p
   where p.user_id = users.id and users.last_seen_at is null`,
  // One card payment of twenty failed.
  `insert into card_payments (reference, reference_key, user_id, purpose, expected, received, state, claimed_at, created_at, settled_at)
   select 'GROWN-' || n, 'GROWN-' || n, id, 'fund', 100000, case when n % 20 = 0 then null else 100000 end,
     case when n % 20 = 0 then 'failed' else 'credited' end, at, at, case when n % 20 = 0 then null else at end
   from (select id, row_number() over (order by id) as n, count(*) over () as total from users where ${GROWN}) u
   cross join lateral (select now() - (1 - n::float / total) * interval '600 days' as at) t`,
  // A message for later to every fourth class; templates are as many in every institute.
  `insert into scheduled_messages (subject, body, is_popup, delivery, to_all, recipient_ids, class_id, class_who, within_days, sender_id, once_key, send_at)
   select 'Later ' || n, 'Body', false, 'both', false, '{}', c.id, 'all', 0, admin.id, 'grown-' || n, now() + n * interval '1 hour'
   from (select id, row_number() over (order by id) as n from classes where rand like 'grown-class-%') c,
     (select min(id) as id from users where role = 11) admin
   where n % 4 = 0`,
  `insert into message_templates (name, subject, body)
   select 'Template ' || n, 'Subject ' || n, 'Body' from generate_series(1, 20) n`,
];

/**
 * Grows an institute, and gives the id of one of its classes and of one of its students.
 * @param {import('pg').Client} client @param {Size} size
 */
export async function growOffice(client, { students, classes }) {
  const name = `${NAMES}[1 + n * 7 / 10 % 10] || ' ' || lpad(n::text, 6, '0')`;
  const phone = `'080' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0')`;
  await growStudents(client, students, {
    name,
    phone,
    joined: `now() - random() * interval '700 days'`,
  });
  await client.query(
    `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, lesson_total, created_at)
     select 'grown-class-' || n, 'Class ' || n, 'Category ' || n % 12, 'About', true, 100000, n % 2 = 0, 0, n % 10 <> 0, '', $2, now() - interval '730 days'
     from generate_series(1, $1::int) n`,
    [classes, LESSONS],
  );
  for (const step of steps) {
    await client.query(step, step.includes('$1') ? [LESSONS] : []);
    await client.query('analyze');
  }
  await fund(client);
  await client.query('vacuum analyze');
  const { rows } = await client.query(
    `select c.id as class, l.id as lesson, exam.id as exam, u.id as student, split_part(u.name, ' ', 1) as name,
       (select max(id) from messages where rand like 'grown-%') as message
     from classes c join lessons l on l.class_id = c.id and l.position = 1
     join lessons exam on exam.class_id = c.id and exam.position = ${LESSONS}
     join users u on u.id = (select min(user_id) from enrolments where class_id = c.id)
     where c.rand = 'grown-class-7'`,
  );
  const { lesson, student, message, name: named } = rows[0];
  return {
    ...{ class: String(rows[0].class), lesson: String(lesson), student: String(student) },
    ...{ name: String(named), message: String(message), exam: String(rows[0].exam) },
  };
}
