import { describe, expect, it } from 'vitest';
import { readingParts } from '../text/reading-lines.ts';
import { filesIn } from './block-files.ts';
import { plainTextOf } from './block-text.ts';
import type { Block } from './blocks.ts';
import { readBlocks } from './blocks.ts';
import type {
  CellNode,
  ListItemNode,
  ParagraphNode,
  RowNode,
  TextDoc,
  TextNode,
} from './rich-text.ts';

const paragraph = (text: string): ParagraphNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const item = (...content: ListItemNode['content']): ListItemNode => ({ type: 'listItem', content });
const doc = (...content: TextNode[]): TextDoc => ({ type: 'doc', content });
const textBlock = (...content: TextNode[]): Block => ({
  id: 'a',
  kind: 'text',
  text: doc(...content),
});
const common = { prompt: 'Which is a noun?', explanation: 'It takes tanwīn.' };

describe('the plain text of blocks', () => {
  // Proves decision-073-1.
  it('is their words, a blank line between paragraphs and between blocks', () => {
    const blocks: Block[] = [
      textBlock(
        {
          type: 'heading',
          attrs: { level: 2 },
          content: [{ type: 'text', text: 'The noun', marks: [{ type: 'bold' }] }],
        },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'One' },
            { type: 'hardBreak' },
            {
              type: 'text',
              text: 'two',
              marks: [{ type: 'link', attrs: { href: 'https://a.example' } }],
            },
          ],
        },
      ),
      { id: 'b', kind: 'words' },
      { id: 'c', kind: 'material' },
      { id: 'd', kind: 'note', tone: 'rule', text: doc(paragraph('Mind it.')) },
      { id: 'e', kind: 'film', title: 'A film', url: 'https://films.example/1' },
    ];
    expect(plainTextOf(blocks)).toBe(
      'The noun\n\nOne\ntwo\n\nMind it.\n\nA film\nhttps://films.example/1',
    );
    expect(plainTextOf([])).toBe('');
  });

  it('writes lists and lines as they are read in a plain text', () => {
    const list: TextNode = {
      type: 'orderedList',
      attrs: { start: 2 },
      content: [
        item(paragraph('two'), { type: 'bulletList', content: [item(paragraph('within'))] }),
        item(paragraph('three')),
      ],
    };
    const lines: Block = {
      id: 'l',
      kind: 'lines',
      lines: [
        { id: '1', arabic: 'جَلَسَ سَالِمٌ', translation: 'Salim sat.' },
        { id: '2', arabic: 'طَارَ', translation: '' },
      ],
    };
    const text = plainTextOf([textBlock(list), lines]);
    expect(text).toBe('2. two\n- within\n3. three\n\nجَلَسَ سَالِمٌ\nSalim sat.\nطَارَ');
    expect(readingParts(text).filter(({ kind }) => kind === 'pair')).toMatchObject([
      { arabic: 'جَلَسَ سَالِمٌ', translation: 'Salim sat.' },
      { arabic: 'طَارَ', translation: '' },
    ]);
  });

  it('writes a table by rows', () => {
    const cell = (text: string): CellNode => ({ type: 'tableCell', content: [paragraph(text)] });
    const row = (...cells: string[]): RowNode => ({ type: 'tableRow', content: cells.map(cell) });
    const table: TextNode = { type: 'table', content: [row('a', 'b'), row('c', 'd')] };
    expect(plainTextOf([textBlock(table)])).toBe('a | b\nc | d');
  });

  // Proves decision-092-5.
  it('says what sounds, pictures, files and films are called', () => {
    const blocks: Block[] = [
      { id: 'a', kind: 'sound', file: 'x', title: 'Greetings' },
      { id: 'b', kind: 'sound', file: 'y', title: '' },
      { id: 'c', kind: 'picture', file: 'z', alt: 'A house' },
      { id: 'd', kind: 'file', file: 'x', title: 'Worksheet' },
      { id: 'e', kind: 'film', url: '', file: 'x', title: 'Writing' },
    ];
    expect(plainTextOf(blocks)).toBe('Greetings\n\nA house\n\nWorksheet\n\nWriting');
    const line = { id: '1', arabic: 'طَارَ', translation: '', sound: 'w' };
    const heard = (
      id: string,
      exercise: Extract<Block, { kind: 'exercise' }>['exercise'],
    ): Block => ({
      ...{ id, kind: 'exercise', exercise },
    });
    const ask = { ...common, sound: 'v' };
    const typing = { strictness: 'letters', nearly: 50 } as const;
    const options = { options: ['a', 'b'], answers: [0], several: false };
    const exercises = [
      heard('g', { ...ask, type: 'dictation', accepted: ['a'], ...typing }),
      heard('h', { ...ask, type: 'listen', sound: 'u', ...options }),
      heard('i', { ...common, type: 'typed', accepted: ['a'], ...typing }),
    ];
    const read: Block = { id: 'f', kind: 'lines', lines: [line] };
    expect(filesIn([...blocks, read, ...exercises])).toEqual([
      { key: 'x', kind: 'audio' },
      { key: 'y', kind: 'audio' },
      { key: 'z', kind: 'image' },
      { key: 'x', kind: null },
      { key: 'x', kind: 'video' },
      { key: 'w', kind: 'audio' },
      { key: 'v', kind: 'audio' },
      { key: 'u', kind: 'audio' },
    ]);
  });

  it('asks what an exercise asks and tells no answer', () => {
    const typing = { strictness: 'letters', nearly: 50 } as const;
    const asked = (exercise: Extract<Block, { kind: 'exercise' }>['exercise']) =>
      plainTextOf([{ id: 'x', kind: 'exercise', exercise }]);
    expect(asked({ ...common, type: 'choice', options: ['كتاب', 'ذهب'], answer: 0 })).toBe(
      'Which is a noun?\n- ذهب\n- كتاب',
    );
    expect(asked({ ...common, type: 'typed', accepted: ['بيت'], ...typing })).toBe(
      'Which is a noun?',
    );
    expect(
      asked({
        ...common,
        type: 'cloze',
        pieces: [{ text: 'هٰذَا ' }, { accepted: ['بيت'] }, { text: '.' }],
        ...typing,
      }),
    ).toBe('Which is a noun?\nهٰذَا ….');
    expect(asked({ ...common, type: 'order', shown: 'words', items: ['a', 'b'] })).toBe(
      'Which is a noun?',
    );
    const pairs = [
      { left: 'a', right: 'b' },
      { left: 'c', right: 'd' },
    ];
    expect(asked({ ...common, type: 'match', pairs })).toBe('Which is a noun?');
    const sound = 'a-sound';
    expect(asked({ ...common, type: 'dictation', sound, accepted: ['بيت'], ...typing })).toBe(
      'Which is a noun?',
    );
    const options = ['سَيْف', 'صَيْف'];
    expect(asked({ ...common, type: 'listen', sound, options, answers: [1], several: false })).toBe(
      'Which is a noun?\n- سَيْف\n- صَيْف',
    );
    const scale = { root: 'كتب', pattern: 'مَفْعُول', accepted: ['مَكْتُوب'], ...typing };
    expect(asked({ ...common, type: 'pattern', asks: 'word', ...scale })).toBe(
      'Which is a noun?\nك ت ب\nمَفْعُول',
    );
    expect(asked({ ...common, type: 'pattern', asks: 'root', ...scale })).toBe(
      'Which is a noun?\nمَكْتُوب',
    );
  });
});

describe('the blocks of a lesson', () => {
  const words: Block = { id: 'w', kind: 'words' };

  it('are read from what a server sends, none where it cannot be read', () => {
    expect(readBlocks(JSON.stringify([words]))).toEqual([words]);
    expect([undefined, '', 'null', '{}', '['].map(readBlocks)).toEqual([[], [], [], [], []]);
  });
});
