import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer, renderAt } from '../../../test/mock-server.tsx';
import { TapDialog } from './tap-dialog.tsx';
import { tapText as words } from './text.ts';

const lines = ['بَابٌ', 'بَيْتٌ', 'قَلَمٌ'].map((arabic, at) => ({
  ...{ id: `l${at}`, arabic, translation: '' },
}));
const onDone = vi.fn();
const onClose = vi.fn();
let audio: HTMLAudioElement;
let duration: number;

beforeEach(async () => {
  mockServer();
  duration = 9;
  onDone.mockReset();
  onClose.mockReset();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockImplementation(() => duration);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    fireEvent.play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    fireEvent.pause(this);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open() {
  renderAt('/', <TapDialog lines={lines} path="files/a.mp3" onDone={onDone} onClose={onClose} />);
  audio = document.querySelector('audio') as HTMLAudioElement;
  await act(async () => void fireEvent.loadedMetadata(audio));
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const press = (name: string) => fireEvent.click(button(name));
const marks = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
/** Presses a key on the large button at a moment of the sound. */
function tapAt(seconds: number, name: string, key = ' ') {
  audio.currentTime = seconds;
  fireEvent.keyDown(button(name), { key });
}

describe('tapping along', () => {
  // Proves decision-095-3.
  it('marks line after line by a key, once for a key that is held', async () => {
    await open();
    fireEvent.keyDown(button(words.startWith), { key: ' ' });
    tapAt(0.5, words.begins(1));
    fireEvent.keyDown(button(words.begins(2)), { key: ' ', repeat: true });
    tapAt(3.25, words.begins(2), 'Enter');
    expect(marks()).toEqual(['0:00.5', '0:03.2', words.unmarked]);
    tapAt(6, words.begins(3));
    expect(button(words.all)).toHaveProperty('disabled', true);
    press(words.done);
    expect(onDone).toHaveBeenCalledWith([500, 3250, 6000], 9000);
    expect(onClose).toHaveBeenCalled();
  });

  // Proves decision-095-3.
  it('marks when it is touched, and counts the click that follows as the same', async () => {
    await open();
    press(words.play);
    audio.currentTime = 1;
    fireEvent.pointerDown(button(words.begins(1)), { button: 0 });
    audio.currentTime = 1.4;
    fireEvent.click(button(words.begins(2)));
    expect(marks()).toEqual(['0:01.0', words.unmarked, words.unmarked]);
    // A program that presses for somebody clicks alone.
    audio.currentTime = 2;
    fireEvent.click(button(words.begins(2)));
    expect(marks()).toEqual(['0:01.0', '0:02.0', words.unmarked]);
  });

  // Proves decision-095-3.
  it('takes a mark back and goes back in the sound, nudges, and starts anew', async () => {
    await open();
    press(words.play);
    tapAt(1, words.begins(1));
    tapAt(4, words.begins(2));
    press(words.later(2));
    press(words.earlier(1));
    expect(marks()).toEqual(['0:00.9', '0:04.1', words.unmarked]);
    audio.currentTime = 6;
    press(words.undo);
    expect(audio.currentTime).toBeCloseTo(2.6);
    expect(marks()).toEqual(['0:00.9', words.unmarked, words.unmarked]);
    press(words.anew);
    expect(audio.currentTime).toBe(0);
    expect(button(words.undo)).toHaveProperty('disabled', true);
    press(words.done);
    expect(onDone).toHaveBeenCalledWith([null, null, null], 9000);
  });

  it('lets one line be heard, which is lit', async () => {
    await open();
    press(words.play);
    tapAt(1, words.begins(1));
    tapAt(4, words.begins(2));
    press(words.hear(2));
    expect(audio.currentTime).toBe(4);
    fireEvent.timeUpdate(audio);
    const lit = document.querySelector<HTMLElement>('[aria-current=true]');
    expect(within(lit as HTMLElement).getByText('بَيْتٌ')).toBeTruthy();
  });

  it('finds out how long a recording is that does not say', async () => {
    duration = Number.POSITIVE_INFINITY;
    await open();
    expect(button(words.startWith)).toHaveProperty('disabled', true);
    duration = 7.5;
    await act(async () => void fireEvent.durationChange(audio));
    expect(audio.currentTime).toBe(0);
    press(words.done);
    expect(onDone).toHaveBeenCalledWith([null, null, null], 7500);
  });

  it('changes nothing of a sound that does not come, and says so', async () => {
    duration = Number.NaN;
    await open();
    await act(async () => void fireEvent.error(audio));
    expect(screen.getByText(words.failed).getAttribute('role')).toBe('alert');
    press(words.done);
    expect(onDone).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });
});
