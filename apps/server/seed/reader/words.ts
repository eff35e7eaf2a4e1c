import { existsSync } from 'node:fs';
import type { WordForm } from '@institute/contract/words/managed-words';
import { wordsOfTable } from '../../src/modules/words/editing/read-table.ts';
import { shippedText } from '../../src/platform/shipped-text.ts';
import { mistake } from './text-files.ts';

/** The words of a lesson: the table beside its page, read as the product reads one that is imported. */
export function wordsBeside(page: string): WordForm[] {
  const path = page.replace(/\.md$/, '.csv');
  if (!existsSync(path)) return [];
  const { words, errors } = wordsOfTable(shippedText(path));
  const [wrong] = errors;
  if (wrong) throw mistake({ path, at: wrong.row }, wrong.message);
  return words.map(({ word }) => word);
}
