import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Take } from '../../platform/takes/take.ts';
import { FakeMicrophone } from '../../test/fake-microphone.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

let microphone: FakeMicrophone;
const onTake = vi.fn<(take: Take) => void>();
const onSoFar = vi.fn<(take: Take | null) => void>();
const onDrop = vi.fn();
beforeEach(() => {
  microphone = new FakeMicrophone();
  for (const spy of [onTake, onSoFar, onDrop]) spy.mockReset();
  const toFake = ['setInterval', 'clearInterval', 'performance'] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (props: Partial<Parameters<typeof VoiceRecorder>[0]> = {}) =>
  render(<VoiceRecorder {...{ onTake, onSoFar, onDrop, ...props }} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string, target: Element = screen.getByRole('group')) =>
  fireEvent.keyDown(target, { key: name });
const says = (words: string | RegExp) => screen.findByText(words);
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
async function begin() {
  press('Record');
  await screen.findByRole('button', { name: 'Stop' });
}
const taken = async () => {
  await waitFor(() => expect(onTake).toHaveBeenCalledOnce());
  return onTake.mock.calls[0]?.[0] as Take;
};

describe('a voice', () => {
  // Proves ours-364.
  it('is recorded as every phone plays it: MP4 first, one channel, 24 kbit/s', async () => {
    open();
    await begin();
    expect(microphone.made[0]?.options).toEqual({
      ...{ mimeType: 'audio/mp4', audioBitsPerSecond: 24_000 },
    });
    expect(microphone.asked[0]).toMatchObject({ audio: { channelCount: 1 } });
    cleanup();
    microphone.records = (type) => type.includes('opus');
    open();
    await begin();
    expect(microphone.made[1]?.mimeType).toBe('audio/webm;codecs=opus');
  });

  // Proves ours-364.
  it('rests and goes on, and the rest is no part of it', async () => {
    open({ maxSeconds: 60 });
    await begin();
    pass(5);
    expect(await says('Recording: 0:05 of 1:00')).toBeTruthy();
    press('Pause');
    pass(30);
    expect(await says('Paused: 0:05 of 1:00')).toBeTruthy();
    expect(onSoFar).toHaveBeenCalled();
    press('Go on');
    pass(3);
    press('Stop');
    expect((await taken()).seconds).toBeCloseTo(8, 1);
    expect(microphone.isFree).toBe(true);
  });

  // Proves ours-364.
  it('begins at once where the press for it was made elsewhere, as soon as it may, and once', async () => {
    const { rerender } = open({ beginsAtOnce: true, isDisabled: true });
    expect(microphone.asked).toEqual([]);
    rerender(<VoiceRecorder {...{ onTake, onSoFar, onDrop }} beginsAtOnce />);
    await screen.findByRole('button', { name: 'Stop' });
    press('Stop');
    await taken();
    rerender(<VoiceRecorder {...{ onTake, onSoFar, onDrop }} beginsAtOnce isDisabled />);
    rerender(<VoiceRecorder {...{ onTake, onSoFar, onDrop }} beginsAtOnce />);
    expect(microphone.made).toHaveLength(1);
  });

  // Proves ours-364.
  it('ends by itself when it has run as long as it may', async () => {
    open({ maxSeconds: 10 });
    await begin();
    pass(9.9);
    expect(onTake).not.toHaveBeenCalled();
    pass(0.1);
    expect((await taken()).seconds).toBe(10);
    expect(screen.queryByText(/was taken away/)).toBeNull();
  });

  // Proves ours-364.
  it('is begun, rested and thrown away by keys, never without a question', async () => {
    open();
    key('r');
    await screen.findByRole('button', { name: 'Stop' });
    key('p');
    await says(/^Paused/);
    key('p');
    await says(/^Recording/);
    key('Escape');
    await says('Throw this recording away?');
    key('Escape');
    expect(await says(/^Paused/)).toBeTruthy();
    press('Throw away');
    press('Keep it');
    press('Go on');
    key('Escape');
    press('Throw away');
    await screen.findByRole('button', { name: 'Record' });
    expect([onTake.mock.calls.length, microphone.isFree]).toEqual([0, true]);
    expect(onSoFar).toHaveBeenLastCalledWith(null);
  });

  // Proves ours-364.
  it('takes R from anywhere on a page that says so, but not from a field', async () => {
    open({ hasPageKeys: true });
    const field = document.body.appendChild(document.createElement('textarea'));
    key('r', field);
    expect(microphone.asked).toEqual([]);
    key('r', document.body);
    await screen.findByRole('button', { name: 'Stop' });
    field.remove();
  });

  // Proves ours-364.
  it('that is there is heard before it is sent, made again, or thrown away after a question', async () => {
    open({ take: { blob: new Blob(['voice']), seconds: 61, levels: [] } });
    expect(screen.getByRole('button', { name: 'Play: Your recording' })).toBeTruthy();
    press('Throw away');
    expect(onDrop).not.toHaveBeenCalled();
    press('Throw away');
    expect(onDrop).toHaveBeenCalledOnce();
    press('Record again');
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play: Your recording' })).toBeNull();
  });
});

describe('what was said is not lost', () => {
  // Proves ours-365.
  it('where the page is hidden: it rests, and is kept so far', async () => {
    open();
    await begin();
    pass(4);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(await says(/The page was left/)).toBeTruthy();
    await waitFor(() => expect(onSoFar.mock.lastCall?.[0]).toMatchObject({ seconds: 4 }));
    vi.restoreAllMocks();
    press('Go on');
    expect(screen.queryByText(/The page was left/)).toBeNull();
    press('Stop');
    await taken();
  });

  // Proves ours-365.
  it('where a call silences the microphone, or takes it away', async () => {
    open();
    await begin();
    pass(3);
    act(() => microphone.silence());
    expect(await says(/gone silent/)).toBeTruthy();
    press('Go on');
    pass(2);
    act(() => microphone.takeAway());
    expect(await says(/The microphone was taken away/)).toBeTruthy();
    expect((await taken()).seconds).toBeCloseTo(5, 1);
  });

  // Proves ours-365.
  it('where the page ends while it runs: within seconds it is given away, later every quarter of a minute', async () => {
    open();
    await begin();
    // Its clock has begun to run.
    await act(async () => undefined);
    pass(4);
    expect(onSoFar).toHaveBeenCalledTimes(1);
    pass(27);
    expect(onSoFar).toHaveBeenCalledTimes(10);
    pass(30);
    expect(onSoFar).toHaveBeenCalledTimes(12);
    cleanup();
    expect(await (await taken()).blob.text()).toMatch(/^voice/);
  });

  // Proves ours-364, ours-365.
  it('where no code comes that mends it: its length is that of the clock', async () => {
    open();
    await begin();
    pass(6);
    press('Stop');
    expect(await taken()).toMatchObject({ seconds: 6, levels: Array(64).fill(0) });
  });
});
