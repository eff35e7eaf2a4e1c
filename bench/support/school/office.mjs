const ADMIN = '(select min(id) as id from users where role = 11) admin';

/**
 * Messages to a few of whom all are known, as many as classes, and half as many to everybody and
 * half as many to one; one to everybody by e-mail, of which every hundredth failed.
 * @param {import('../grown-school.mjs').Size} size @param {number} reader the one
 * @returns {Record<string, string[]>}
 */
export const office = ({ students, classes }, reader) => ({
  messages: [
    `insert into messages (rand, subject, body, search_text, is_popup, delivery, to_all, recipient_count, sender_id, sent_at)
     select 'grown-one-' || n, 'Message ' || n, 'Body', 'message ' || n || ' body', false, 'both', false, ${Math.round(students / classes)}, admin.id,
       now() - random() * interval '600 days'
     from generate_series(1, ${classes}) n, ${ADMIN}
     union all
     select 'grown-all', 'To everybody', 'Text', 'to everybody text', false, 'email', true, ${students}, admin.id, now() - interval '1 day' from ${ADMIN}`,
    `insert into message_recipients (user_id, message_id)
     select p.id, m.id from person p join messages m on m.rand = 'grown-one-' || (1 + p.n % ${classes})`,
    `insert into mail_deliveries (message_id, user_id, state, attempts, last_error, due_at, sent_at)
     select r.message_id, p.id, case when p.n / ${classes} % 25 = 0 then 'failed' else 'sent' end, 1, 'mailbox full', m.sent_at, m.sent_at
     from message_recipients r join person p on p.id = r.user_id join messages m on m.id = r.message_id and m.rand like 'grown-one-%'
     union all
     select m.id, p.id, case when p.n % 100 = 0 then 'failed' else 'sent' end, 1, '550 No such user', m.sent_at, m.sent_at
     from messages m, person p where m.rand = 'grown-all'`,
    `insert into mailings (message_id, is_expanded, total, sent, failed)
     select message_id, true, count(*), count(*) filter (where state = 'sent'), count(*) filter (where state = 'failed')
     from mail_deliveries d join messages m on m.id = d.message_id and m.rand like 'grown-%' group by message_id`,
    `insert into messages (rand, broadcast_number, subject, body, search_text, is_popup, sender_id, sent_at)
     select 'grown-news-' || n, 1000 + n, 'News ' || n, 'Text of the news ' || n, 'news', false, admin.id, now() - (${classes} - n) * interval '1 minute'
     from generate_series(1, ${classes} / 2) n, ${ADMIN}`,
    `with added as (
       insert into messages (rand, subject, body, search_text, is_popup, sender_id, sent_at)
       select 'grown-note-' || n, 'Note ' || n, 'Text of the note ' || n, 'note', false, admin.id, now()
       from generate_series(1, ${classes} / 2) n, ${ADMIN} returning id)
     insert into message_recipients (user_id, message_id) select p.id, added.id from added, person p where p.n = ${reader}`,
    `insert into inboxes (user_id, received, read) select id, ${classes} / 2, 0 from person where n = ${reader}
     on conflict (user_id) do update set received = inboxes.received + ${classes} / 2`,
    // To every fourth class; templates are as many in every school.
    `insert into scheduled_messages (subject, body, is_popup, delivery, to_all, recipient_ids, class_id, class_who, within_days, sender_id, once_key, send_at)
     select 'Later ' || n, 'Body', false, 'both', false, '{}', c.id, 'all', 0, admin.id, 'grown-' || n, now() + n * interval '1 hour'
     from room c, ${ADMIN} where n % 4 = 0`,
    `insert into message_templates (name, subject, body)
     select 'Template ' || n, 'Subject ' || n, 'Body' from generate_series(1, 20) n`,
  ],
  'the log of acts': [
    `insert into audit_log (at, actor_id, subject_id, class_id, action, details)
     select now() - random() * interval '360 days', admin.id, p.id, (select min(class_id) from enrolments where user_id = p.id),
       (array['fundWallet','editStudent','markExam','loginAsStudent'])[1 + p.n * 3 % 4], '{"kobo": 5000}'
     from person p, generate_series(1, 2), ${ADMIN}`,
  ],
});
