const ADMIN = '(select min(id) as id from users where role = 11) admin';

/** @param {import('../grown-school.mjs').Size} size @returns {Record<string, string[]>} */
export const teaching = ({ students, classes, lessons, exams, joined, opened, wide }) => ({
  classes: [
    `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, lesson_total, created_at)
     select 'grown-class-' || n, 'Class ' || n || ' · نَحْو ' || n, 'Category ' || n % 12, repeat('What is taught here. ', 12),
       n % 2 = 1, n % 2 * 10000, n % 4 = 1, case n % 4 when 2 then 1000000 else 0 end, n % 10 <> 0, 'https://example.com/live', ${lessons},
       now() - interval '730 days' - n * interval '1 hour'
     from generate_series(1, ${classes}) n
     union all
     select 'grown-wide', 'The wide class', 'Wide', 'About', true, 100000, true, 0, true, '', 10, now() - interval '729 days'`,
    `create temporary table room as select id, substr(rand, 13)::int as n, rand, is_premium, is_monthly, is_active, monthly_lesson_limit > 0 as is_limited
     from classes where rand like 'grown-class-%'`,
    `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at, deleted_at, deleted_by)
     select 'grown-' || c.id || '-' || k, c.id, case when k > ${lessons - exams} then 'exam' else 'lesson' end,
       'Lesson ' || k || ' of Class ' || c.n || ' · الدَّرْسُ ' || k, 'Text of the lesson', k, 'Because', now() - interval '700 days',
       case when k = 3 and c.n % 10 = 5 then now() - random() * interval '29 days' end, case when k = 3 and c.n % 10 = 5 then admin.id end
     from room c, generate_series(1, ${lessons}) k, ${ADMIN}
     union all
     select 'grown-wide-' || n, c.id, 'lesson', 'Wide lesson ' || n, '', n, '', now() - interval '728 days', null, null
     from classes c, generate_series(1, 10) n where c.rand = 'grown-wide'`,
    `insert into questions (lesson_id, position, question, answer, option1, option2, option3, option4)
     select l.id, k, 'Question ' || k, 'One', 'One', 'Two', 'Three', 'Four'
     from lessons l join room c on c.id = l.class_id, generate_series(1, 10) k
     where l.kind = 'exam' and (${lessons} - l.position) % 2 = 1`,
  ],
  enrolments: [
    // As far apart as classes are many.
    `insert into enrolments (user_id, class_id, enrolled_at, subscription_ends_at)
     select p.id, c.id, now() - random() * interval '600 days', case when c.is_monthly then now() + (random() - 0.1) * interval '200 days' end
     from person p cross join generate_series(0, ${joined - 1}) k join room c on c.n = 1 + (p.n + k * 7) % ${classes}
     on conflict do nothing`,
    `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at, submitted_at)
     select e.user_id, l.id, e.class_id, e.enrolled_at + random() * interval '30 days',
       case when l.kind = 'exam' and (${lessons} - l.position) % 2 = 0 then e.enrolled_at + interval '40 days' end
     from enrolments e join room c on c.id = e.class_id join person p on p.id = e.user_id
     join lessons l on l.class_id = e.class_id and (l.position <= ${opened} or l.kind = 'exam')`,
    // Every tenth place of the wide class is on hold.
    `insert into enrolments (user_id, class_id, enrolled_at, subscription_ends_at, held_from, held_until)
     select p.id, c.id, now() - random() * interval '700 days', now() + (random() - 0.5) * interval '60 days',
       case when p.n % 10 = 3 then now() - interval '5 days' end, case when p.n % 10 = 3 then now() + interval '20 days' end
     from person p, classes c where c.rand = 'grown-wide' and p.n % ${Math.max(1, Math.floor(students / wide))} = ${students > wide ? 3 : 0}`,
    `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at)
     select e.user_id, l.id, e.class_id, e.enrolled_at + random() * interval '30 days'
     from enrolments e join lessons l on l.class_id = e.class_id where l.rand like 'grown-wide-%'`,
    // What the hourly job notes of those who left no device behind.
    `update users set last_seen_at = seen.at
     from (select user_id, max(viewed_at) as at from lesson_progress group by user_id) seen
     where seen.user_id = users.id and users.last_seen_at is null`,
  ],
  exams: [
    // Half of what was handed in waits, half of the rest was marked by people.
    `insert into exam_results (user_id, lesson_id, class_id, objective_answers, has_theory, theory_text,
       submitted_at, theory_score, total_score, marked_at, marked_by)
     select s.user_id, s.lesson_id, s.class_id, '{}', true, 'An answer', s.submitted_at, mark.score, mark.score,
       case when mark.score is null then null else s.submitted_at + interval '1 day' end,
       case when mark.score is null or p.n % 4 = 1 then null else admin.id end
     from lesson_progress s join room c on c.id = s.class_id join person p on p.id = s.user_id
     cross join lateral (select case when p.n % 2 = 0 then null else p.n % 101 end as score) mark, ${ADMIN}
     where s.submitted_at is not null`,
  ],
  certificates: [
    `insert into certificate_templates (title, content, footer, created_at)
     select 'Certificate ' || n, '{{name}}', 'Lagos', now() from generate_series(1, 5) n`,
    `insert into certificates (code, user_id, template_id, holder, title, content, footer, issued_on, assigned_at, assigned_by)
     select 'GROW-' || lpad((p.n / 10000)::text, 4, '0') || '-' || lpad((p.n % 10000)::text, 4, '0'), u.id, t.id,
       u.name, t.title, u.name, t.footer, date '2026-01-01' + (p.n / 150 % 300)::int,
       timestamptz '2026-01-01' + p.n / 150 * interval '1 hour', admin.id
     from person p join users u on u.id = p.id
     join (select *, row_number() over (order by id) as n from certificate_templates) t on t.n = 1 + p.n / 150 % 5, ${ADMIN}`,
    `insert into certificate_assignments (template_id, title, content, footer, issued_on, student_ids, class_ids,
       total, processed, assigned, assigned_at, assigned_by, finished_at)
     select template_id, min(title), '{{name}}', 'Lagos', issued_on, '[]', jsonb_build_array(min(e.class_id)),
       count(distinct c.user_id), count(distinct c.user_id), count(distinct c.user_id), assigned_at, assigned_by, assigned_at
     from certificates c join enrolments e on e.user_id = c.user_id
     where code like 'GROW-%' group by template_id, issued_on, assigned_at, assigned_by`,
  ],
  comments: [
    // In the order of their time, as comments are written; one of fifty is in the trash.
    `insert into comments (lesson_id, author_id, body, created_at, deleted_at, deleted_by)
     select s.lesson_id, s.user_id, 'What does this word mean?', now() - random() * interval '600 days' as at,
       case when p.n % 50 = 0 then now() - random() * interval '29 days' end, case when p.n % 50 = 0 then admin.id end
     from lesson_progress s join person p on p.id = s.user_id join room c on c.id = s.class_id
     join lessons l on l.id = s.lesson_id and l.position = 1, ${ADMIN} order by at`,
  ],
});
