import { request as ask } from 'node:http';
import { headersOf, signedInAt, signInOf } from './grown-school.mjs';

/** @typedef {import('./measure.mjs').Measured} Measured */
/** @typedef {import('./grown-school.mjs').Grown} Grown */

/** What browsers take. */
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * What students of a grown school ask for most, and what guests do.
 * @param {string} url of the product
 * @param {Record<string, string>} office headers of the administrator
 * @param {Grown} grown
 */
export async function hotCalls(url, office, grown) {
  const { students, reader, openings, limited, reopenings, joins, sittings, markings } = grown;
  const list = { method: /** @type {const} */ ('GET'), path: '/api.php?action=get_classes' };
  const student = { ...headersOf(reader), ...ENCODINGS };
  const { headers } = await receive(url, { ...list, name: 'tag', headers: student });
  const guest = page('landing, a guest', () => undefined);
  /** @type {Measured} */
  const code = {
    ...{ name: 'a file of a page', method: 'GET', path: await codeOf(url, guest) },
    headers: ENCODINGS,
  };
  /** @type {Measured} */
  const whole = { ...list, name: 'classes, whole', headers: student };
  /** @type {Measured} */
  const unchanged = {
    ...{ ...whole, name: 'classes, unchanged' },
    headers: { ...student, 'if-none-match': headers.etag ?? '' },
  };
  /** @param {string} name @param {string} body @returns {Measured} */
  const read = (name, body) => ({ name, method: 'POST', path: '/api.php', headers: student, body });
  /** @param {string} name @param {NonNullable<Measured['each']>} each @param {string} [path] @returns {Measured} */
  const write = (name, each, path = '/api.php') => ({
    ...{ name, method: 'POST', path, headers: {}, each },
  });
  /** @param {string} name @param {import('./school/turns.mjs').Opening[]} turns */
  const view = (name, turns) =>
    write(name, (turn) => {
      const { student, class: of, lesson } = at(turns, turn);
      return {
        headers: headersOf(student),
        body: `action=viewStatus&class_id=${of}&lesson_id=${lesson}`,
      };
    });
  return {
    landing: guest,
    code,
    dashboard: page('a dashboard, painted', () => reader),
    dashboards: page('dashboards of many, painted', (turn) => signedInAt(students, turn)),
    ...{ unchanged, whole },
    mine: read('my classes', 'action=get_my_classes'),
    one: read('one class', `action=get_class_details&class_id=${grown.classRand}`),
    who: read('who am I', 'action=getUserData'),
    opened: view('a lesson, first opened', openings),
    limited: view('the same, limited a month', limited),
    reopened: view('a lesson, opened again', reopenings),
    joined: write('a paid class, joined', (turn) => {
      const { student, class: joined } = at(joins, turn);
      return { headers: headersOf(student), body: `action=classenrolement&class_id=${joined}` };
    }),
    handedIn: write(
      'an exam, handed in',
      (turn) => {
        const { student, lesson } = at(sittings, turn);
        const body = new URLSearchParams({ lesson_id: lesson, theory: 'What the letters share.' });
        for (const id of grown.questions.get(lesson) ?? []) body.set(`answer[${id}]`, 'One');
        return { headers: headersOf(student), body: body.toString() };
      },
      '/submitExam.php',
    ),
    marked: write(
      'an exam, marked',
      (turn) => {
        const { lesson, result } = at(markings, turn);
        const body = `action=markExam&lesson_id=${lesson}&result_id=${result}&theory_score=70&request_key=marked-in-a-bench-${result}`;
        return { headers: office, body };
      },
      '/lessonsAction.php',
    ),
    signedIn: write('signed in', (turn) => signInOf(signedInAt(students, turn))),
    signedInAnew: write('signed in, a new device', (turn) => {
      const { headers, body } = signInOf(signedInAt(students, turn));
      return { headers: { ...headers, cookie: '' }, body };
    }),
  };
}

/** @template T @param {T[]} turns @param {number} turn @returns {T} */
function at(turns, turn) {
  const found = turns[turn];
  if (!found) throw new Error(`The school is too small: this can be done ${turns.length} times.`);
  return found;
}

/**
 * Where the smallest script of a page is: what a request of a file costs, whatever it weighs.
 * @param {string} url @param {Measured} opened
 */
async function codeOf(url, opened) {
  const { bytes } = await receive(url, { ...opened, headers: { accept: 'text/html' } });
  const paths = [...new Set(String(bytes).match(/\/assets\/[\w-]+\.js/g))];
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const file = await receive(url, { ...opened, path, headers: ENCODINGS });
      return { path, size: file.bytes.length };
    }),
  );
  const [smallest] = sizes.sort((one, other) => one.size - other.size);
  if (!smallest) throw new Error('The page names no script.');
  return smallest.path;
}

/**
 * A page as browsers of students open it.
 * @param {string} name @param {(turn: number) => number | undefined} who the number of a student
 * @param {string} [path] @returns {Measured}
 */
export function page(name, who, path = '/') {
  /** @param {number} turn */
  const headersAt = (turn) => {
    const student = who(turn);
    return {
      ...{ accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
      ...ENCODINGS,
      ...(student !== undefined && { cookie: headersOf(student).cookie }),
    };
  };
  const isOne = who(0) === who(1);
  return {
    ...{ name, method: 'GET', path, headers: headersAt(0) },
    ...(!isOne && { each: (turn) => ({ headers: headersAt(turn), body: '' }) }),
  };
}

/**
 * An answer as it travels.
 * @param {string} url @param {Measured} request @param {number} [turn]
 * @returns {Promise<{ status: number, headers: Record<string, string | undefined>, bytes: Buffer }>}
 */
export function receive(url, { method, path, each, ...once }, turn = 0) {
  const { headers, body } = each?.(turn) ?? once;
  return new Promise((resolve, reject) => {
    const sent = ask(url + path, { method, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      const { statusCode: status = 0 } = response;
      resolve({ status, headers: /** @type {any} */ (response.headers), bytes });
    });
    sent.on('error', reject).end(body);
  });
}

/**
 * Asks once, and gives how many milliseconds it took; anything but what was hoped for is thrown.
 * @param {string} url @param {Measured} request @param {number} turn
 */
export async function askOnce(url, request, turn) {
  const begun = performance.now();
  const { status, headers, bytes } = await receive(url, request, turn);
  const took = performance.now() - begun;
  const isRight =
    status === 304 ||
    (status === 200 &&
      (headers['content-encoding'] !== undefined || /"status":true|<\/html>/.test(String(bytes))));
  if (!isRight) throw new Error(`${request.name}: ${status} ${String(bytes).slice(0, 200)}`);
  return { took };
}
