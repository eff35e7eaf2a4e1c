import { newStudent, PASSWORD } from '../../e2e/support/api.ts';
import { Browser, mailedCodes } from './browser.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/** Requests that are made at once with a session that has ended. */
const AFTERWARDS = 20;

/**
 * Sessions die at once: after logout, signing out elsewhere, a change or reset of the password, of
 * the role, and deletion, the very next requests with them are refused, and no others.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const rounds = short ? 1 : 20;
  const admin = new Browser(site, '192.0.2.9');
  await agreed(admin.send('login', { email: 'admin@example.com', password: 'teach-arabic-1' }));
  let ended = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const end of [logout, elsewhere, change, reset, byOffice, role, deletion]) {
      ended += await endsAtOnce(site, admin, end);
    }
  }
  return `${ended} sessions ended in ${rounds * 7} ways, ${AFTERWARDS} requests refused with each`;
}

/**
 * What ends sessions. `here` does it and `there` is another device of the same person; gives those
 * that have ended.
 * @typedef {(at: { site: Site, admin: Browser, here: Browser, there: Browser, email: string, id: string }) => Promise<Browser[]>} End
 */

/** @type {End} */
async function logout({ here }) {
  await agreed(here.send('logout'));
  return [here];
}

/** @type {End} */
async function elsewhere({ here, there }) {
  await agreed(here.send('end_other_sessions'));
  return [there];
}

/** @type {End} */
async function change({ here, there, email }) {
  const fields = { email, current_password: PASSWORD, new_password: 'another long one' };
  await agreed(here.send('reset_password', fields));
  return [there];
}

/** @type {End} */
async function reset({ site, here, there, email }) {
  const stranger = new Browser(site, '192.0.2.8');
  await agreed(stranger.send('request_password_reset', { email }));
  const { code } = await mailedCodes(site, email, 1);
  const fields = { email, code, new_password: 'another long one' };
  await agreed(stranger.send('reset_password', fields));
  return [here, there];
}

/** @type {End} */
async function byOffice({ admin, here, there, id }) {
  const fields = { student_id: id, new_password: 'another long one' };
  await agreed(admin.send('resetPassword', fields, '/adminActions.php'));
  return [here, there];
}

/** @type {End} */
async function role({ admin, here, there, id }) {
  await agreed(admin.send('editStudent', { student_id: id, role: '11' }, '/adminActions.php'));
  return [here, there];
}

/** @type {End} */
async function deletion({ admin, here, there, id }) {
  await agreed(admin.send('deleteStudent', { student_id: id }, '/adminActions.php'));
  return [here, there];
}

/** @param {Site} site @param {Browser} admin @param {End} end */
async function endsAtOnce(site, admin, end) {
  const { user } = await newStudent(site.url, 'Transient');
  const devices = ['192.0.2.6', '192.0.2.7'].map((address) => new Browser(site, address));
  for (const device of devices) {
    await agreed(device.send('login', { email: user.email, password: PASSWORD }));
  }
  const [here, there] = devices;
  if (!here || !there) throw new Error('there are no devices');
  const halves = new Map(devices.map((device) => [device, new Map(device.cookies)]));
  const about = { site, admin, here, there, email: user.email, id: String(user.id) };
  const over = await end(about);
  for (const device of devices) {
    // The halves it held before, whatever it has been told to forget.
    device.cookies = halves.get(device) ?? new Map();
    const asked = Array.from({ length: AFTERWARDS }, () => device.send('get_sessions'));
    const answers = await Promise.all(asked);
    const expected = over.includes(device) ? 401 : 200;
    const odd = answers.find(({ http }) => http !== expected);
    must(!odd, `after ${end.name} a session was answered ${odd?.http} instead of ${expected}`);
  }
  return over.length;
}

/** An answer that must agree. @param {Promise<import('./browser.mjs').Answer>} asked */
async function agreed(asked) {
  const { status, message } = await asked;
  must(status, message);
}
