import autocannon from 'autocannon';

export const FORM = 'application/x-www-form-urlencoded';
export const ADMIN = { email: 'admin@example.com', password: 'teach-arabic-1' };
export const STUDENT = { email: 'student@example.com', password: 'learn-arabic-1' };

/**
 * A request that is measured.
 * @typedef {object} Measured
 * @property {string} name
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} [body]
 */

/** Headers of a user of the demo, signed in. @param {string} url */
export async function signIn(url, who = STUDENT) {
  const signedIn = await fetch(`${url}/api.php?action=login`, {
    method: 'POST',
    headers: { 'content-type': FORM },
    body: new URLSearchParams(who).toString(),
  });
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const token = cookies.find((cookie) => cookie?.startsWith('token='))?.slice('token='.length);
  return {
    'content-type': FORM,
    cookie: cookies.join('; '),
    authorization: `Bearer ${token}`,
  };
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

/**
 * Requests per second of twenty connections, and the slowest hundredth in milliseconds.
 * @param {string} url
 * @param {Measured} request
 */
export async function measure(url, { method, path, headers, body }) {
  const options = { url: url + path, method, headers, duration: SECONDS, connections: 20 };
  const result = await autocannon(body === undefined ? options : { ...options, body });
  // 304 is the answer a conditional request hopes for.
  const refused = result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0);
  if (refused > 0 || result.errors > 0) {
    throw new Error(`${path}: ${refused} refused, ${result.errors} failed`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** @param {number[]} values */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
