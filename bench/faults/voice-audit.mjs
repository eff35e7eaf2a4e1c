import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPastProduct } from './past-product.mjs';
import { must } from './site.mjs';

/** @typedef {import('./voice-hand-in.mjs').HandedIn} HandedIn */
/** @typedef {{ email: string, hand_in: number, line_id: string, file: string, bytes: number }} Row */

const TAKES = `
  select u.email, h.id as hand_in, t.line_id, t.file, t.bytes
  from hand_ins h join users u on u.id = h.user_id left join takes t on t.hand_in_id = h.id
  where h.class_id = `;

const hashOf = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Holds what was recorded against rows and files, past the product: of each student one hand-in, in it each take
 * once, and its file byte for byte what the phone had kept.
 * @param {import('./site.mjs').Site} site @param {number} classId @param {readonly HandedIn[]} all
 */
export async function auditTakes(site, classId, all) {
  const database = await openPastProduct(site);
  /** @type {Row[]} */
  const rows = (await database.query(`${TAKES}${classId}`)).rows;
  await database.close();
  const wrong = [];
  let bytes = 0;
  for (const { email, takes } of all) {
    const own = rows.filter((row) => row.email === email);
    const handIns = new Set(own.map(({ hand_in }) => hand_in)).size;
    if (handIns !== 1) wrong.push(`${email}: ${handIns} hand-ins instead of one`);
    if (own.length !== takes.length) {
      wrong.push(`${email}: ${own.length} takes of ${takes.length} that were recorded`);
    }
    for (const take of takes) {
      const [row, ...more] = own.filter(({ line_id }) => `line-${line_id}` === take.place);
      if (!row || more.length > 0) {
        wrong.push(`${email}: ${row ? 'doubled' : 'lost'} is ${take.place}`);
        continue;
      }
      const stored = await readFile(join(site.dataDir, 'uploads', row.file)).catch(() => null);
      if (!stored || hashOf(stored) !== take.hash || row.bytes !== take.size) {
        wrong.push(`${email}: ${take.place} is ${stored?.length} bytes instead of ${take.size}`);
      }
      bytes += take.size;
    }
  }
  const known = new Set(all.map(({ email }) => email));
  for (const { email } of rows) if (!known.has(email)) wrong.push(`${email} handed in nothing`);
  must(wrong.length === 0, `after ${all.length} hand-ins:\n${wrong.join('\n')}`);
  return { bytes };
}
