import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { ADMIN, ENTRY, LANDING, LEGAL, pageOf, SHELL, VERIFY } from './areas.mjs';
import { closure } from './manifest.mjs';

/** Largest sizes in kB (1,000 bytes) after gzip. */
const LIMITS = {
  landing: 91,
  verify: 102,
  legal: 101,
  styles: 15,
  shell: 125,
  worker: 10,
  student: 25,
  admin: 70,
};

/**
 * Prints what each page costs before any interaction and whether it stays within its budget.
 * A student or administrator page counts what it adds to the signed-in shell.
 * @returns {Promise<boolean>} false when one is over
 */
export async function checkBudgets(dist, manifest) {
  const sizes = new Map();
  const sizeOf = async (file) => {
    if (!sizes.has(file))
      sizes.set(file, gzipSync(await readFile(dist + file), { level: 9 }).length);
    return sizes.get(file);
  };
  const total = async (files) => {
    let sum = 0;
    for (const file of files) sum += await sizeOf(file);
    return sum / 1000;
  };

  const landing = closure(manifest, [ENTRY, LANDING]);
  const verify = closure(manifest, [ENTRY, VERIFY]);
  const legal = closure(manifest, [ENTRY, LEGAL]);
  const shell = closure(manifest, [ENTRY, SHELL]);
  const rows = [
    ['landing, scripts', await total(landing.scripts), LIMITS.landing],
    ['landing, styles', await total(landing.styles), LIMITS.styles],
    ['certificate check', await total(verify.scripts), LIMITS.verify],
    ['terms and privacy', await total(legal.scripts), LIMITS.legal],
    ['signed-in shell', await total(shell.scripts), LIMITS.shell],
    ['service worker', await total(['sw.js']), LIMITS.worker],
  ];
  for (const key of Object.keys(manifest).sort()) {
    const area = pageOf(key);
    if (!area) continue;
    const needed = closure(manifest, area === 'admin' ? [ADMIN, key] : [key]).scripts;
    const added = needed.filter((file) => !shell.scripts.includes(file));
    rows.push([key.replace(/^src\//, '+ '), await total(added), LIMITS[area]]);
  }

  const over = rows.filter(([, size, limit]) => size > limit);
  console.log('Budgets, kB gzip:');
  for (const [name, size, limit] of rows) {
    const mark = size > limit ? 'OVER' : 'ok';
    console.log(
      `  ${name.padEnd(48)} ${size.toFixed(1).padStart(6)} of ${String(limit).padStart(3)}  ${mark}`,
    );
  }
  return over.length === 0;
}
