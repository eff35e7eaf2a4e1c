import { expect, it } from 'vitest';
import { firstMaterial } from './block-files.ts';
import type { Block } from './blocks.ts';

const picture: Block = { id: 'p', kind: 'picture', file: 'picture-key', alt: '' };
const sound: Block = { id: 's', kind: 'sound', file: 'sound-key', title: '' };
const link: Block = { id: 'l', kind: 'film', url: 'https://example.com/film', title: '' };
const lines: Block = {
  ...{ id: 'r', kind: 'lines' },
  lines: [{ id: 'one', arabic: 'بَابٌ', translation: '', sound: 'line-key' }],
};

// Proves decision-073-3.
it.each([
  ['the first that has one', [lines, link, picture, sound], 'picture-key'],
  ['a sound before a picture', [sound, picture], 'sound-key'],
  ['none where no block is a file', [lines, link], null],
  ['none without blocks', [], null],
] as const)('the file of a lesson in blocks is %s', (_name, blocks, key) => {
  expect(firstMaterial(blocks)).toBe(key);
});
