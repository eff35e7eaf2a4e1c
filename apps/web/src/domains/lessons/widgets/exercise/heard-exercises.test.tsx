import type { Exercise } from '@institute/contract/exercises/kinds';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilFocused } from '../../../../test/focus.ts';
import { useReading } from '../reading/reading-store.ts';
import { ExerciseBlock } from './exercise-block.tsx';

const file: LessonFile = {
  ...{ key: 'voice', kind: 'audio', extension: 'mp3', bytes: 9000, path: 'files/voice.mp3?sig=1' },
};
const onReload = vi.fn();
const common = { prompt: 'Listen.', explanation: 'A school.', sound: 'voice' };
const dictation: Exercise = {
  ...common,
  type: 'dictation',
  accepted: ['مَدْرَسَةٌ'],
  strictness: 'hamza',
  nearly: 50,
};
const show = (exercise: Exercise, files: LessonFile[] = [file]) =>
  render(
    <ExerciseBlock exercise={exercise} files={{ files, take: 0, onReload, reloading: false }} />,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Enter in a field, as browsers hand it to its form. */
const enter = (label: string) => fireEvent.submit(screen.getByLabelText(label));
const verdict = () => screen.getByRole('status').textContent;
const audio = () => document.querySelector('audio') as HTMLAudioElement;

beforeEach(() => useReading.setState(useReading.getInitialState()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a dictation', () => {
  // Proves decision-092-1.
  it('fetches nothing before it is played, and is heard again at another speed', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    show(dictation);
    expect([audio().preload, audio().getAttribute('src')]).toEqual([
      'none',
      expect.stringContaining('files/voice.mp3?sig=1'),
    ]);
    press(/^Listen/);
    fireEvent.play(audio());
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    fireEvent.pause(audio());
    fireEvent.click(screen.getByRole('radio', { name: '0.6×' }));
    expect(audio().playbackRate).toBe(0.6);
    press(/^Listen/);
    expect(play).toHaveBeenCalledTimes(2);
  });

  // Proves decision-092-1.
  it('tells nothing of its answer before it is given', () => {
    const { container } = show(dictation);
    expect(container.innerHTML).not.toContain('مَدْرَسَةٌ');
    expect(container.innerHTML).not.toContain(common.explanation);
  });

  // Proves decision-092-1.
  it('names the slip of what is nearly right, and marks the letter', () => {
    show(dictation);
    type('Your answer', 'مدرسه');
    enter('Your answer');
    expect(verdict()).toMatch(/^Nearly right50 %Tāʾ marbūṭa:/);
    expect(document.querySelector('mark')?.textContent).toBe('ةٌ');
    // It may be heard on.
    expect(screen.getByRole('button', { name: /^Listen/ })).toBeTruthy();
    press('Try again');
    type('Your answer', 'بيت');
    enter('Your answer');
    expect(verdict()).toBe('Not yet');
    expect(screen.getByText('مَدْرَسَةٌ')).toBeTruthy();
    press('Try again');
    type('Your answer', 'مدرسة');
    enter('Your answer');
    expect(verdict()).toBe('Right');
  });

  it('whose sound does not come asks for it again, and says when it is gone', () => {
    show(dictation);
    fireEvent.error(audio());
    press('Reload');
    expect(onReload).toHaveBeenCalledOnce();
    cleanup();
    show(dictation, []);
    expect(screen.getByText('This file is not there any more.')).toBeTruthy();
  });
});

describe('a choice by what is heard', () => {
  const listen: Exercise = {
    ...common,
    type: 'listen',
    options: ['سَيْفٌ', 'صَيْفٌ', 'ضَيْفٌ'],
    answers: [1],
    several: false,
  };

  // Proves decision-092-2.
  it('of one is judged as a choice', () => {
    show(listen);
    expect(audio()).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'سَيْفٌ' }));
    press('Check');
    expect(verdict()).toBe('Not yet');
    expect(screen.getByRole('radio', { name: /صَيْفٌ/ }).closest('label')?.textContent).toContain(
      'Right',
    );
    press('Try again');
    fireEvent.click(screen.getByRole('radio', { name: 'صَيْفٌ' }));
    press('Check');
    expect(verdict()).toBe('Right');
  });

  // Proves decision-092-2.
  it('of several asks for all of them', () => {
    show({ ...listen, answers: [0, 2], several: true });
    fireEvent.click(screen.getByRole('checkbox', { name: 'سَيْفٌ' }));
    press('Check');
    expect(verdict()).toBe('Not yet');
    press('Try again');
    for (const name of ['سَيْفٌ', 'ضَيْفٌ']) fireEvent.click(screen.getByRole('checkbox', { name }));
    press('Check');
    expect(verdict()).toBe('Right');
  });
});

describe('a word on the scale', () => {
  const scale: Exercise = {
    ...{ prompt: 'Fill the scale.', explanation: '', type: 'pattern', asks: 'word' },
    ...{ root: 'ك-ت-ب', pattern: 'مَفْعُولٌ', accepted: ['مَكْتُوبٌ'] },
    ...{ strictness: 'letters', nearly: 50 },
  };

  // Proves decision-092-3.
  it('is typed from its root and pattern', async () => {
    const { container } = show(scale);
    expect(container.querySelector('dl')?.textContent).toBe('Rootك ت بPatternمَفْعُولٌ');
    expect(container.innerHTML).not.toContain('مَكْتُوبٌ');
    // Nothing typed is no answer yet.
    enter('Your answer');
    expect(screen.queryByRole('status')).toBeNull();
    await untilFocused(() => screen.getByLabelText('Your answer'));
    type('Your answer', 'مكتب');
    enter('Your answer');
    expect(verdict()).toContain('Nearly right50 %');
    expect(document.querySelector('mark')?.textContent).toBe('و');
    press('Try again');
    type('Your answer', 'مكتوب');
    enter('Your answer');
    expect(verdict()).toBe('Right');
  });

  // Proves decision-092-3.
  it('is taken apart into its root and its pattern, each judged by itself', async () => {
    show({ ...scale, asks: 'root' });
    expect(screen.getByText('مَكْتُوبٌ')).toBeTruthy();
    type('Root', 'ك ت ب');
    enter('Root');
    // The other is missing yet.
    expect(screen.queryByRole('status')).toBeNull();
    await untilFocused(() => screen.getByLabelText('Pattern'));
    type('Pattern', 'فاعل');
    enter('Pattern');
    expect(verdict()).toBe('Partly right50 %');
    expect(screen.getByText('مَفْعُولٌ')).toBeTruthy();
    expect(screen.queryByText('ك ت ب')).toBeNull();
    press('Try again');
    type('Root', 'ب ت ك');
    type('Pattern', 'مفعول');
    enter('Pattern');
    expect(verdict()).toBe('Partly right50 %');
    expect(screen.getByText('ك ت ب')).toBeTruthy();
    press('Try again');
    type('Root', 'كتب');
    type('Pattern', 'مفعول');
    enter('Pattern');
    expect(verdict()).toBe('Right');
  });
});
