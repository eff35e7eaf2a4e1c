import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBank } from './bank.ts';
import { readLesson } from './lesson.ts';
import { readYaml } from './text-files.ts';
import { Messages } from './types.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-reader-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of these lines, with a path of its own. */
function file(name: string, ...lines: string[]): string {
  const path = join(mkdtempSync(join(folder, 'file-')), name);
  writeFileSync(path, lines.join('\n'));
  return path;
}

const lesson = (...body: string[]) =>
  readLesson(file('01-door.md', '---', 'kind: lesson', 'subject: A door', '---', ...body), {});
const exam = (...body: string[]) =>
  readLesson(file('01-check.md', '---', 'kind: exam', 'subject: A check', '---', ...body), {});

describe('a lesson', () => {
  it('is made of the blocks that its page says', async () => {
    const { blocks } = await lesson(
      ...['', 'A paragraph that', 'goes **on**.', '', '## A heading', '', '- one', '- two', ''],
      ...['| word | meaning |', '| --- | --- |', '| بَابٌ | |', ''],
      ...['> [!rule]', '> The first.', '>', '> The second.', '', '[words]', ''],
      ...['```lines', 'بَابٌ | a door | 250', '```', ''],
      ...['```exercises', 'typed | Write: a door. | بَابٌ; باب | It is long.', '```'],
    );
    expect(blocks.map(({ kind, id }) => `${id} ${kind}`)).toEqual(
      ['text', 'note', 'words', 'lines', 'exercise'].map((kind, at) => `block-${at + 1} ${kind}`),
    );
    const [text, note, , lines, exercise] = blocks;
    expect(text?.kind === 'text' && text.text.content.map(({ type }) => type)).toEqual([
      'paragraph',
      'heading',
      'bulletList',
      'table',
    ]);
    expect(JSON.stringify(text)).toContain('A paragraph that goes ');
    expect(note?.kind === 'note' && note.text.content).toHaveLength(2);
    expect(lines).toMatchObject({ sound: 'material', lines: [{ arabic: 'بَابٌ', from: 250 }] });
    expect(exercise).toMatchObject({ exercise: { accepted: ['بَابٌ', 'باب'] } });
  });

  it('may come from a program that ends its lines otherwise', async () => {
    const path = file('01-a.md', '\uFEFF---\r', 'kind: text\r', 'subject: A\r', '---\r', 'One.\r');
    expect(await readLesson(path, {})).toMatchObject({ subject: 'A', about: 'One.' });
  });
});

describe('a mistake is told with file and line', () => {
  it.each([
    [
      'a field that there is not',
      () => readLesson(file('a.md', '---', 'kind: text', 'subject: A', 'flie: a.mp3', '---'), {}),
      /a\.md:4: flie: there is no such field/,
    ],
    [
      'a field that is wanting',
      () => readLesson(file('a.md', '---', 'kind: text', '---'), {}),
      /a\.md:2: subject: /,
    ],
    [
      'no fields',
      () => readLesson(file('a.md', 'Text.'), {}),
      /a\.md:1: it begins with its fields/,
    ],
    [
      'YAML that cannot be read',
      () => readYaml(file('a.yaml', '- daysAgo: 1', '  subject: "A', '  to: all'), Messages),
      /a\.yaml:\d: /,
    ],
    [
      'a value of another kind, deep inside',
      () =>
        readYaml(
          file('a.yaml', '- daysAgo: 1', '  subject: A', '  to: all', '  body: B', '  isPopup: 3'),
          Messages,
        ),
      /a\.yaml:5: 0\.isPopup: /,
    ],
    [
      'an exercise that there is not',
      () => lesson('', '```exercises', 'choise | Which? | a | b | So.', '```'),
      /01-door\.md:7: no exercise is called choise/,
    ],
    [
      'an exercise with a cell too few',
      () => lesson('', '```exercises', 'choice | Which? | a | b', '```'),
      /01-door\.md:7: it is written: choice \| prompt \| right \| wrong; wrong \| why/,
    ],
    [
      'an exercise that the form of a lesson does not take',
      () => lesson('Text.', '', '```exercises', 'choice | | a | b | So.', '```'),
      /01-door\.md:8: /,
    ],
    [
      'a fence that nothing ends',
      () => lesson('```lines', 'a | b'),
      /01-door\.md:5: no line of ```/,
    ],
    [
      'a fence of another name',
      () => lesson('```words', 'a', '```'),
      /01-door\.md:5: nothing in a/,
    ],
    [
      'a note of another tone',
      () => lesson('', '> [!hint]', '> A.'),
      /01-door\.md:6: a note is tip/,
    ],
    [
      'a list with a line of text',
      () => lesson('- one', 'two'),
      /01-door\.md:6: each line here begins with "- "/,
    ],
    ['text in an exam', () => exam('', 'Text.'), /01-check\.md:6: an exam holds/],
    [
      'a question without a wrong answer',
      () => exam('```questions', 'What? | this', '```'),
      /01-check\.md:6: a question is/,
    ],
    [
      'a word without a meaning',
      () => {
        const page = file('01-a.md', '---', 'kind: text', 'subject: A', '---', 'Text.');
        writeFileSync(page.replace('.md', '.csv'), 'arabic,meaning\nبَابٌ,a door\nبَيْتٌ,\n');
        return readLesson(page, {});
      },
      /01-a\.csv:3: /,
    ],
    [
      'a row of a bank',
      () => readBank(file('bank.csv', 'type,topic,question,option1', 'choise,T,Which?,a')),
      /bank\.csv:2: /,
    ],
  ] as [string, () => unknown, RegExp][])('%s', async (_what, read, told) => {
    await expect((async () => read())()).rejects.toThrow(told);
  });
});
