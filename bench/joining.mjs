import { setTimeout as wait } from 'node:timers/promises';
import { clockText } from '@institute/contract/time/clock-text';
import { ask } from './support/ask.mjs';
import { emailOf, growSchool, headersOf, signedInAt, sizeOf } from './support/grown-school.mjs';
import { onDatabase, openInstitute, startCluster } from './support/institute.mjs';
import { options } from './support/options.mjs';

/*
 * npm run bench:joining — 500 students (`--students` other) press Join of one meeting within a minute
 * (`--seconds` other), each at a moment of their own, on PostgreSQL: how long a press takes. It fails
 * where 95 of 100 take longer than MOST_MS, where one is refused, is not present afterwards, or is
 * present twice.
 */

const { students, seconds } = options({ students: 500, seconds: 60 });
const MOST_MS = 300;
const LINK = 'https://meet.example/roots';
const ZONE = 'Africa/Lagos';

const cluster = await startCluster('bench:joining');
const size = Math.max(1_000, 2 * students);
const site = await openInstitute(cluster, 'joining', (client) => growSchool(client, sizeOf(size)));
const { product, databaseUrl } = site;

/** Asks as the administrator. @param {Record<string, string>} fields */
const office = (fields) => ask(site, '/adminActions.php', fields);
const form = { name: 'Live', category: 'Grammar', about: 'Live', status: '1', premium: '0' };
const { data: made } = await office({ action: 'addClass', ...form });
const coming = Array.from({ length: students }, (_, turn) => signedInAt(size, turn));
await onDatabase(databaseUrl, (client) =>
  client.query(
    `insert into enrolments (user_id, class_id, enrolled_at)
     select id, $2, now() - interval '1 day' from users where email = any($1)`,
    [coming.map(emailOf), made.id],
  ),
);
const [day = '', time = ''] = clockText(new Date(Date.now() + 300_000), ZONE).split('T');
const weekday = String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
const weekly = { weekday, starts_at: time, minutes: '60', place: LINK, from_on: day };
await office({ action: 'addPattern', class_id: String(made.id), ...weekly });
const { data: timetable } = await office({ action: 'getTimetable', class_id: String(made.id) });
const meetingId = String(timetable.meetings[0].id);

/** @type {number[]} */
const took = [];
/** @type {string[]} */
const refused = [];
await Promise.all(
  coming.map(async (student, place) => {
    await wait((place * seconds * 1000) / students + Math.random() * 100);
    const body = { action: 'join_meeting', email: emailOf(student), meeting_id: meetingId };
    const press = { product, headers: headersOf(student) };
    try {
      const { took: ms, data } = await ask(press, '/api.php', body);
      if (data.place !== LINK || data.presence !== 'present') refused.push(JSON.stringify(data));
      took.push(ms);
    } catch (error) {
      refused.push(String(error));
    }
  }),
);
took.sort((a, b) => a - b);
const at = (/** @type {number} */ part) => took[Math.floor((took.length - 1) * part)] ?? 0;
const { rows } = await onDatabase(databaseUrl, (client) =>
  client.query(
    `select count(*)::int as present, count(distinct user_id)::int as people from presences
     where meeting_id = $1 and state = 'present' and source = 'joined'`,
    [meetingId],
  ),
);
const [{ present, people }] = rows;
console.log(
  `${students} presses of Join in ${seconds} s: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms of ${MOST_MS} at most, ` +
    `slowest ${at(1).toFixed(0)} ms; ${present} present, ${people} people, ${refused.length} refused`,
);
if (refused.length > 0) console.log(refused.slice(0, 3).join('\n'));
if (at(0.95) > MOST_MS || refused.length > 0 || present !== students || people !== students) {
  process.exitCode = 1;
}
await product.stop();
await cluster.stop();
