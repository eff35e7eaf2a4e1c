import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

/*
 * npm run migrations -w @institute/server -- NAME: writes migrations/NNNN_NAME.sql, which takes the
 * tables from the schema of the last commit to the one in src/schema as it is now. No snapshots are
 * kept beside the migrations; a test proves that all of them together make what src/schema says.
 */
const root = import.meta.dirname;
const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9_]+$/.test(name)) throw new Error('Name the migration in snake_case.');

/** Inside the workspace, so that the earlier files find drizzle-orm. */
const cache = join(root, '.cache', 'committed-schema');
await rm(cache, { recursive: true, force: true });
await mkdir(cache, { recursive: true });
const archive = execFileSync('git', ['archive', 'HEAD', 'src/schema'], { cwd: root });
execFileSync('tar', ['-x', '-C', cache], { input: archive });

const tablesOf = async (folder: string) =>
  generateDrizzleJson(await import(join(folder, 'src', 'schema', 'index.ts')));
const statements = await generateMigration(await tablesOf(cache), await tablesOf(root));
await rm(cache, { recursive: true });
if (statements.length === 0) throw new Error('The tables are those of the last commit.');

/** Indexes of tables that exist are built beside the traffic, in a file of their own (docs/upgrades.md). */
const INDEX = /^CREATE (UNIQUE )?INDEX (?=.* ON "?(\w+)"?)/is;
const made = new Set(statements.flatMap((text) => /^CREATE TABLE "?(\w+)/i.exec(text)?.[1] ?? []));
const isBeside = (text: string) => !made.has(INDEX.exec(text)?.[2] ?? text) && INDEX.test(text);

const known = (await readdir(join(root, 'migrations'))).filter((file) => file.endsWith('.sql'));
let number = known.length;
async function write(ending: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const file = `${String(number).padStart(4, '0')}_${name}${ending}`;
  number += 1;
  await writeFile(join(root, 'migrations', file), `${lines.join('\n')}\n`);
  console.log(`migrations/${file}`);
}

await write(
  '.sql',
  statements.filter((text) => !isBeside(text)),
);
await write(
  '.concurrent.sql',
  statements
    .filter(isBeside)
    .map((text) => text.replace(/INDEX /i, 'INDEX CONCURRENTLY IF NOT EXISTS ')),
);
