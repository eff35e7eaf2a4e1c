const TASK = `jsonb_build_object('title', 'Homework ' || k || ' of Class ' || c.n || ' · واجب ' || k,
  'text', repeat('Read each line slowly. ', 8), 'ways', '["voice"]'::jsonb, 'attempts', 3, 'seconds', 180,
  'marking', '{"kind":"mark"}'::jsonb)`;

/** Of so many who have handed something in, one waits: 6 of a thousand students. */
const WAITS = 167;

/**
 * What each student has handed in at home, once, by a voice; and a conversation of each with those who teach the
 * class, of two letters, of which one of twenty waits for an answer and one of a hundred was reported.
 * @returns {Record<string, string[]>}
 */
export const homework = () => ({
  homework: [
    `insert into hand_ins (user_id, class_id, lesson_id, block_id, homework, attempt, asked, handed_in_at, state,
       mark, out_of, answered_by_id, answered_at, told_at, sending)
     select p.id, c.id, l.id, 'homework', 'lesson ' || l.id || ' homework', 1, ${TASK}, at, case when waits then 'waiting' else 'answered' end,
       case when not waits then p.n % 101 end, case when not waits then 100 end, case when not waits then admin.id end,
       case when not waits then at + interval '1 day' end, case when not waits then at + interval '1 day' end, 'grown-' || p.n
     from person p join room c on c.n = 1 + p.n % (select count(*)::int from room)
     cross join lateral (select 1 + p.n / 50 % 2 as k, p.n % ${WAITS} = 1 as waits, now() - random() * interval '300 days' as at) one
     join lessons l on l.class_id = c.id and l.position = k, (select min(id) as id from users where role = 11) admin
     order by at`,
    `insert into takes (hand_in_id, position, kind, file, bytes, seconds, levels, sending)
     select id, 0, 'voice', 'grown-' || id || '.m4a', 190000, 60, '{0,50,100}', 'grown-' || id from hand_ins where sending like 'grown-%'`,
  ],
  letters: [
    `insert into letter_threads (class_id, student_id, letters, last_at, waiting_since)
     select c.id, p.id, 2, at, case when p.n % 20 = 7 then at end
     from person p join room c on c.n = 1 + p.n % (select count(*)::int from room)
     cross join lateral (select now() - random() * interval '300 days' as at) one order by at`,
    `insert into letters (thread_id, author_id, by_teacher, body, request_key, created_at)
     select t.id, t.student_id, false, 'May I hand it in tomorrow? ' || k, 'grown-' || t.id || '-' || k, t.last_at - (2 - k) * interval '1 hour'
     from letter_threads t, generate_series(1, 2) k`,
    `insert into letter_reports (letter_id, reporter_id, reason, created_at, closed_at, closed_by)
     select l.id, l.author_id, 'It is not about the class.', l.created_at, case when l.id % 200 <> 0 then l.created_at + interval '1 day' end,
       case when l.id % 200 <> 0 then admin.id end
     from letters l, (select min(id) as id from users where role = 11) admin where l.id % 100 = 0`,
  ],
});
