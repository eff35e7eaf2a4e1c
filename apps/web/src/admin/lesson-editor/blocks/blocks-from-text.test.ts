import { plainTextOf } from '@institute/contract/lessons/block-text';
import { BlockList } from '@institute/contract/lessons/blocks';
import { describe, expect, it } from 'vitest';
import { blocksFromText, linesFromText } from './blocks-from-text.ts';

const about = `The house
is a noun.

الْبَيْتُ كَبِيرٌ
The house is big.
الْبَابُ صَغِيرٌ
The door is small.

3. third
4. fourth

- a sign`;

describe('a plain text in blocks', () => {
  // Proves decision-073-2.
  it('has its Arabic lines with their translations as reading lines, and text with lists between', () => {
    const blocks = blocksFromText(about);
    expect(BlockList.safeParse(blocks).success).toBe(true);
    expect(blocks).toMatchObject([
      {
        kind: 'text',
        text: {
          content: [
            {
              type: 'paragraph',
              content: [{ text: 'The house' }, { type: 'hardBreak' }, { text: 'is a noun.' }],
            },
          ],
        },
      },
      {
        kind: 'lines',
        lines: [
          { arabic: 'الْبَيْتُ كَبِيرٌ', translation: 'The house is big.' },
          { arabic: 'الْبَابُ صَغِيرٌ', translation: 'The door is small.' },
        ],
      },
      {
        kind: 'text',
        text: {
          content: [{ type: 'orderedList', attrs: { start: 3 } }, { type: 'bulletList' }],
        },
      },
    ]);
    expect(plainTextOf(blocks).replace(/\n+/g, '\n')).toBe(about.replace(/\n+/g, '\n'));
  });

  it('is one block where it goes back and forth more often than a lesson has blocks', () => {
    const long = Array.from({ length: 40 }, () => 'words in between\n\nبَيْتٌ\na house').join('\n\n');
    const blocks = blocksFromText(long);
    expect(blocks).toHaveLength(1);
    expect(plainTextOf(blocks)).toContain('بَيْتٌ');
  });

  it('begins with an empty text where there is none', () => {
    expect(blocksFromText('  ')).toMatchObject([{ kind: 'text', text: { content: [] } }]);
  });
});

describe('lines that are pasted', () => {
  it('are pairs, whatever else stands between them', () => {
    const pasted = 'بَيْتٌ\na house\n\nبَابٌ\na door\nwords alone: 5';
    expect(linesFromText(pasted).map(({ arabic, translation }) => [arabic, translation])).toEqual([
      ['بَيْتٌ', 'a house'],
      ['بَابٌ', 'a door\nwords alone: 5'],
    ]);
  });
});
