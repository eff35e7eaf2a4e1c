import { growStudents, openBoth } from './support/institute.mjs';
import { measure, median, STUDENT, signIn } from './support/measure.mjs';

/*
 * npm run bench:poll — what a student's browser asks every 30 seconds (ten messages), with the
 * demo's few students and messages and then, in the same run on the same machine, with 100,000
 * students, 1,000 messages to everybody and 1,000 to this student. The figure is how much the size
 * costs: the rate of the large institute over that of the small one, and, within each, what is won
 * by asking conditionally.
 */

const ROUNDS = 3;

/** Students and messages by the hundred thousand; no use case is measured here, only reading. */
async function grow(/** @type {import('pg').Client} */ client) {
  await growStudents(client, 100_000, { joined: "now() - interval '300 days'" });
  await client.query(`
    insert into messages (rand, broadcast_number, subject, body, search_text, is_popup, sent_at)
    select 'grown-all-' || n, 1000 + n, 'News ' || n, 'Text of the news ' || n, 'news', false, now() - (1000 - n) * interval '1 minute'
    from generate_series(1, 1000) n`);
  await client.query(
    `with added as (
       insert into messages (rand, subject, body, search_text, is_popup, sent_at)
       select 'grown-one-' || n, 'Note ' || n, 'Text of the note ' || n, 'note', false, now()
       from generate_series(1, 1000) n returning id)
     insert into message_recipients (user_id, message_id)
     select u.id, added.id from added, users u where u.email = $1`,
    [STUDENT.email],
  );
  await client.query(
    `insert into inboxes (user_id, received, read) select id, 1000, 0 from users where email = $1
     on conflict (user_id) do update set received = inboxes.received + 1000`,
    [STUDENT.email],
  );
  await client.query('vacuum analyze');
}

const { small, large, stop } = await openBoth('bench:poll', {
  small: async () => undefined,
  large: grow,
});

/** @param {string} url */
async function polls(url) {
  const headers = await signIn(url);
  const body = 'action=getMessages&page=1&per_page=10';
  const first = await fetch(`${url}/messages.php`, { method: 'POST', headers, body });
  const etag = first.headers.get('etag') ?? '';
  if (!etag) throw new Error('The answer carries no ETag.');
  const post = /** @type {const} */ ({ method: 'POST', path: '/messages.php', body });
  return {
    whole: { ...post, name: 'whole', headers },
    conditional: { ...post, name: 'conditional', headers: { ...headers, 'if-none-match': etag } },
  };
}

const places = { small: small.product.url, large: large.product.url };
const requests = { small: await polls(places.small), large: await polls(places.large) };
/** @type {Map<string, number[]>} */
const rates = new Map();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const size of /** @type {const} */ (['small', 'large'])) {
    for (const kind of /** @type {const} */ (['whole', 'conditional'])) {
      const { rate } = await measure(places[size], requests[size][kind]);
      const name = `${size} ${kind}`;
      rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  }
}
const rate = (/** @type {string} */ name) => median(rates.get(name) ?? []);
for (const kind of ['whole', 'conditional']) {
  const [few, many] = [rate(`small ${kind}`), rate(`large ${kind}`)];
  console.log(
    `${kind.padEnd(11)} large at ${(many / few).toFixed(2)} of the small institute's rate  ` +
      `(${Math.round(few)}/s, ${Math.round(many)}/s)`,
  );
}
console.log(
  `asking conditionally is ${(rate('large conditional') / rate('large whole')).toFixed(2)} times as fast in the large one`,
);
await stop();
