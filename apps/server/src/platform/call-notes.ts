import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from './paths.ts';

/** A doc comment with nothing but the beginning of a declared call after it. */
const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = defineCall\(/g;

/**
 * What the doc comments of the contract say of its calls, by the names under which a file declares
 * them. Empty where the product runs without its sources.
 */
export async function callNotes(file: string): Promise<ReadonlyMap<string, string>> {
  const source = await readFile(join(paths.contract, `${file}.ts`), 'utf8').catch(() => '');
  const notes = [...source.matchAll(documented)].map(([, comment = '', name = '']) => {
    const text = comment.replace(/^\s*\*\s?/gm, '').replace(/\s+/g, ' ');
    return [name, text.trim()] as const;
  });
  return new Map(notes);
}
