import { newStudent, PASSWORD } from '../../e2e/support/api.ts';
import { addressOf, Browser, mailedCodes } from './browser.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/** What of an account's guesses is judged in a quarter of an hour, and from how many they come. */
const JUDGED = 10;
const ADDRESSES = 100;
const AT_ONCE = 20;
/** What else is asked of an e-mail without signing in, as often as that is answered with codes left. */
const TRIES = {
  confirm_device: 3,
  request_device_code: 3,
  request_password_reset: 3,
  reset_password: 3,
};

/**
 * Guessing at an account from many addresses: ten guesses are judged, the owner signs in throughout
 * on a known device, and on new ones after a mailed code, also when strangers have had all mails of
 * the hour. Nobody learns whether an e-mail is known, by words or by time.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const guesses = short ? ADDRESSES : 1000;
  const { user } = await newStudent(site.url, 'Beset');
  const known = new Browser(site, '192.0.2.1');
  must((await signIn(known, user.email)).status, 'the owner did not come in at first');

  let visits = 0;
  const judged = await guess(site, user.email, guesses, async () => {
    must((await signIn(known, user.email)).status, 'the owner was kept out of a known device');
    visits += 1;
  });
  must(judged <= JUDGED, `${judged} guesses at a known e-mail were judged`);
  const unknown = await guess(site, 'nobody@example.com', guesses);
  must(
    unknown === judged,
    `${unknown} guesses at an unknown e-mail were judged, ${judged} at a known`,
  );

  await newDevice(site, user.email, 'code');
  await exhaustMails(site, user.email);
  await newDevice(site, user.email, 'long');
  await sameWords(site, user.email);
  const times = await sameTime(site, short ? 2 : 12, !short);
  return `${judged} of ${guesses} guesses judged, the owner in ${visits} times and on 2 new devices, ${times}`;
}

/** @param {Browser} browser @param {string} email @param {string} [password] */
const signIn = (browser, email, password = PASSWORD) => browser.send('login', { email, password });

/**
 * How many of so many guesses were judged; `between` is done every now and then meanwhile.
 * @param {Site} site @param {string} email @param {number} guesses @param {() => Promise<void>} [between]
 */
async function guess(site, email, guesses, between = async () => {}) {
  let judged = 0;
  for (let from = 0; from < guesses; from += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        signIn(new Browser(site, addressOf((from + at) % ADDRESSES)), email, `guess ${from + at}`),
      ),
    );
    for (const { code } of answers) {
      must(
        code === 'wrong_credentials' || code === 'sign_in_by_code',
        `a guess was answered ${code}`,
      );
      if (code === 'wrong_credentials') judged += 1;
    }
    await between();
  }
  return judged;
}

/** The owner on a device that is new. @param {Site} site @param {string} email @param {'code' | 'long'} by */
async function newDevice(site, email, by) {
  const fresh = new Browser(site, by === 'code' ? '192.0.2.2' : '192.0.2.3');
  const refused = await signIn(fresh, email);
  must(refused.code === 'sign_in_by_code', `the right password was answered ${refused.code}`);
  const asked = await fresh.send('request_device_code', { email });
  const expected = by === 'code' ? undefined : 'codes_used_up';
  must(asked.code === expected, `the request for a code was answered ${asked.code}`);
  const codes = await mailedCodes(site, email, by === 'code' ? 1 : 3);
  const confirmed = await fresh.send('confirm_device', { email, code: codes[by] });
  must(confirmed.status, `the mailed code was answered ${confirmed.code}`);
  must((await signIn(fresh, email)).status, 'the owner was kept out of a new device');
}

/** Strangers ask for codes until no more are mailed. @param {Site} site @param {string} email */
async function exhaustMails(site, email) {
  const asked = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      new Browser(site, addressOf(n)).send('request_device_code', { email }),
    ),
  );
  const mailed = asked.filter(({ status }) => status).length;
  must(mailed === 2, `strangers caused ${mailed} mails beside the owner's one`);
}

/** Known and unknown e-mails are answered in the same words. @param {Site} site @param {string} known */
async function sameWords(site, known) {
  const [amina, nobody] = [known, 'nobody-else@example.com'];
  await exhaustMailsOf(site, nobody);
  await guess(site, nobody, AT_ONCE);
  for (const action of ['login', ...Object.keys(TRIES)]) {
    const fields = { password: PASSWORD, new_password: 'a new password', code: '123456' };
    const answers = await Promise.all(
      [amina, nobody].map((email, n) =>
        new Browser(site, addressOf(200 + n)).send(action, { email, ...fields }),
      ),
    );
    const [first, second] = answers.map((answer) => JSON.stringify(answer));
    must(first === second, `${action} tells a known e-mail: ${first} and ${second}`);
  }
}

/** @param {Site} site @param {string} email */
async function exhaustMailsOf(site, email) {
  for (let n = 0; n < 3; n += 1) {
    const asked = await new Browser(site, addressOf(n)).send('request_device_code', { email });
    must(asked.status, 'a request for an unknown e-mail was refused');
  }
}

/**
 * Known and unknown e-mails are answered in the same time: the medians of requests made in turn. Held
 * against each other in the full run alone, which has enough of them for a busy machine.
 * @param {Site} site @param {number} people @param {boolean} isJudged
 */
async function sameTime(site, people, isJudged) {
  const said = [];
  for (const [action, tries] of Object.entries({ login: JUDGED, ...TRIES })) {
    const [known, unknown] = await mediansOf(site, people, action, tries);
    said.push(`${action} ${known.toFixed(0)} ms known, ${unknown.toFixed(0)} ms unknown`);
    const isAlike = Math.max(known, unknown) < 1.5 * Math.min(known, unknown);
    must(isAlike || !isJudged, `the time tells: ${said.at(-1)}`);
  }
  return said.join(', ');
}

/** @param {Site} site @param {number} people @param {string} action @param {number} tries with each e-mail */
async function mediansOf(site, people, action, tries) {
  const took = { known: /** @type {number[]} */ ([]), unknown: /** @type {number[]} */ ([]) };
  for (let one = 0; one < people; one += 1) {
    const { user } = await newStudent(site.url, 'Timed');
    const emails = { known: user.email, unknown: `absent-${action}-${one}@example.com` };
    for (let n = 0; n < tries; n += 1) {
      const codes = new Set();
      // Neither is always the first.
      const [first, second] = /** @type {const} */ (['known', 'unknown']);
      for (const kind of n % 2 ? [first, second] : [second, first]) {
        const guess = { password: `guess ${n}`, new_password: 'a new password', code: '123456' };
        const stranger = new Browser(site, addressOf(300 + n));
        const begun = performance.now();
        const { code } = await stranger.send(action, { email: emails[kind], ...guess });
        took[kind].push(performance.now() - begun);
        codes.add(code);
      }
      must(codes.size === 1, `${action} tells a known e-mail: ${[...codes].join(' and ')}`);
      must(
        action !== 'login' || codes.has('wrong_credentials'),
        `a guess was answered ${[...codes]}`,
      );
    }
  }
  return /** @type {const} */ ([median(took.known), median(took.unknown)]);
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
