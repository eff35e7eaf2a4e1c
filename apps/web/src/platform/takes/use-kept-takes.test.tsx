import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../test/indexed-db.ts';
import { FakeMicrophone } from '../../test/fake-microphone.ts';
import { mockServer } from '../../test/mock-server.tsx';
import { type MockUploads, mockUploads } from '../../test/mock-uploads.ts';
import { VoiceRecorder } from '../../ui/voice/voice-recorder.tsx';
import type { Finish } from './send-slot.ts';
import { useTakeStore } from './take-store.ts';
import { useKeptTakes } from './use-kept-takes.ts';

const SLOT = 'homework/9/b2';
let uploads: MockUploads;
const handIn = vi.fn<Finish<string>>();

beforeEach(() => {
  localStorage.clear();
  indexedDB.deleteDatabase('takes');
  useTakeStore.setState({}, true);
  uploads = mockUploads(mockServer());
  new FakeMicrophone();
  handIn.mockReset();
  handIn.mockResolvedValue('18:42');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A screen as the doc comment of the hook shows one. */
function Homework() {
  const kept = useKeptTakes(SLOT);
  const [said, setSaid] = useState('');
  const refused = (error: Error) => setSaid(error.name);
  const send = (note: unknown) =>
    void kept.send(note, handIn).then((at) => setSaid(`Handed in ${at}`), refused);
  const sendOn = useEffectEvent(() => kept.wish && send(kept.wish.note));
  const isWanted = kept.wish !== null;
  useEffect(() => {
    if (isWanted) sendOn();
  }, [isWanted]);
  if (kept.takes === null) return null;
  const take = kept.takes.find(({ place }) => place === 'whole');
  return (
    <>
      <VoiceRecorder
        take={take ?? null}
        onTake={(made) => void kept.keep('whole', made)}
        onSoFar={(made) => void kept.keepSoFar('whole', made)}
        onDrop={() => void kept.drop('whole')}
      />
      <p>{take?.isOnDevice && 'Kept on this phone'}</p>
      <p>{kept.share !== null && `Sending ${Math.round(kept.share * 100)} %`}</p>
      <p>{said}</p>
      <button type="button" onClick={() => send({ text: 'salam' })}>
        Hand in
      </button>
      <button type="button" onClick={() => void kept.stop()}>
        Not now
      </button>
      <button type="button" onClick={() => void kept.dropAll()}>
        Drop all
      </button>
    </>
  );
}

const press = (name: string) =>
  act(() => void fireEvent.click(screen.getByRole('button', { name })));
async function record() {
  await screen.findByRole('button', { name: 'Record' });
  press('Record');
  await screen.findByRole('button', { name: 'Stop' });
  press('Stop');
  await screen.findByText('Kept on this phone');
}

// Proves ours-368, ours-369.
it('says that it is kept, how much is sent, and handed in only when the server has answered', async () => {
  let answer: (at: string) => void = () => undefined;
  handIn.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(<Homework />);
  await record();
  press('Hand in');
  expect(await screen.findByText('Sending 0 %')).toBeTruthy();
  await vi.waitFor(() => expect(handIn).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Handed in/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Play: Your recording' })).toBeTruthy();
  answer('18:42');
  expect(await screen.findByText('Handed in 18:42')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play: Your recording' })).toBeNull();
  const [sent] = handIn.mock.calls[0] ?? [];
  expect(sent).toMatchObject({
    note: { text: 'salam' },
    takes: [{ place: 'whole', upload: 'upload-1' }],
  });
});

// Proves ours-369.
it('goes on by itself where the page was loaded anew after the press', async () => {
  handIn.mockImplementationOnce(
    (_sent, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      }),
  );
  render(<Homework />);
  await record();
  press('Hand in');
  await vi.waitFor(() => expect(handIn).toHaveBeenCalledOnce());
  cleanup();
  // Whatever the page held is gone; what it was sending ends with it.
  const wish = Object.values(useTakeStore.getState())[0]?.wish;
  useTakeStore.setState({}, true);
  render(<Homework />);
  expect(await screen.findByText('Handed in 18:42')).toBeTruthy();
  expect(handIn.mock.calls[1]?.[0].requestKey).toBe(wish?.requestKey);
  expect(uploads.begun).toBe(1);
});

it('rests when its person says so, and all of it is thrown away by a press', async () => {
  Object.assign(uploads, { cuts: 1_000, cutAfter: 1 });
  render(<Homework />);
  await record();
  press('Hand in');
  expect(await screen.findByText(/^Sending/)).toBeTruthy();
  press('Not now');
  expect(await screen.findByText('AbortError')).toBeTruthy();
  expect(screen.getByText('Kept on this phone')).toBeTruthy();
  press('Drop all');
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
});
