import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@institute/contract';
import { isOfficeCall } from '@institute/contract/call';
import { samplesOf } from '../../apps/server/test/samples.ts';
import { flatten } from '../../apps/server/test/support/client.ts';
import { filled, isAlive, openSchool, TAKES_AWAY } from './every-call.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('@institute/contract/call').Call} Call */

const SQLMAP = '/usr/bin/sqlmap';

/** Those whose words are looked for in the database, and who signs in: the short mode asks these. */
const SHORT = new Set(['login', 'getStudentList', 'getPaymentHistory', 'getClassDetails']);

/**
 * Lets sqlmap (Debian) look for a way into the database through every field of every call, signed in
 * as an administrator for the calls of the office and as a student for the others, about a class that the
 * student has joined and an exam that was sat. Null where it is not installed, and on the embedded
 * database, which speaks the same SQL.
 * @param {Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  if (!postgres || !existsSync(SQLMAP)) return null;
  const school = await openSchool(site);
  const studied = await school.student();
  const samples = samplesOf({
    ...school,
    studentId: studied.user.id,
    studentEmail: studied.user.email,
  });
  const wanted = allCalls.filter(({ name }) => !short || SHORT.has(name));
  const asked = wanted.sort(
    (one, other) => Number(TAKES_AWAY.test(one.name)) - Number(TAKES_AWAY.test(other.name)),
  );
  const people = { office: await site.administrator(), student: await school.student() };
  let fields = 0;
  for (const call of asked) {
    const sample = Object.entries(samples).find(([name]) => name === call.name)?.[1];
    const pairs = flatten(filled(call, sample?.input ?? {}));
    if (pairs.length === 0) continue;
    fields += pairs.length;
    const who = isOfficeCall(call) ? 'office' : 'student';
    const said = await seek(site, people[who], call, pairs, short);
    must(!/identified the following injection/.test(said), `${call.name}: ${said.slice(-2000)}`);
    must(
      /do not appear to be injectable/.test(said),
      `${call.name} was not tested: ${said.slice(-2000)}`,
    );
    // Some calls end sessions, this one among them.
    if (!(await isAlive(people.office))) people.office = await site.administrator();
    if (!(await isAlive(people.student))) people.student = await school.student();
    if (!short) console.log(`     no way in through ${pairs.length} fields of ${call.name}`);
  }
  return `sqlmap found no way in through ${fields} fields of ${asked.length} calls`;
}

/**
 * What sqlmap says of one call.
 * @param {Site} site @param {Session} who @param {Call} call @param {[string, string][]} pairs @param {boolean} short
 */
async function seek(site, who, call, pairs, short) {
  const folder = mkdtempSync(join(tmpdir(), 'institute-sqlmap-'));
  const action = (Array.isArray(call.action) ? call.action[0] : call.action) ?? '';
  const url = new URL(call.path, site.url);
  if (action) url.searchParams.set('action', action);
  const isGet = call.method === 'GET';
  if (isGet) for (const [name, value] of pairs) url.searchParams.set(name, value);
  const body =
    call.encoding === 'json'
      ? JSON.stringify(Object.fromEntries(pairs))
      : new URLSearchParams(pairs).toString();
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const args = [
    `--url=${url.href}`,
    `--method=${call.method}`,
    ...(isGet ? [] : [`--data=${body}`]),
    `--cookie=${cookie}`,
    `--headers=Authorization: Bearer ${who.cookies.get('token')}`,
    '--skip=action,sid,token',
    '--dbms=PostgreSQL',
    `--technique=${short ? 'BE' : 'BEUSTQ'}`,
    '--threads=4',
    '--batch',
    '--disable-coloring',
    '--ignore-code=*',
    '--flush-session',
    `--output-dir=${folder}`,
  ];
  const child = spawn(SQLMAP, args, { env: { ...process.env, HOME: folder } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  await once(child, 'close');
  rmSync(folder, { recursive: true, force: true });
  return said;
}
