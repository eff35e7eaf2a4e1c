import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import {
  ADMIN,
  ASIDE,
  BELOW,
  BESIDE,
  BLOCKS,
  CLASS,
  DASHBOARD,
  ENTRY,
  LANDING,
  LATE,
  LEGAL,
  LESSON_EDITOR,
  pageOf,
  RICH_TEXT,
  SHELL,
  VERIFY,
} from './areas.mjs';
import { closure } from './manifest.mjs';

/** Largest sizes in kB (1,000 bytes) after gzip. */
const LIMITS = {
  landing: 90,
  verify: 102,
  legal: 101,
  styles: 15,
  shell: 124,
  worker: 10,
  student: 25,
  admin: 70,
  blocks: 105,
  richText: 85,
};

/**
 * Most files of code that a page fetches by itself, with what follows it: with its document, the logo
 * and two faces of letters a page of a student asks for 20 files.
 */
const FILES = { landing: 9, student: 16 };

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

  const editor = closure(manifest, [ENTRY, SHELL, ADMIN, LESSON_EDITOR]).scripts;
  const inBlocks = closure(manifest, [BLOCKS]).scripts;
  const addedTo = (files, start) =>
    closure(manifest, [start]).scripts.filter((file) => !files.includes(file));
  rows.push(
    ['a lesson in blocks, editor', await total(addedTo(editor, BLOCKS)), LIMITS.blocks],
    [
      'its rich text, editor',
      await total(addedTo([...editor, ...inBlocks], RICH_TEXT)),
      LIMITS.richText,
    ],
  );

  const counts = [
    ['landing', [LANDING, ASIDE], FILES.landing],
    ['dashboard', [SHELL, DASHBOARD, BELOW, LATE, ASIDE], FILES.student],
    ['class', [SHELL, CLASS, BESIDE, LATE, ASIDE], FILES.student],
  ].map(([name, starts, limit]) => {
    const files = closure(manifest, [ENTRY, ...starts]).scripts;
    return [name, files.length, limit];
  });
  console.log('Budgets, kB gzip:');
  const fits = print(rows, 1);
  console.log('Budgets, files of code:');
  return print(counts, 0) && fits;
}

/**
 * Prints what there is of what there may be.
 * @param {readonly (readonly [name: string, is: number, limit: number])[]} rows
 * @param {number} digits
 * @returns {boolean} false when one is over
 */
function print(rows, digits) {
  for (const [name, is, limit] of rows) {
    const mark = is > limit ? 'OVER' : 'ok';
    console.log(
      `  ${name.padEnd(48)} ${is.toFixed(digits).padStart(6)} of ${String(limit).padStart(3)}  ${mark}`,
    );
  }
  return rows.every(([, is, limit]) => is <= limit);
}
