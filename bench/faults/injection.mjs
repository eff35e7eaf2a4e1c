import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@institute/contract';
import { addClass } from '@institute/contract/managed-classes';
import { getUserData } from '@institute/contract/people';
import { samplesOf } from '../../apps/server/test/samples.ts';
import { flatten } from '../../apps/server/test/support/client.ts';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('@institute/contract/call').Call} Call */

const SQLMAP = '/usr/bin/sqlmap';

/** Those whose words are looked for in the database, and who signs in: the short mode asks these. */
const SHORT = new Set(['login', 'getStudentList', 'getPaymentHistory', 'getClassDetails']);

/**
 * Lets sqlmap (Debian) look for a way into the database through every field of every call, signed in
 * as an administrator. Null where it is not installed, and on the embedded database, which speaks the
 * same SQL.
 * @param {Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  if (!postgres || !existsSync(SQLMAP)) return null;
  let admin = await site.administrator();
  const student = await site.student('Sought');
  const form = {
    category: 'Sought',
    name: 'Sought',
    about: '-',
    premium: /** @type {const} */ ('0'),
  };
  const { id: classId } = await admin.call(addClass, form);
  const samples = samplesOf({
    classId,
    lessonId: 1,
    examId: 1,
    studentId: student.user.id,
    studentEmail: student.user.email,
  });
  const asked = allCalls.filter(({ name }) => !short || SHORT.has(name));
  let fields = 0;
  for (const call of asked) {
    const sample = Object.entries(samples).find(([name]) => name === call.name)?.[1];
    const pairs = flatten(filled(call, sample?.input ?? {}));
    if (pairs.length === 0) continue;
    fields += pairs.length;
    const said = await seek(site, admin, call, pairs, short);
    must(!/identified the following injection/.test(said), `${call.name}: ${said.slice(-2000)}`);
    must(
      /do not appear to be injectable/.test(said),
      `${call.name} was not tested: ${said.slice(-2000)}`,
    );
    // Some calls end sessions, this one among them.
    if (!(await isAlive(admin))) admin = await site.administrator();
    if (!short) console.log(`     no way in through ${pairs.length} fields of ${call.name}`);
  }
  return `sqlmap found no way in through ${fields} fields of ${asked.length} calls`;
}

/**
 * A sample with those fields besides that the call may take.
 * @param {Call} call @param {Record<string, unknown>} sample
 */
function filled({ request }, sample) {
  const { shape = {} } = /** @type {{ shape?: Record<string, unknown> }} */ (request._zod.def);
  const schema = /** @type {{ safeParse(value: unknown): { success: boolean } }} */ (
    /** @type {unknown} */ (request)
  );
  let input = sample;
  for (const name of Object.keys(shape)) {
    if (name in input) continue;
    const fitting = ['a', '1', 'name'].find(
      (value) => schema.safeParse({ ...input, [name]: value }).success,
    );
    if (fitting) input = { ...input, [name]: fitting };
  }
  return input;
}

/** @param {Session} who */
const isAlive = (who) =>
  who.call(getUserData, {}).then(
    () => true,
    () => false,
  );

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
