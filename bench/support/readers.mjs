import { hash } from '../../apps/server/src/platform/random.ts';
import { GROWN } from './institute.mjs';

/** @typedef {{ student: string, class: string, lesson: string }} Opening */

/**
 * Signs in one student of a grown office, and as many others as there are turns of what can be done
 * once: lessons that nobody has opened, and paid classes that somebody with the money has not joined.
 * Whoever is signed in has the halves of a session that `headersOf` sends for their id.
 * @param {import('pg').Client} client
 * @param {string} student
 * @param {number} turns
 */
export async function growReaders(client, student, turns) {
  // Every tenth class has its third lesson in the trash.
  const { rows: openings } = await client.query(
    `select e.user_id::text as student, c.rand as class, l.rand as lesson
     from enrolments e join classes c on c.id = e.class_id and c.is_active and c.rand like 'grown-class-%'
     join lessons l on l.class_id = c.id and l.position = 3 and l.deleted_at is null
     join users u on u.id = e.user_id and u.${GROWN}
     where e.subscription_ends_at is null or e.subscription_ends_at > now() + interval '1 day'
     order by e.user_id = $2 desc, e.user_id, c.id limit $1`,
    [turns, student],
  );
  const { rows: joins } = await client.query(
    `select a.user_id::text as student, c.rand as class
     from accounts a join users u on u.id = a.user_id and u.${GROWN}
     cross join lateral (
       select c.rand from classes c where c.rand like 'grown-class-%' and c.is_active and c.price <= a.balance
         and not exists (select from enrolments e where e.class_id = c.id and e.user_id = a.user_id)
       order by c.id limit 1) c
     where a.kind = 'wallet' order by a.user_id limit $1`,
    [turns],
  );
  if (openings.length < turns || joins.length < turns)
    throw new Error('Too small for its readers.');
  const ids = [...new Set([student, ...[...openings, ...joins].map((row) => row.student)])];
  await client.query(
    `insert into sessions (sid_hash, token_hash, user_id, created_at, expires_at)
     select sid, token, id, now(), now() + interval '30 days'
     from unnest($1::text[], $2::text[], $3::int[]) as given (sid, token, id)`,
    [ids.map((id) => hash(`sid-${id}`)), ids.map((id) => hash(`token-${id}`)), ids],
  );
  await client.query('analyze sessions');
  return /** @type {{ openings: Opening[], joins: { student: string, class: string }[] }} */ ({
    openings,
    joins,
  });
}
