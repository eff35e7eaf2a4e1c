import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { filesIn } from './block-files.ts';
import { type Block, blocksField, MAX_BLOCKS } from './blocks.ts';
import { MAX_LIST_DEPTH } from './rich-text.ts';

const sent = (blocks: unknown) => z.safeParse(blocksField, JSON.stringify(blocks));
const isTaken = (...blocks: unknown[]) => sent(blocks).success;
const inText = (...content: unknown[]) =>
  isTaken({ id: 'a', kind: 'text', text: { type: 'doc', content } });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks });
const exercise = (own: object) =>
  isTaken({ id: 'a', kind: 'exercise', exercise: { prompt: 'Why?', explanation: '', ...own } });

/** Every kind of block. */
const every: Block[] = [
  {
    id: 'a',
    kind: 'text',
    text: {
      type: 'doc',
      content: [
        {
          type: 'heading',
          attrs: { level: 3, dir: 'rtl' },
          content: [{ type: 'text', text: 'ا' }],
        },
        { type: 'paragraph' },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                { type: 'tableHeader', attrs: { colspan: 2 }, content: [{ type: 'paragraph' }] },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'b',
    kind: 'lines',
    sound: 'material',
    lines: [{ id: '1', arabic: 'طَارَ', translation: 'It flew.', from: 1200 }],
  },
  { id: 'c', kind: 'words' },
  { id: 'd', kind: 'material' },
  { id: 'e', kind: 'note', tone: 'tip', text: { type: 'doc', content: [] } },
  { id: 'f', kind: 'film', url: 'https://films.example/1', title: 'A film' },
  { id: 'h', kind: 'film', url: '', file: 'a-film', title: 'A film' },
  { id: 'i', kind: 'sound', file: 'a_sound', title: '' },
  { id: 'j', kind: 'picture', file: 'a-picture', alt: 'A house' },
  { id: 'k', kind: 'file', file: 'a-sheet', title: 'Worksheet' },
  {
    id: 'l',
    kind: 'lines',
    lines: [{ id: '1', arabic: 'طَارَ', translation: '', sound: 'a-line' }],
  },
  {
    id: 'g',
    kind: 'exercise',
    exercise: {
      type: 'order',
      prompt: 'Sort',
      explanation: '',
      shown: 'lines',
      items: ['a', 'b'],
    },
  },
];

describe('blocks that are sent', () => {
  it('come as they were written, of every kind', () => {
    expect(sent(every)).toMatchObject({ success: true, data: every });
    expect(z.parse(blocksField, '')).toEqual([]);
  });

  it('show files by the names that the server gave them, and nothing else', () => {
    const named = (file: unknown) => isTaken({ id: 'a', kind: 'sound', file, title: '' });
    expect(named('AbC_1-2')).toBe(true);
    for (const file of ['', '../a', 'a.mp3', 'files/a', 'https://a.example', 'x'.repeat(61), 1]) {
      expect(named(file)).toBe(false);
    }
    expect(isTaken({ id: 'a', kind: 'picture', file: 'a', alt: ' ' })).toBe(false);
    const film = (own: object) => isTaken({ id: 'a', kind: 'film', title: 'A film', ...own });
    expect(film({ url: '' })).toBe(false);
    expect(film({ url: 'https://a.example', file: 'a' })).toBe(false);
    expect(film({ url: 'javascript:alert(1)', file: 'a' })).toBe(false);
  });

  it('are refused where they are no list of blocks', () => {
    for (const text of ['{', 'null', '{}', '[1]', '"x"', '['.repeat(10_000)]) {
      expect(z.safeParse(blocksField, text).success).toBe(false);
    }
    expect(isTaken({ id: 'a', kind: 'html', text: '<b>' })).toBe(false);
  });

  it('are at most sixty, each with an id of its own', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `n${at}`, kind: 'note', ...note }));
    const note = { tone: 'tip', text: { type: 'doc', content: [] } };
    expect(isTaken(...many(MAX_BLOCKS))).toBe(true);
    expect(isTaken(...many(MAX_BLOCKS + 1))).toBe(false);
    expect(isTaken({ id: 'a', kind: 'words' }, { id: 'a', kind: 'material' })).toBe(false);
  });

  it('bear no id that every object has, by which an answer would be found that nobody gave', () => {
    for (const id of ['__proto__', 'constructor', 'toString']) {
      expect(isTaken({ id, kind: 'words' })).toBe(false);
    }
    expect(isTaken({ id: '_proto_', kind: 'words' })).toBe(true);
  });

  it('hold the words and the file of the lesson once', () => {
    expect(isTaken({ id: 'a', kind: 'words' }, { id: 'b', kind: 'words' })).toBe(false);
    expect(isTaken({ id: 'a', kind: 'material' }, { id: 'b', kind: 'material' })).toBe(false);
  });
});

describe('the tree of a text', () => {
  it('loses what an editor adds to its nodes', () => {
    const text = {
      type: 'doc',
      content: [
        {
          type: 'orderedList',
          attrs: { start: 1, type: null },
          content: [{ type: 'listItem', content: [paragraph(words('a'))] }],
        },
        paragraph(
          words('b', {
            type: 'link',
            attrs: { href: 'https://a.example', target: '_blank', onclick: 'x' },
          }),
        ),
      ],
    };
    const { data } = sent([{ id: 'a', kind: 'text', text }]);
    expect(JSON.stringify(data)).not.toMatch(/target|onclick|"type":null/);
    expect(JSON.stringify(data)).toContain('"href":"https://a.example"');
  });

  it('holds no other nodes and marks', () => {
    for (const type of ['image', 'codeBlock', 'iframe', 'script', 'doc', '__proto__']) {
      expect(inText({ type, content: [words('x')] })).toBe(false);
      expect(inText(paragraph({ type, text: 'x' }))).toBe(false);
      expect(inText(paragraph(words('x', { type })))).toBe(false);
    }
    expect(inText({ type: 'heading', attrs: { level: 1 }, content: [words('x')] })).toBe(false);
    expect(inText(paragraph(words('')))).toBe(false);
  });

  // Proves decision-073-6.
  it('links to the web and to mail alone', () => {
    const link = (href: unknown) =>
      inText(paragraph(words('x', { type: 'link', attrs: { href } })));
    for (const good of ['http://a.example', 'HTTPS://a.example/ب?c#d', 'mailto:a@b.example']) {
      expect([good, link(good)]).toEqual([good, true]);
    }
    for (const bad of [
      ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//a.example', '/a'],
      ...['https:/\\a', 'https://', ' https://a.example', 'https://a.example\n', 'java\tscript:x'],
      ...['mailto:', 'mailto:a', 'https://a b', '', 7, null],
    ]) {
      expect([bad, link(bad)]).toEqual([bad, false]);
    }
    const film = (url: string) => isTaken({ id: 'a', kind: 'film', title: 'x', url });
    expect([film('https://a.example'), film('mailto:a@b.example')]).toEqual([true, false]);
  });

  it('is no deeper than lists in lists in lists', () => {
    const nested = (depth: number): unknown => ({
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [paragraph(words('x')), ...(depth > 1 ? [nested(depth - 1)] : [])],
        },
      ],
    });
    expect(inText(nested(MAX_LIST_DEPTH))).toBe(true);
    expect(inText(nested(MAX_LIST_DEPTH + 1))).toBe(false);
    expect(inText(nested(500))).toBe(false);
  });

  it('holds nothing that cannot be stored', () => {
    expect(inText(paragraph(words('a\0b')))).toBe(false);
    expect(inText(paragraph(words('\ud800')))).toBe(false);
    expect(inText(paragraph(words('👩🏽\u202e<script>')))).toBe(true);
  });
});

describe('an exercise', () => {
  it('has a key that fits it', () => {
    const options = ['a', 'b'];
    expect(exercise({ type: 'choice', options, answer: 1 })).toBe(true);
    expect(exercise({ type: 'choice', options, answer: 2 })).toBe(false);
    expect(exercise({ type: 'choice', options: ['a', 'a'], answer: 1 })).toBe(false);
    expect(exercise({ type: 'choices', options, answers: [0, 1] })).toBe(true);
    expect(exercise({ type: 'choices', options, answers: [] })).toBe(false);
    expect(exercise({ type: 'choices', options, answers: [1, 1] })).toBe(false);
    const typing = { strictness: 'hamza', nearly: 50 };
    expect(exercise({ type: 'typed', accepted: ['a'], ...typing })).toBe(true);
    expect(exercise({ type: 'typed', accepted: [], ...typing })).toBe(false);
    expect(exercise({ type: 'typed', accepted: ['a'], ...typing, nearly: 60 })).toBe(false);
    // One sign unfolds into many letters, and no more than four hundred are compared.
    expect(exercise({ type: 'typed', accepted: ['ﷺ'.repeat(26)], ...typing })).toBe(true);
    expect(exercise({ type: 'typed', accepted: ['ﷺ'.repeat(27)], ...typing })).toBe(false);
    const gap = { accepted: ['a'] };
    const gaps = (count: number) => ({
      type: 'cloze',
      pieces: Array.from({ length: count }, () => gap),
      ...typing,
    });
    expect([0, 1, 20, 21].map((count) => exercise(gaps(count)))).toEqual([
      ...[false, true, true, false],
    ]);
    const pairs = (count: number) => ({
      type: 'match',
      pairs: Array.from({ length: count }, (_, at) => ({ left: `l${at}`, right: `r${at}` })),
    });
    expect([1, 2, 10, 11].map((count) => exercise(pairs(count)))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(exercise({ type: 'cards' })).toBe(false);
  });

  it('that is heard names its sound as the server does', () => {
    const typing = { accepted: ['a'], strictness: 'hamza', nearly: 50 };
    const dictation = (sound: unknown) => exercise({ type: 'dictation', sound, ...typing });
    expect(dictation('a-sound')).toBe(true);
    for (const sound of ['', undefined, '../a', 'https://a.example/x.mp3', 'a.mp3', null]) {
      expect([sound, dictation(sound)]).toEqual([sound, false]);
    }
    expect(exercise({ type: 'dictation', sound: 'a', ...typing, accepted: [] })).toBe(false);
    const listen = (answers: number[], several: boolean, sound: string = 'a') =>
      exercise({ type: 'listen', sound, options: ['a', 'b'], answers, several });
    expect([listen([1], false), listen([1], true), listen([0, 1], true)]).toEqual([
      ...[true, true, true],
    ]);
    expect([listen([0, 1], false), listen([], true), listen([2], true)]).toEqual([
      ...[false, false, false],
    ]);
    expect(listen([1], false, '')).toBe(false);
  });

  it('on the scale has a root and a pattern', () => {
    const scale = (own: object) =>
      exercise({
        type: 'pattern',
        ...{ asks: 'word', root: 'ك ت ب', pattern: 'مَفْعُول', accepted: ['مَكْتُوب'] },
        ...{ strictness: 'letters', nearly: 50 },
        ...own,
      });
    expect([scale({}), scale({ asks: 'root' }), scale({ asks: 'both' })]).toEqual([
      ...[true, true, false],
    ]);
    const roots = ['كتب', 'د ح ر ج', 'س-ف-ر-ج-ل', 'ك ت', 'ktb', '', 'كتبكتب'];
    expect(roots.map((root) => scale({ root }))).toEqual([
      ...[true, true, true, false, false, false, false],
    ]);
    const patterns = ['فَعْلَلَ', 'اِسْتِفْعَال', 'كَتَبَ', 'فَعَ', ''];
    expect(patterns.map((pattern) => scale({ pattern }))).toEqual([
      ...[true, true, false, false, false],
    ]);
    expect(scale({ accepted: [] })).toBe(false);
  });
});

describe('one sound of lines', () => {
  const line = (id: string, from?: number) => ({
    ...{ id, arabic: 'طَارَ', translation: '' },
    ...(from !== undefined && { from }),
  });
  const spoken = (own: object, ...lines: object[]) =>
    isTaken({ id: 'a', kind: 'lines', lines, file: 'a-sound', ...own });

  // Proves decision-095-3.
  it('has marks that follow each other within it, for all lines or fewer', () => {
    expect(spoken({ length: 9000 }, line('1', 0), line('2', 3000))).toBe(true);
    expect(spoken({ length: 9000 }, line('1', 0), line('2'), line('3', 3000))).toBe(true);
    expect(spoken({ length: 9000 }, line('1'), line('2'))).toBe(true);
    expect(spoken({ length: 9000 }, line('1', 3000), line('2', 3000))).toBe(false);
    expect(spoken({ length: 9000 }, line('1', 3000), line('2', 1000))).toBe(false);
    expect(spoken({ length: 9000 }, line('1', 9000))).toBe(false);
    expect(spoken({ length: 0 }, line('1'))).toBe(false);
    expect(spoken({ length: 1.5 }, line('1'))).toBe(false);
    expect(spoken({ file: '../etc/passwd' }, line('1'))).toBe(false);
  });

  it('says where they do not, at the sound', () => {
    const blocks = [{ id: 'a', kind: 'lines', lines: [line('1', 9)], length: 5 }];
    const [issue] = sent(blocks).error?.issues ?? [];
    expect(issue).toMatchObject({ path: [0, 'file'], message: expect.stringContaining('marks') });
  });

  it('leaves lessons of before as they are, whose marks nobody has tapped', () => {
    expect(isTaken({ id: 'a', kind: 'lines', lines: [line('1', 5), line('2', 2)] })).toBe(true);
  });

  it('is a file that the lesson shows', () => {
    const lines = [{ ...line('1'), sound: 'of-one-line' }];
    expect(filesIn([{ id: 'a', kind: 'lines', lines, file: 'of-all' }])).toEqual([
      { key: 'of-all', kind: 'audio' },
      { key: 'of-one-line', kind: 'audio' },
    ]);
  });
});
