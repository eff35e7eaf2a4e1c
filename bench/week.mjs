import { daysAfter } from '@institute/contract/time/calendar';
import { clockText } from '@institute/contract/time/clock-text';
import { ask } from './support/ask.mjs';
import { comparison } from './support/compare.mjs';
import { growSchool, SMALL, sizeOf } from './support/grown-school.mjs';
import { openBoth } from './support/institute.mjs';
import { options } from './support/options.mjs';

/*
 * npm run bench:week — what the office reads of live meetings, with 40,000 of them and in the same run with a
 * hundredth: 40 teachers with ten meetings a week each, of ten students, whose registers are held, in a hundred
 * weeks or in this one alone. The week holds as many meetings either way. It fails where one takes more than 1.5
 * times as long; what looks back over more meetings the more there were says so. `--weeks` is how many there are.
 */

const { weeks, rounds, wants } = options({ weeks: 100, rounds: 41 });
const TEACHERS = 40;

/** @param {number} number of weeks, half of them past @returns {readonly string[]} */
const meetingsOf = (number) => [
  `insert into groups (class_id, name, is_everybody, teacher_id, zone, place)
   select c.id, 'Bench ' || t.n, false, t.id, 'Africa/Lagos', 'Room ' || t.n
   from (select id, row_number() over (order by id) as n from users
     where role = 1 and deleted_at is null order by id limit ${TEACHERS}) t
   join (select id, row_number() over (order by id) as n from classes
     where deleted_at is null order by id limit 20) c on c.n = (t.n - 1) % 20 + 1`,
  `insert into group_members (group_id, user_id, since)
   select g.id, e.user_id, now() - interval '2 years' from groups g
   cross join lateral (select user_id from enrolments where class_id = g.class_id order by id limit 10) e
   where g.name like 'Bench %'`,
  `insert into patterns (group_id, weekday, starts_at, minutes, from_on)
   select g.id, slot / 2 + 1, case slot % 2 when 0 then '09:00' else '11:00' end, 60, current_date - 800
   from groups g, generate_series(0, 9) slot where g.name like 'Bench %'`,
  `insert into meetings (group_id, pattern_id, planned_on, starts_at, ends_at, teacher_id, state)
   select g.id, p.id, on_day::date, on_day + p.starts_at::interval,
     on_day + p.starts_at::interval + interval '1 hour', g.teacher_id,
     case when on_day + p.starts_at::interval + interval '1 hour' < now() then 'held' else 'planned' end
   from groups g join patterns p on p.group_id = g.id
   cross join generate_series(${-Math.floor(number / 2)}, ${Math.ceil(number / 2) - 1}) week
   cross join lateral (
     select date_trunc('week', now()) + (week * 7 + p.weekday - 1) * interval '1 day' as on_day) at
   where g.name like 'Bench %'`,
  `insert into presences (meeting_id, user_id, state, source, said_by_id, said_at)
   select m.id, gm.user_id, case when (gm.user_id + m.id) % 10 = 0 then 'absent' else 'present' end,
     'teacher', m.teacher_id, m.ends_at
   from meetings m join groups g on g.id = m.group_id and g.name like 'Bench %'
   join group_members gm on gm.group_id = g.id where m.state = 'held'`,
  'vacuum analyze',
];

/** @param {number} number of weeks @returns {(client: import('./support/grown-school.mjs').Client) => Promise<void>} */
const grow = (number) => async (client) => {
  await growSchool(client, sizeOf(SMALL));
  for (const step of meetingsOf(number)) await client.query(step);
};

const sites = await openBoth('bench:week', { small: grow(1), large: grow(weeks) });
const today = clockText(new Date(), 'Africa/Lagos').slice(0, 10);
const monday = daysAfter(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7));
const back = 'it looks at all meetings of so many days, of which a young institute has none';
/** @type {readonly [name: string, fields: Record<string, string>, longer?: string][]} */
const questions = [
  ['the week', { action: 'getMeetings', from: monday, until: daysAfter(monday, 6) }],
  ['what teachers ask', { action: 'getMeetingRequests' }],
  ['registers that are missing', { action: 'getMissingRegisters' }, back],
  ['absent three times running', { action: 'getLongAbsences' }, back],
  ['what waits', { action: 'getOfficeWork' }, back],
];
const compare = comparison(sites, rounds);
for (const [name, fields, longer] of questions.filter(([name]) => wants(name))) {
  await compare.ask(name, (site) => ask(site, '/adminActions.php', fields), longer);
}
await sites.stop();
compare.end();
