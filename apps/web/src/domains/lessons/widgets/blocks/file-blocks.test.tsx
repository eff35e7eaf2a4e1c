import type { Block } from '@institute/contract/lessons/blocks';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReading } from '../reading/reading-store.ts';
import { LessonBlocks } from './lesson-blocks.tsx';

const file = (key: string, kind: LessonFile['kind'], extension: string, bytes = 12_000) => ({
  ...{ key, kind, extension, bytes, path: `files/${key}.${extension}?sig=1` },
});
const files: LessonFile[] = [
  file('one', 'audio', 'weba', 9000),
  file('two', 'audio', 'mp3', 11_000),
  file('note', 'audio', 'ogg', 8000),
  file('small', 'image', 'webp'),
  file('large', 'image', 'jpg', 1_200_000),
  file('film', 'video', 'mp4', 3_000_000),
  file('sheet', 'pdf', 'pdf', 320_000),
];
const onReload = vi.fn();

const show = (...blocks: Block[]) =>
  render(
    <LessonBlocks
      blocks={blocks}
      material={null}
      sound={null}
      files={{ files, take: 0, onReload, reloading: false }}
      words={[]}
      wordList={null}
    />,
  );
const lines: Block = {
  id: 'talk',
  kind: 'lines',
  lines: [
    { id: '1', arabic: 'مَنْ بِالْبَابِ؟', translation: 'Who?', sound: 'one' },
    { id: '2', arabic: 'لَا أَحَدَ.', translation: 'Nobody.' },
    { id: '3', arabic: 'أَنَا سَالِمٌ.', translation: 'It is I.', sound: 'two' },
  ],
};

beforeEach(() => useReading.setState(useReading.getInitialState()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a file in a lesson', () => {
  // Proves ours-121.
  it('is a sound where the server found one, also a voice note, whose ending stands for films too', () => {
    const { container } = show({ id: 'a', kind: 'sound', file: 'note', title: 'PTT' });
    expect(container.querySelector('audio')?.getAttribute('aria-label')).toBe('PTT');
    expect(container.querySelector('video')).toBeNull();
  });

  // Proves decision-080-3.
  it('says its size, and nothing of a sound or a film is fetched before it is played', () => {
    const { container } = show(
      { id: 'a', kind: 'sound', file: 'two', title: 'Greetings' },
      { id: 'b', kind: 'film', url: '', file: 'film', title: 'Writing' },
    );
    const audio = container.querySelector('audio');
    expect([audio?.preload, audio?.getAttribute('aria-label')]).toEqual(['none', 'Greetings']);
    expect(container.querySelector('video')?.preload).toBe('none');
    expect(container.textContent).toContain('11 kB');
    expect(container.textContent).toContain('3 MB');
  });

  // Proves decision-080-3.
  it('is a picture with its description, fetched once it is seen, a large one once it is asked for', () => {
    show(
      { id: 'a', kind: 'picture', file: 'small', alt: 'A market' },
      { id: 'b', kind: 'picture', file: 'large', alt: 'A map' },
    );
    expect(screen.getByRole('img', { name: 'A market' }).getAttribute('loading')).toBe('lazy');
    expect(screen.queryByRole('img', { name: 'A map' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the picture (1.2 MB)' }));
    expect(screen.getByRole('img', { name: 'A map' })).toBeTruthy();
  });

  it('is opened beside the lesson', () => {
    show({ id: 'a', kind: 'file', file: 'sheet', title: 'Worksheet' });
    const link = screen.getByRole('link', { name: /Worksheet/ });
    expect(link.getAttribute('href')).toBe('/files/sheet.pdf?sig=1');
    expect(link.textContent).toContain('PDF, 320 kB');
  });

  it('that is gone, or does not come, says so', () => {
    const { container } = show(
      { id: 'a', kind: 'sound', file: 'none', title: '' },
      { id: 'b', kind: 'sound', file: 'one', title: '' },
    );
    expect(screen.getByText('This file is not there any more.')).toBeTruthy();
    fireEvent.error(container.querySelector('audio') as Element);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onReload).toHaveBeenCalled();
  });
});

describe('lines with sounds of their own', () => {
  // Proves decision-080-3.
  it('are heard one by one, and all after each other', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { container } = show(lines);
    const audio = container.querySelector('audio') as HTMLAudioElement;
    const current = () => container.querySelector('[aria-current=true]')?.textContent ?? null;
    expect(audio.getAttribute('src')).toBeNull();
    expect(screen.getByRole('button', { name: /^Listen/ }).textContent).toContain('20 kB');
    const each = screen.getAllByRole('button', { name: /^Hear this line/ });
    expect(each).toHaveLength(2);

    fireEvent.click(each[1] as Element);
    fireEvent.play(audio);
    expect(audio.getAttribute('src')).toBe('/files/two.mp3?sig=1');
    expect(current()).toContain('It is I.');
    fireEvent.ended(audio);
    expect(current()).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: /^Listen/ }));
    fireEvent.play(audio);
    expect(current()).toContain('Who?');
    fireEvent.ended(audio);
    fireEvent.play(audio);
    expect(audio.getAttribute('src')).toBe('/files/two.mp3?sig=1');
    fireEvent.ended(audio);
    expect(current()).toBeNull();
  });

  it('are heard at the speed chosen', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { container } = show(lines);
    const audio = container.querySelector('audio') as HTMLAudioElement;
    fireEvent.click(screen.getByRole('radio', { name: '0.6×' }));
    fireEvent.click(screen.getByRole('button', { name: /^Listen/ }));
    fireEvent.loadedMetadata(audio);
    expect(audio.playbackRate).toBe(0.6);
  });
});
