import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { closure } from './manifest.mjs';
import { FORMS, FRAME, OFFICE, OPEN, START, TRIED, VERIFY, VISITORS } from './modules.mjs';

/**
 * The most that the code of a kind of page may weigh, in kB (1,000 bytes) after gzip. They leave room:
 * what people wait for is measured by `npm run bench:pages`, and a ceiling is raised by a decision or
 * something is taken out; no module is moved about to get below one (decision 109).
 */
const CEILINGS = {
  /** Whole, without what is fetched when it is used. */
  visitor: 151,
  /** What gives a lesson that a visitor looks into life, fetched once it is touched. */
  tried: 182,
  /** Whole, without editors, players and exams. */
  student: 253,
  /** Beyond the frame that students have as well, with the area of the office. */
  office: 173,
  worker: 15,
  styles: 20,
};

/** Sizes of the build before, to tell what a change has done. */
const BEFORE = fileURLToPath(new URL('../../../.cache/sizes.json', import.meta.url));

/**
 * Prints what the code of each kind of page weighs and what has changed since the build before.
 * @param {string} dist
 * @param {Parameters<typeof closure>[0]} manifest
 * @returns {Promise<boolean>} false when a page is above its ceiling
 */
export async function checkBudgets(dist, manifest) {
  const sizes = new Map();
  const sizeOf = async (file) => {
    if (!sizes.has(file))
      sizes.set(file, gzipSync(await readFile(dist + file), { level: 9 }).length / 1000);
    return sizes.get(file);
  };
  const total = async (files) => {
    let sum = 0;
    for (const file of files) sum += await sizeOf(file);
    return sum;
  };
  const scripts = (...modules) => closure(manifest, [START, ...modules]).scripts;
  const frame = scripts(FRAME);

  const rows = [
    ['visitor', 'forms of the landing page', await total(scripts(VISITORS, FORMS))],
    ['tried', 'lesson to try', await total(scripts(TRIED))],
    ['visitor', 'certificate check', await total(scripts(VERIFY))],
    ['visitor', 'terms and privacy', await total(scripts(OPEN))],
    ['worker', 'service worker', await total(['sw.js'])],
    ['styles', 'styles', await total(closure(manifest, [START]).styles)],
  ];
  for (const key of Object.keys(manifest).sort()) {
    const [, area, name] = /^src\/(student|admin)\/(.+)-page\.tsx$/.exec(key) ?? [];
    if (area === 'student') rows.push(['student', name, await total(scripts(FRAME, key))]);
    if (area === 'admin') {
      const added = scripts(FRAME, OFFICE, key).filter((file) => !frame.includes(file));
      rows.push(['office', name, await total(added)]);
    }
  }
  await tell(rows);
  const over = rows.filter(([kind, , is]) => is > CEILINGS[kind]);
  for (const [kind, name, is] of over)
    console.error(
      `${name} weighs ${is.toFixed(1)} kB, a page of its kind may weigh ${CEILINGS[kind]}.`,
    );
  return over.length === 0;
}

/** @param {readonly (readonly [kind: string, name: string, is: number])[]} rows */
async function tell(rows) {
  /** @type {Record<string, number>} */
  const before = JSON.parse(await readFile(BEFORE, 'utf8').catch(() => '{}'));
  console.log('Code by kind of page, kB gzip:');
  for (const [kind, ceiling] of Object.entries(CEILINGS)) {
    const own = rows.filter((row) => row[0] === kind).sort((a, b) => b[2] - a[2]);
    const [, name, is] = own[0];
    console.log(`  ${kind.padEnd(8)} ${is.toFixed(1).padStart(6)} of ${ceiling} at most (${name})`);
    for (const [, one, now] of own) {
      const change = now - (before[`${kind} ${one}`] ?? now);
      if (Math.abs(change) >= 0.1)
        console.log(`    ${one} ${now.toFixed(1)} (${change > 0 ? '+' : ''}${change.toFixed(1)})`);
    }
  }
  await mkdir(dirname(BEFORE), { recursive: true });
  const now = Object.fromEntries(rows.map(([kind, name, is]) => [`${kind} ${name}`, is]));
  await writeFile(BEFORE, JSON.stringify(now));
}
