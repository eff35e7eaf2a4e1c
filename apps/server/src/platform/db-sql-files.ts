import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operator-error.ts';
import { hexHash } from './random.ts';

/** Why this version does not work with a database: a sentence for the operator. */
export class SchemaError extends OperatorError {}

/** A file of SQL and the hash of what is in it. */
export interface SqlFile {
  name: string;
  text: string;
  hash: string;
}

/** The files of SQL in a folder, by name. */
export async function sqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, hash: hexHash(text) };
    }),
  );
}
