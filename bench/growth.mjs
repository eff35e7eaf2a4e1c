import { gradeAnswer } from '@institute/contract/exercises/grade-answer';
import { comparison, WARM_UP } from './support/compare.mjs';
import { growSchool, headersOf, LARGE, SMALL, sizeOf } from './support/grown-school.mjs';
import { askOnce, hotCalls, page, receive } from './support/hot-calls.mjs';
import { openBoth } from './support/institute.mjs';
import { options } from './support/options.mjs';

/*
 * npm run bench:growth — what a student and a guest ask for most, in an institute of 1,000 students
 * and 20 classes and, in the same run on the same machine, in one of 100,000 and 2,000, in which a
 * class and a student are the same. For each the figure is how many times as long the large institute
 * takes; above 1.5 the run fails, but for what names every class. `--students` is how many the large
 * one has; names as arguments measure those rows alone.
 *
 * `npm run bench:growth -- --cards 500 practice` measures what is due of a student's words where each has so
 * many cards (whole hundreds), of 100,000 students fifty million and some 12 GB in the folder of TMPDIR;
 * then how long 10,000 typed answers take to be judged, and how many bytes a session of twenty cards is.
 */

const { students, cards, rounds, wants } = options({ students: LARGE, cards: 0, rounds: 41 });
/** Why the large institute's answer honestly takes longer. */
const ALL_CLASSES = 'it names every class on show';
/** What a session may take of a student's data, in bytes, without its sound. */
const MOST_BYTES = 15_000;

/** @param {number} students @returns {(client: import('./support/grown-school.mjs').Client) => ReturnType<typeof growSchool>} */
const grow = (students) => (client) =>
  growSchool(client, { ...sizeOf(students), cards }, rounds + WARM_UP);

const sites = await openBoth(
  'bench:growth',
  { small: grow(SMALL), large: grow(students) },
  {},
  // Fifty million cards would be written to the disk twice.
  cards === 0,
);

/** @typedef {typeof sites.small} Site */
/** @typedef {import('./support/measure.mjs').Measured} Measured */

/** What is asked of an institute. @param {Site} site @returns {Promise<Record<string, Measured>>} */
async function questionsOf({ product, headers, grown }) {
  const { landing, dashboard, whole, who, mine, one, opened, joined, signedIn } = await hotCalls(
    product.url,
    headers,
    grown,
  );
  /** @param {string} name @param {string} body @param {string} [path] @returns {Measured} */
  const read = (name, body, path = '/api.php') => ({
    ...{ name, method: 'POST', path, headers: headersOf(grown.reader), body },
  });
  const messages = read('my messages', 'action=getMessages&page=1&per_page=10', '/messages.php');
  const { headers: told } = await receive(product.url, messages);
  return {
    ...{ landing, dashboard, whole, who, mine },
    study: read('what I study', 'action=get_my_study'),
    payments: read('the history of my wallet', 'action=get_my_payments&page=1&per_page=10'),
    messages,
    unchanged: {
      ...{ ...messages, name: 'my messages, unchanged' },
      headers: { ...messages.headers, 'if-none-match': told.etag ?? '' },
    },
    one,
    painted: page('a class, painted', () => grown.reader, `/classes/${grown.classRand}`),
    ...{ opened, joined, signedIn },
    due: read('practice: how much is due', 'action=get_practice_count'),
    session: read('practice: a session', 'action=get_practice'),
  };
}

const asked = { small: await questionsOf(sites.small), large: await questionsOf(sites.large) };
const compare = comparison(sites, rounds);
for (const [key, { name }] of Object.entries(asked.small)) {
  if (!wants(name)) continue;
  const longer = ['landing', 'dashboard', 'whole'].includes(key) ? ALL_CLASSES : undefined;
  await compare.ask(
    name,
    (site, turn) => {
      const call = asked[site === sites.small ? 'small' : 'large'][key];
      if (!call) throw new Error(`No ${key}.`);
      return askOnce(site.product.url, call, turn);
    },
    longer,
  );
}
if (cards > 0) {
  judgeAnswers();
  await practise(sites.large);
}
await sites.stop();
compare.end();

/** Judges answers as learners give them: right, without vowel signs, and with a letter amiss. */
function judgeAnswers() {
  const accepted = ['مَدْرَسَةٌ كَبِيرَةٌ', 'الطَّالِبُ فِي الْفَصْلِ', 'كَيْفَ حَالُكَ', 'السَّلَامُ عَلَيْكُمْ'];
  const bare = accepted.map((text) => text.replace(/\p{M}/gu, ''));
  const given = [...accepted, ...bare, ...bare.map((text) => text.replace('ل', 'ن'))];
  const begun = performance.now();
  for (let count = 0; count < 10_000; count += 1) {
    const strictness = count % 2 === 0 ? 'letters' : 'tashkeel';
    gradeAnswer(given[count % given.length] ?? '', {
      accepted: [accepted[count % accepted.length] ?? ''],
      strictness,
    });
  }
  console.log(`10,000 answers judged        ${(performance.now() - begun).toFixed(0)} ms`);
}

/** A session as a phone asks for it and answers it, five cards at a time. @param {Site} site */
async function practise({ product, grown }) {
  let bytes = 0;
  /** Counts what was sent and what came, without their headers. @param {URLSearchParams} form */
  const ask = async (form) => {
    const body = form.toString();
    const headers = headersOf(grown.reader);
    const response = await fetch(`${product.url}/api.php`, { method: 'POST', headers, body });
    const data = await response.text();
    if (!response.ok) throw new Error(data);
    // What fetch gives is unpacked; the length of what came stands in its header, where there is one.
    const packed = Number(response.headers.get('content-length') ?? Buffer.byteLength(data));
    bytes += Buffer.byteLength(body) + packed;
    return JSON.parse(data).data;
  };
  const session = await ask(new URLSearchParams({ action: 'get_practice' }));
  const logs = [
    ...session.cards.map((/** @type {any} */ { word_id, asks }) => ({
      ...{ list: 'reviews', word_id, asks },
    })),
    ...(session.exercises ?? []).map((/** @type {any} */ { lesson_id, exercise_id }) => ({
      ...{ list: 'exercises', lesson_id, exercise_id },
    })),
  ];
  for (let from = 0; from < logs.length; from += 5) {
    const form = new URLSearchParams({ action: 'send_reviews' });
    for (const [at, { list, ...card }] of logs.slice(from, from + 5).entries()) {
      const id = `bench-${from + at}-${Date.now()}`;
      const log = { id, ...card, rating: 'good', at: Date.now(), retention: 90 };
      for (const [name, value] of Object.entries(log))
        form.set(`${list}[${at}][${name}]`, String(value));
    }
    await ask(form);
  }
  console.log(`a session of ${logs.length} cards and exercises   ${bytes} of ${MOST_BYTES} bytes`);
  if (bytes > MOST_BYTES) process.exitCode = 1;
}
