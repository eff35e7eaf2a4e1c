import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SoundButton } from './sound-button.tsx';

/** The sounds that were made, as a browser would play them. */
const made: FakeAudio[] = [];
class FakeAudio {
  onended = () => undefined;
  onplaying = () => undefined;
  onerror = () => undefined;
  pause = vi.fn();
  play = vi.fn(() => answer());
  source: string;
  constructor(source: string) {
    this.source = source;
    made.push(this);
  }
}
let answer: () => Promise<void>;

beforeEach(() => {
  made.length = 0;
  answer = async () => undefined;
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => act(async () => void fireEvent.click(button(name)));

// Proves decision-095-2.
it('fetches nothing before it is pressed, then plays, and stops by a second press', async () => {
  render(<SoundButton path="files/a.mp3?sig=1" word="بَيْتٌ" />);
  expect(made).toEqual([]);
  await press('Hear بَيْتٌ');
  expect(made[0]?.source).toBe('/files/a.mp3?sig=1');
  expect(button('Stop بَيْتٌ').getAttribute('aria-busy')).toBe('true');
  act(() => made[0]?.onplaying());
  expect(button('Stop بَيْتٌ').getAttribute('aria-busy')).toBeNull();
  await press('Stop بَيْتٌ');
  expect(made[0]?.pause).toHaveBeenCalled();
  expect(button('Hear بَيْتٌ')).toBeTruthy();
});

it('stops another one, and itself when it goes from the screen', async () => {
  const { unmount } = render(
    <>
      <SoundButton path="a.mp3" word="one" />
      <SoundButton path="b.mp3" word="two" />
    </>,
  );
  await press('Hear one');
  await press('Hear two');
  expect(made[0]?.pause).toHaveBeenCalled();
  expect(button('Hear one')).toBeTruthy();
  unmount();
  expect(made[1]?.pause).toHaveBeenCalled();
});

it('says when the sound does not come, and tries again', async () => {
  render(<SoundButton path="a.mp3" word="one" />);
  answer = () => Promise.reject(new DOMException('gone', 'NotSupportedError'));
  await press('Hear one');
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  answer = async () => undefined;
  await press('Hear one');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(made).toHaveLength(2);
});

it('is heard at once where that is wanted, and waits where the browser forbids it', async () => {
  answer = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await act(async () => void render(<SoundButton path="a.mp3" word="one" isHeardAtOnce />));
  expect(made).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(button('Hear one')).toBeTruthy();
});
