import autocannon from 'autocannon';

export const FORM = 'application/x-www-form-urlencoded';
export const ADMIN = { email: 'admin@example.com', password: 'teach-arabic-1' };

/**
 * A request that is measured.
 * @typedef {object} Measured
 * @property {string} name
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} [body]
 * @property {(turn: number) => { headers: Record<string, string>, body: string }} [each] what a request
 *   is made of where each is another
 */

/** Headers of somebody, signed in. @param {string} url @param {{ email: string, password: string }} who */
export async function signIn(url, who) {
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

/** How often each request was asked for by `each`, in all runs together. @type {Map<Measured, number>} */
const turns = new Map();

/** What a request is made of at its next turn. @param {Measured} measured @param {string} path */
function nextTurn(measured, path) {
  /** @param {import('autocannon').Request} request */
  return (request) => {
    const turn = turns.get(measured) ?? 0;
    turns.set(measured, turn + 1);
    return { ...request, path, ...measured.each?.(turn) };
  };
}

/**
 * Requests per second of many connections, and the slowest hundredth in milliseconds.
 * @param {string} url
 * @param {Measured} request
 * @param {{ seconds: number, connections: number }} how
 */
export async function measure(url, request, { seconds, connections }) {
  const { method, path, headers, body, each } = request;
  const options = { url: url + path, method, headers, duration: seconds, connections };
  const result = await autocannon({
    ...options,
    ...(body !== undefined && { body }),
    ...(each && { requests: [{ method, setupRequest: nextTurn(request, path) }] }),
  });
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
