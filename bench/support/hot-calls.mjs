import { request as ask } from 'node:http';
import { ADMIN, signIn as headersAs } from './measure.mjs';
import { headersOf, signIn, unjoined, unmarked, unopened, unsat } from './school.mjs';

/** @typedef {import('./measure.mjs').Measured} Measured */

/** What browsers take. */
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * What students of the school (school.mjs) ask for most, and what guests do.
 * @param {string} url of the product
 */
export async function hotCalls(url) {
  const list = { method: /** @type {const} */ ('GET'), path: '/api.php?action=get_classes' };
  const student = { ...headersOf(0), ...ENCODINGS };
  const { headers } = await receive(url, { ...list, name: 'tag', headers: student });
  const guest = page('landing, a guest', {});
  /** @type {Measured} */
  const code = {
    ...{ name: 'a file of a page', method: 'GET', path: await codeOf(url, guest) },
    headers: ENCODINGS,
  };
  const write = { method: /** @type {const} */ ('POST'), path: '/api.php', headers: {} };
  /** @param {string} name @param {string} body @returns {Measured} */
  const read = (name, body) => ({ name, method: 'POST', path: '/api.php', headers: student, body });
  return {
    landing: guest,
    code,
    unchanged: {
      ...{ ...list, name: 'classes, unchanged' },
      headers: { ...student, 'if-none-match': headers.etag ?? '' },
    },
    whole: { ...list, name: 'classes, whole', headers: student },
    mine: read('my classes', 'action=get_my_classes'),
    one: read('one class', 'action=get_class_details&class_id=class-0'),
    who: read('who am I', 'action=getUserData'),
    opened: { ...write, name: 'a lesson, first opened', each: unopened },
    joined: { ...write, name: 'a paid class, joined', each: unjoined },
    handedIn: { ...write, name: 'an exam, handed in', path: '/submitExam.php', each: unsat },
    marked: {
      ...{ ...write, name: 'an exam, marked', path: '/lessonsAction.php' },
      each: unmarked(await headersAs(url, ADMIN)),
    },
    signedIn: { ...write, name: 'signed in', each: signIn },
    signedInAnew: {
      ...write,
      name: 'signed in, a new device',
      each: (/** @type {number} */ turn) => {
        const { headers, body } = signIn(turn);
        return { headers: { ...headers, cookie: '' }, body };
      },
    },
    dashboard: page('a dashboard, painted', { cookie: student.cookie }),
  };
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

/** A page as a browser opens it. @param {string} name @param {Record<string, string>} more @returns {Measured} */
const page = (name, more) => ({
  name,
  method: 'GET',
  path: '/',
  headers: { accept: 'text/html', ...ENCODINGS, ...more },
});

/**
 * An answer as it travels.
 * @param {string} url @param {Measured} request
 * @returns {Promise<{ status: number, headers: Record<string, string | undefined>, bytes: Buffer }>}
 */
export function receive(url, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = ask(url + path, { method, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      const { statusCode: status = 0 } = response;
      resolve({ status, headers: /** @type {any} */ (response.headers), bytes });
    });
    sent.on('error', reject).end(body);
  });
}
