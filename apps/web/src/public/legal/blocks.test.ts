import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

const shapeOf = (written: string) =>
  blocksOf(written).map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)]);

test('headings, lists and paragraphs are told apart by how their lines begin', () => {
  const written = 'First line\nsecond line\n\nNext\n## Money\n- one\n\n- two\nAfter\n# الشروط';
  expect(shapeOf(written)).toEqual([
    ['paragraph', 'First line', 'second line'],
    ['paragraph', 'Next'],
    ['heading', 'Money'],
    ['list', 'one', 'two'],
    ['paragraph', 'After'],
    ['heading', 'الشروط'],
  ]);
});

test('everything else is text, whatever it looks like', () => {
  const written = '<script>alert(1)</script>\n[x](javascript:alert(1))\n#hashtag\n-5 degrees';
  expect(shapeOf(written)).toEqual([['paragraph', ...written.split('\n')]]);
});
