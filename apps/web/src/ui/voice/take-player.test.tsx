// Proves ours-367.

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TakeControls, TakePlayer, type TakePlayerProps } from './take-player.tsx';

/** What was made to be heard, in turn. */
let made: FakeAudio[];

class FakeAudio {
  src: string;
  currentTime = 0;
  duration = Number.POSITIVE_INFINITY;
  readyState = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  isPlaying = false;
  onloadedmetadata = () => undefined;
  ontimeupdate = () => undefined;
  onplaying = () => undefined;
  onwaiting = () => undefined;
  onpause = () => undefined;
  onended = () => undefined;
  onerror = () => undefined;
  constructor(src: string) {
    this.src = src;
    made.push(this);
  }
  async play() {
    this.isPlaying = true;
    this.readyState = 4;
    this.onloadedmetadata();
    this.onplaying();
  }
  pause() {
    if (this.isPlaying) this.onpause();
    this.isPlaying = false;
  }
  /** It has come to a second. */
  reach(seconds: number) {
    this.currentTime = seconds;
    this.ontimeupdate();
  }
}

beforeEach(() => {
  made = [];
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const take = { sound: 'files/a.m4a?sig=1', bytes: 240_000, seconds: 83, levels: [50, 100] };
const player = (props: Partial<TakePlayerProps> = {}) => (
  <TakePlayer {...{ ...take, name: 'Salam', ...props }} />
);
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const slider = () => screen.getByRole('slider', { name: 'Place in: Salam' });

it('says length and weight, and fetches nothing before it is played', async () => {
  render(player());
  expect(screen.getByText('1:23 · 240 kB')).toBeTruthy();
  expect(slider().getAttribute('aria-valuetext')).toBe('0:00 of 1:23');
  fireEvent.change(slider(), { target: { value: '40' } });
  expect(made).toEqual([]);
  await press('Play: Salam');
  expect(made[0]?.src).toContain('files/a.m4a?sig=1');
  expect(made[0]?.currentTime).toBe(40);
  expect(screen.getByRole('button', { name: 'Pause: Salam' })).toBeTruthy();
});

it('is heard from any place, at three speeds, and rests by Space where something is to be pinned', async () => {
  const onPause = vi.fn();
  const ref = createRef<TakeControls>();
  render(player({ onPause, ref }));
  await press('Play: Salam');
  fireEvent.click(screen.getByLabelText('0.75×'));
  expect(made[0]?.playbackRate).toBe(0.75);
  fireEvent.click(screen.getByLabelText('1.25×'));
  expect(made[0]?.playbackRate).toBe(1.25);
  act(() => made[0]?.reach(12.5));
  expect(screen.getByText('0:12 / 1:23')).toBeTruthy();
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect(made[0]?.currentTime).toBe(14.5);
  fireEvent.keyDown(slider(), { key: ' ' });
  expect([made[0]?.isPlaying, onPause.mock.calls]).toEqual([false, [[14.5]]]);
  expect(ref.current?.now()).toBe(14.5);
  act(() => ref.current?.seek(500));
  expect(ref.current?.now()).toBe(83);
  await act(async () => ref.current?.toggle());
  expect(made).toHaveLength(1);
  expect(made[0]?.isPlaying).toBe(true);
});

it('leads to what is pinned in it', async () => {
  const onMarker = vi.fn();
  const markers = [{ id: 4, at: 61, label: 'Reply at 1:01' }];
  render(player({ markers, onMarker }));
  await press('Play: Salam');
  await press('Reply at 1:01');
  expect(made[0]?.currentTime).toBe(61);
  expect(onMarker).toHaveBeenCalledWith(markers[0]);
});

it('is heard alone', async () => {
  render(
    <>
      {player()}
      {player({ name: 'Model', sound: new Blob(['model']), seconds: null })}
    </>,
  );
  await press('Play: Salam');
  await press('Play: Model');
  expect(made.map(({ isPlaying }) => isPlaying)).toEqual([false, true]);
  expect(made[1]?.src).toMatch(/^blob:/);
});

it('knows its length by itself where nobody said it', async () => {
  render(player({ seconds: null, bytes: null }));
  expect(slider()).toHaveProperty('disabled', true);
  await press('Play: Salam');
  act(() => {
    Object.assign(made[0] ?? {}, { duration: 30 });
    made[0]?.onloadedmetadata();
    made[0]?.reach(15);
  });
  expect(screen.getByText('0:15 / 0:30')).toBeTruthy();
});

it('asks for another address where one has run out, and goes on where it was', async () => {
  const onReload = vi.fn(async () =>
    view.rerender(player({ onReload, sound: 'files/a.m4a?sig=2' })),
  );
  const view = render(player({ onReload }));
  await press('Play: Salam');
  act(() => made[0]?.reach(20));
  act(() => made[0]?.onerror());
  expect(screen.getByText('The recording could not be loaded.')).toBeTruthy();
  await press('Load again');
  await waitFor(() => expect(made[1]?.src).toContain('sig=2'));
  expect(made[1]?.currentTime).toBe(20);
});
