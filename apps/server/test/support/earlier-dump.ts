import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { tablePath, writePart } from '../../src/platform/backup/archive.ts';

/** The demo institute, dumped by the last version before the baseline of migrations; without files. */
const packed = join(import.meta.dirname, 'dump-before-baseline.json.gz');

/** Writes the dump of that version to a new folder, and says what rows are in it. */
export async function dumpBeforeBaseline(folder: string): Promise<Record<string, string[]>> {
  const { manifest, tables } = JSON.parse(gunzipSync(await readFile(packed)).toString());
  await mkdir(join(folder, 'tables'), { recursive: true });
  const rows: Record<string, string[]> = {};
  for (const table of manifest.tables) {
    const text: string = tables[table.name];
    const content = Readable.from([text]);
    Object.assign(
      table,
      await writePart(tablePath(folder, table.name), content, { compress: true }),
    );
    rows[table.name] = text.split('\n').slice(0, -1).sort();
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return rows;
}
