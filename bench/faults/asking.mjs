import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadLogo } from '@institute/contract/settings/managed-settings';
import { getAppSettings } from '@institute/contract/settings/settings';
import { must } from './site.mjs';

/*
 * Asking a product that fails or whose neighbours do: what it answered and when, and whether that
 * was honest and in time.
 */

/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('./pace.mjs').Pace} Pace */

/** Where anybody reads the settings. */
export const SETTINGS = `${getAppSettings.path}?action=${getAppSettings.action}`;
const picture = await readFile(join(import.meta.dirname, '../../apps/server/seed/assets/logo.png'));

/**
 * What is promised (promise 18): an answer, that of `/readyz`, and being well again after what was silent
 * has returned.
 */
export const ANSWER_MS = 10_000;
export const READY_MS = 2_000;
const WELL_MS = 5_000;
/** Only to end what hangs. */
const HUNG_MS = 300_000;

/**
 * Asks, and says how it was answered and when.
 * @param {string} url @param {RequestInit} [init]
 */
export async function ask(url, init = {}) {
  const begun = performance.now();
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    signal: AbortSignal.timeout(HUNG_MS),
  });
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), body, ms: performance.now() - begun };
}

/**
 * Makes a call of the contract as a form, as `ask` asks.
 * @param {string} url @param {import('@institute/contract/call').Call} call
 * @param {Record<string, string>} fields @param {Session} [who]
 */
export function askFor(url, call, fields, who) {
  const body = new URLSearchParams({ action: String(call.action), ...fields });
  const headers = who ? credentials(who) : {};
  return ask(`${url}${call.path}`, { method: 'POST', body, headers });
}

/**
 * An honest 503: in time, with words on when to come again.
 * @param {Omit<Awaited<ReturnType<typeof ask>>, 'body'>} answer @param {string} what @param {Pace} pace
 * @param {number} [limit]
 */
export function expectHonest({ status, retryAfter, ms }, what, pace, limit = ANSWER_MS) {
  must(status === 503, `${what} was answered ${status}`);
  must(Number(retryAfter) > 0, `${what} was answered without Retry-After`);
  pace.expectWithin(ms, limit, what);
}

/**
 * A write that found no room or nobody to ask: done, or an honest 503. Gives which it was.
 * @param {Awaited<ReturnType<typeof ask>>} answer @param {string} what @param {Pace} pace
 */
export function expectDoneOrHonest(answer, what, pace) {
  if (answer.status !== 200) {
    expectHonest(answer, what, pace);
    return 'refused';
  }
  const said = answer.body.toString();
  must(JSON.parse(said).status, `${what} was answered ${said}`);
  pace.expectWithin(answer.ms, ANSWER_MS, what);
  return 'done';
}

/**
 * Gives after how many ms all was well.
 * @param {() => Promise<boolean>} isWell @param {string} what @param {Pace} pace
 */
export async function expectWellSoon(isWell, what, pace) {
  const begun = performance.now();
  while (!(await isWell())) {
    must(performance.now() - begun < HUNG_MS, `${what} was not well after its return`);
    await wait(50);
  }
  const well = performance.now() - begun;
  pace.expectWithin(well, WELL_MS, `the return of ${what}`);
  return Math.round(well);
}

/** Headers of a person. @param {Session} who @returns {Record<string, string>} */
export const credentials = ({ cookies }) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  authorization: `Bearer ${cookies.get('token')}`,
});

/** Sends a logo. @param {string} url @param {Session} admin */
export function uploadTo(url, admin) {
  const body = new FormData();
  body.append('action', String(uploadLogo.action));
  body.append('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');
  return ask(`${url}${uploadLogo.path}`, { method: 'POST', body, headers: credentials(admin) });
}
