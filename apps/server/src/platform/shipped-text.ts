import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { OperatorError } from './operator-error.ts';
import { paths } from './paths.ts';

/** A mistake in a text that people edit in the product's own folder, told with its file and line. */
export class TextError extends OperatorError {
  constructor(path: string, line: number, message: string) {
    super(`${relative(paths.server, path)}:${line}: ${message}`);
  }
}

/** A text that ships with the product, whatever program saved it. */
export const shippedText = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
