import { roles } from '@institute/contract/auth/abilities';
import { editStudent } from '@institute/contract/people/students';
import { importStudents } from '@institute/contract/roster/sheets';
import { TOTP } from 'otpauth';
import { freshEmail, PASSWORD } from '../../e2e/support/api.ts';
import {
  mailed,
  mailedEmailCode,
  mailedInvitation,
  mailedLink,
  unsubscribeLink,
} from '../../e2e/support/outbox.ts';
import { Browser, mailedCodes } from './browser.mjs';
import { must } from './site.mjs';

/**
 * What people do of whom something could be told. Each way gives the secrets that it was about, in the
 * words in which a log would be accused of holding them.
 * @typedef {import('./site.mjs').Site} Site
 * @typedef {[what: string, secret: string]} Secret
 */

/** Everything, one after another. @param {Site} site @returns {Promise<Secret[]>} */
export async function liveSecretly(site) {
  const secrets = [];
  for (const way of [passwords, address, invitation, secondFactor, newDevice, provider]) {
    secrets.push(...(await way(site)));
  }
  return secrets;
}

/** Letters of chance that no part of an e-mail of ours holds, which are of hexadecimal figures. */
const randomLetters = () =>
  crypto
    .randomUUID()
    .replace(/[\da-f]/g, (figure) => 'ghijklmnopqrstuv'[parseInt(figure, 16)] ?? '');

/** What follows the `#` or the last `/` of a link. @param {string} link */
const tokenOf = (link) => link.split(/[#/]/).at(-1) ?? '';

/** @param {import('./browser.mjs').Answer} answer */
function agreed(answer) {
  must(answer.status, `${answer.code}: ${answer.message}`);
  return /** @type {any} */ (answer.data);
}

/** Passwords that are typed, also wrong, in the wrong place and as no form; a code that resets one. @param {Site} site @returns {Promise<Secret[]>} */
async function passwords(site) {
  const { user, cookies } = await site.student('Secretive Person');
  const { email } = user;
  await fetch(`${site.url}/api.php?action=get_user_data&email=${encodeURIComponent(email)}`);
  await fetch(`${site.url}/login?email=${email}&code=123456&next=${email}`);
  await site.administrator();
  const wrong = `a wrong guess ${randomLetters()}`;
  const browser = new Browser(site, '192.0.2.31');
  await browser.send('login', { email, password: wrong });
  await browser.send('login', { email, password: wrong, device: '\0' });
  await fetch(`${site.url}/api.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"action":"login","password":"${wrong}`,
  });
  agreed(await browser.send('request_password_reset', { email }));
  const code = await mailed(site.dataDir, email, /Subject: (\d{6}) /);
  const next = `another secret ${randomLetters()}`;
  agreed(await browser.send('reset_password', { email, code, new_password: next }));
  agreed(await browser.send('login', { email, password: next }));
  return [
    ['a code', code],
    ['a wrong password', wrong],
    ['a new password', next],
    ['a password', PASSWORD],
    ["the administrator's password", 'teach-arabic-1'],
    ['half of a session', cookies.get('sid') ?? ''],
    ['the other half of a session', cookies.get('token') ?? ''],
    ['the secret of a device', browser.cookies.get('device') ?? ''],
  ];
}

/** An address that is verified by the code and by the link, and the link that ends mails. @param {Site} site @returns {Promise<Secret[]>} */
async function address(site) {
  const people = [];
  for (const name of ['Verified By Code', 'Verified By Link']) {
    const browser = new Browser(site, '192.0.2.32');
    const email = freshEmail();
    const form = { name, email, password: PASSWORD, phonenumber: '+2348000000999' };
    agreed(await browser.send('signup', { ...form, legal_version: '1' }));
    people.push({ browser, email });
  }
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody signed up');
  const code = await mailedEmailCode(site.dataDir, first.email);
  agreed(await first.browser.send('verify_email', { code }));
  const link = tokenOf(await mailedLink(site.dataDir, second.email));
  agreed(await second.browser.send('verify_email_by_link', { token: link }));
  const admin = await signedInAdministrator(site, '192.0.2.33');
  const message = { subject: 'Mailed', message: 'To all', delivery_method: 'email' };
  const fields = { ...message, send_to_all: 'true' };
  agreed(await admin.send('sendMessage', fields, '/adminActions.php'));
  const unsubscribe = tokenOf(await unsubscribeLink(site.dataDir, second.email));
  await fetch(`${site.url}/unsubscribe/${unsubscribe}`);
  agreed(await second.browser.send('set_mail_choice_by_link', { token: unsubscribe, wanted: '0' }));
  const key = unsubscribe.split('.').at(-1) ?? '';
  return [
    ['a code of an address', code],
    ['a link that verifies', link],
    ['a link that ends mails', key],
  ];
}

/** @param {Site} site @param {string} from */
async function signedInAdministrator(site, from) {
  const browser = new Browser(site, from);
  const { email, password } = { email: 'admin@example.com', password: 'teach-arabic-1' };
  agreed(await browser.send('login', { email, password }));
  return browser;
}

/** Somebody who is invited, and comes in. @param {Site} site @returns {Promise<Secret[]>} */
async function invitation(site) {
  const admin = await site.administrator();
  const email = freshEmail();
  const person = { name: 'Invited Person', email, phonenumber: '+2348030000999' };
  const rows = [{ row: 1, ...person, class: '', note: '' }];
  await admin.call(importStudents, { rows });
  const token = tokenOf(await mailedInvitation(site.dataDir, email));
  const chosen = `chosen on the first day ${crypto.randomUUID()}`;
  const browser = new Browser(site, '192.0.2.34');
  await fetch(`${site.url}/invitation`);
  const fields = { token, new_password: chosen, legal_version: '1' };
  agreed(await browser.send('accept_invitation', fields));
  return [
    ['a link of an invitation', token],
    ['a password of an invited person', chosen],
  ];
}

/** An administrator with an authenticator, who signs in by it and by a recovery code. @param {Site} site @returns {Promise<Secret[]>} */
async function secondFactor(site) {
  const { user } = await site.student('Guarded Person');
  const { id, email, name, phonenumber } = user;
  const admin = await site.administrator();
  await admin.call(editStudent, {
    ...{ student_id: id, name, email, phonenumber },
    role: roles.administrator,
  });
  const guarded = new Browser(site, '192.0.2.35');
  agreed(await guarded.send('login', { email, password: PASSWORD }));
  const { secret } = agreed(await guarded.send('beginAuthenticator', {}, '/adminActions.php'));
  const totp = new TOTP({ secret });
  // Of this half minute and of the next: both are still taken where one ends before they are judged.
  const first = totp.generate();
  const { recovery_codes } = agreed(
    await guarded.send('finishAuthenticator', { code: first }, '/adminActions.php'),
  );
  const [recovery] = recovery_codes;
  const again = new Browser(site, '192.0.2.36');
  const passStep = async (/** @type {string} */ code) => {
    const asked = await again.send('login', { email, password: PASSWORD });
    must(asked.code === 'second_factor_needed', `no second step: ${asked.code}`);
    agreed(await again.send('pass_second_step', { code }));
  };
  const second = totp.generate({ timestamp: Date.now() + 30_000 });
  await passStep(second);
  await passStep(recovery);
  return [
    ['the secret of an authenticator', secret],
    ['a code of an authenticator', first],
    ['a code of a second step', second],
    ['a recovery code', recovery],
  ];
}

/** Somebody at whose account many have guessed, who comes in on a new device by a mailed code. @param {Site} site @returns {Promise<Secret[]>} */
async function newDevice(site) {
  const { user } = await site.student('Guessed At');
  const { email } = user;
  const browser = new Browser(site, '192.0.2.37');
  agreed(await browser.send('request_device_code', { email }));
  const { code, long } = await mailedCodes(site, email, 1);
  agreed(await browser.send('confirm_device', { email, code: long || code }));
  return [
    ['a code of a device', long || code],
    ['the secret of a new device', browser.cookies.get('device') ?? ''],
  ];
}

/** What the payment provider knows: a webhook with a signature that is not right. @param {Site} site @returns {Promise<Secret[]>} */
async function provider(site) {
  const signature = 'f0'.repeat(64);
  await fetch(`${site.url}/webhooks/paystack`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body: '{"event":"charge.success","data":{"reference":"no such"}}',
  });
  return [
    ['the key of the payment provider', site.simulator.secretKey],
    ['a signature of a webhook', signature],
  ];
}
