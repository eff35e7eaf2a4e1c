import type { Exercise } from '@institute/contract/exercises/kinds';
import type { Block } from '@institute/contract/lessons/blocks';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import type { TextNode } from '@institute/contract/lessons/rich-text';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReading } from '../reading/reading-store.ts';
import type { BlockSound } from './block-sound.ts';
import { LessonBlocks } from './lesson-blocks.tsx';
import type { LessonWord } from './lesson-word.ts';

const door: LessonWord = {
  id: 1,
  arabic: 'بَابٌ',
  meaning: 'door',
  hausa: 'kofa',
  yoruba: '',
  root: 'ب و ب',
  pattern: '',
  plural: 'أَبْوَابٌ',
  example: 'الْبَابُ مَفْتُوحٌ.',
};
const lines: Block = {
  id: 'talk',
  kind: 'lines',
  lines: [
    { id: '1', arabic: 'مَنْ بِالْبَابِ؟', translation: 'Who is at the door?', from: 0 },
    { id: '2', arabic: 'أَنَا سَالِمٌ.', translation: 'It is I, Salim.', from: 2000 },
  ],
};
const sound: BlockSound = { source: '/talk.mp3', take: 0, onReload: vi.fn(), reloading: false };

const show = (blocks: readonly Block[], own: Partial<Parameters<typeof LessonBlocks>[0]> = {}) =>
  render(
    <LessonBlocks
      blocks={blocks}
      material={<p>The file</p>}
      sound={null}
      files={{ files: [], take: 0, onReload: () => undefined, reloading: false }}
      words={[door]}
      wordList={<p>All the words</p>}
      {...own}
    />,
  );
const text = (...content: TextNode[]): Block => ({
  id: 'text',
  kind: 'text',
  text: { type: 'doc', content },
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => useReading.setState(useReading.getInitialState()));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('blocks', () => {
  it('stand in their order, the file and the words where they belong', () => {
    const { container } = show([
      { id: 'w', kind: 'words' },
      { id: 'n', kind: 'note', tone: 'rule', text: { type: 'doc', content: [] } },
      { id: 'm', kind: 'material' },
      { id: 'f', kind: 'film', title: 'A film', url: 'https://films.example/1' },
    ]);
    const words = container.textContent ?? '';
    expect(
      ['All the words', 'Rule', 'The file', 'A film'].map((one) => words.indexOf(one)),
    ).toEqual(
      [...['All the words', 'Rule', 'The file', 'A film'].map((one) => words.indexOf(one))].sort(
        (one, other) => one - other,
      ),
    );
    expect(screen.getByRole('link', { name: /A film/ }).getAttribute('href')).toBe(
      'https://films.example/1',
    );
  });

  it('come after the file where none of them is its place', () => {
    const { container } = show([{ id: 'w', kind: 'words' }]);
    expect(container.textContent).toBe('The fileAll the words');
  });

  // Proves ours-445.
  it('of a line to read aloud let it be heard, and tell who records nothing what students do', () => {
    const speak: Block = {
      ...{ id: 'speak', kind: 'speak', sound: 'model' },
      ...{ arabic: 'مَنْ بِالْبَابِ؟', translation: 'Who is at the door?' },
    };
    const exercise: Exercise = {
      ...{ type: 'choice', prompt: 'Which?', explanation: '', options: ['a', 'b'], answer: 0 },
    };
    const file: LessonFile = {
      ...{ key: 'model', path: 'model.mp3', extension: 'mp3', kind: 'audio', bytes: 2000 },
    };
    const files = { files: [file], take: 0, onReload: () => undefined, reloading: false };
    const blocks: Block[] = [speak, { id: 'choice', kind: 'exercise', exercise }];
    show(blocks, { files });
    const block = within(screen.getByRole('article', { name: 'Exercise 1' }));
    expect(block.getByText('Read this line aloud')).toBeTruthy();
    expect(block.getByText('Who is at the door?')).toBeTruthy();
    expect(block.getByRole('button', { name: /^Listen/ })).toBeTruthy();
    expect(block.getByText(/^Students of the class record this line/)).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Exercise 2' })).toBeTruthy();
    cleanup();
    show(blocks, { files, speakOf: ({ id }) => <p>Recorder of {id}</p> });
    expect(screen.getByText('Recorder of speak')).toBeTruthy();
    expect(screen.queryByText(/^Students of the class record this line/)).toBeNull();
  });

  it('of a kind that is not known are left out', () => {
    const { container } = show([{ id: 'x', kind: 'hologram' } as never]);
    expect(container.textContent).toBe('The file');
  });
});

describe('a text', () => {
  it('has its headings, marks, lists and tables, and never any HTML', () => {
    show([
      text(
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'The noun' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '<b>bold</b>', marks: [{ type: 'bold' }] },
            {
              type: 'text',
              text: 'https://other.example',
              marks: [{ type: 'link', attrs: { href: 'https://a.example' } }],
            },
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [
            {
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'بَابٌ' }] }],
            },
          ],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                {
                  type: 'tableHeader',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Case' }] }],
                },
              ],
            },
          ],
        },
      ),
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'The noun' })).toBeTruthy();
    expect(screen.getByText('<b>bold</b>').tagName).toBe('STRONG');
    const link = screen.getByRole('link', { name: 'https://other.example' });
    expect(link.getAttribute('href')).toBe('https://a.example');
    expect(link.querySelector('a')).toBeNull();
    const list = screen.getByRole('list') as HTMLOListElement;
    expect([list.tagName, list.dir, list.start]).toEqual(['OL', 'rtl', 3]);
    expect(screen.getByRole('columnheader', { name: 'Case' })).toBeTruthy();
  });

  it('without marks leads with its Arabic, as texts always did', () => {
    show([
      text({
        type: 'paragraph',
        content: [
          { type: 'text', text: 'جَلَسَ سَالِمٌ' },
          { type: 'hardBreak' },
          { type: 'text', text: 'Salim sat.' },
        ],
      }),
    ]);
    expect(screen.getByText('جَلَسَ سَالِمٌ').className).toContain('reading-arabic');
    expect(screen.getByText('Salim sat.')).toBeTruthy();
  });

  // Proves decision-073-8.
  it('is read without its tashkeel where its reader hides that, whatever its marks', () => {
    show([
      text(
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'الاِسْمُ' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'بَابٌ', marks: [{ type: 'bold' }] }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'سَالِمٌ' }] },
      ),
    ]);
    press('Hide tashkeel');
    for (const bare of ['الاسم', 'باب', 'سالم']) expect(screen.getByText(bare)).toBeTruthy();
  });

  it('offers no hiding of the tashkeel that an exercise asks for', () => {
    const exercise: Exercise = {
      type: 'choice',
      prompt: 'بَابٌ',
      options: ['door', 'house'],
      answer: 0,
      explanation: '',
    };
    show([{ id: 'asked', kind: 'exercise', exercise }]);
    expect(screen.getByRole('button', { name: 'Larger Arabic' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hide tashkeel' })).toBeNull();
  });
});

describe('lines', () => {
  // Proves decision-073-8.
  it('tell of a word of the lesson that is tapped, whatever is written onto it', async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    show([lines]);
    press('بِالْبَابِ');
    const told = within(await screen.findByRole('dialog', { hidden: true }));
    for (const one of ['بَابٌ', 'door', 'kofa', 'ب و ب', 'أَبْوَابٌ', 'الْبَابُ مَفْتُوحٌ.']) {
      expect(told.getByText(one)).toBeTruthy();
    }
    expect(told.queryByText('Yorùbá')).toBeNull();
  });

  // Proves decision-073-8.
  it('hide their tashkeel and their English, and remember it', () => {
    show([lines]);
    press('Hide tashkeel');
    press('Hide English');
    expect(screen.getByText(/من/).textContent).toBe('من بالباب؟');
    expect(screen.queryByText('Who is at the door?')).toBeNull();
    expect(useReading.getState()).toMatchObject({ hidesTashkeel: true, hidesEnglish: true });
  });

  // Proves decision-073-8.
  it('are followed in their sound, at the speed chosen, and heard one by one', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const { container } = show([{ ...lines, sound: 'material' }], { sound });
    // The file is what is heard.
    expect(screen.queryByText('The file')).toBeNull();
    const audio = container.querySelector('audio') as HTMLAudioElement;
    expect([audio.getAttribute('src'), audio.preload]).toEqual(['/talk.mp3', 'none']);
    const current = () => container.querySelector('[aria-current=true]')?.textContent ?? null;

    press('Listen');
    fireEvent.play(audio);
    expect(play).toHaveBeenCalled();
    audio.currentTime = 2.1;
    fireEvent.timeUpdate(audio);
    expect(current()).toContain('Salim');
    fireEvent.click(screen.getByRole('radio', { name: '0.6×' }));
    expect(audio.playbackRate).toBe(0.6);
    fireEvent.pause(audio);
    expect(current()).toBeNull();

    fireEvent.click(screen.getAllByRole('button', { name: /^Hear this line/ })[0] as Element);
    expect(audio.currentTime).toBe(0);
    fireEvent.play(audio);
    audio.currentTime = 2.05;
    fireEvent.timeUpdate(audio);
    expect(pause).toHaveBeenCalledOnce();
  });

  // Proves decision-095-3.
  it('are heard in a sound of their own before the file, and a line again and again', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const file = { key: 'ours', kind: 'audio', path: 'ours.mp3', extension: 'mp3', bytes: 9000 };
    const files = { files: [file as LessonFile], take: 0, onReload: vi.fn(), reloading: false };
    const block: Block = { ...lines, sound: 'material', file: 'ours', length: 9000 };
    const { container } = show([block], { sound, files });
    const audio = container.querySelector('audio') as HTMLAudioElement;
    expect([audio.getAttribute('src'), audio.preload]).toEqual(['/ours.mp3', 'none']);
    const repeat = screen.getByRole('button', { name: 'Repeat the line' });
    fireEvent.click(repeat);
    expect(repeat.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getAllByRole('button', { name: /^Hear this line/ })[0] as Element);
    fireEvent.play(audio);
    audio.currentTime = 2.05;
    fireEvent.timeUpdate(audio);
    expect([audio.currentTime, pause.mock.calls.length]).toEqual([0, 0]);
    // Let go, reading goes on with the next line.
    fireEvent.click(repeat);
    audio.currentTime = 2.05;
    fireEvent.timeUpdate(audio);
    expect(container.querySelector('[aria-current=true]')?.textContent).toContain('Salim');
  });

  it('say so when their sound does not come', () => {
    const { container } = show([{ ...lines, sound: 'material' }], { sound });
    fireEvent.error(container.querySelector('audio') as Element);
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    press('Reload');
    expect(sound.onReload).toHaveBeenCalled();
  });

  it('are only read where the lesson has no sound', () => {
    const { container } = show([{ ...lines, sound: 'material' }]);
    expect(container.querySelector('audio')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Hear this line/ })).toBeNull();
    expect(screen.getByText('The file')).toBeTruthy();
  });
});
