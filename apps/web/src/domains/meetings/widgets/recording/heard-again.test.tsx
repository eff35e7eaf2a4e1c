// Proves ours-331.

import { getRecordings, type HeardMeeting } from '@institute/contract/meetings/recordings';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type MockServer, mockServer, ok, renderAt } from '../../../../test/mock-server.tsx';
import { HeardAgain } from './heard-again.tsx';

const heard = (own: Partial<HeardMeeting> = {}): HeardMeeting => ({
  ...{ meetingId: 11, groupName: '', zone: 'Africa/Lagos', topic: 'Roots', taught: '' },
  startsAt: new Date('2027-01-05T17:00:00Z'),
  endsAt: new Date('2027-01-05T18:00:00Z'),
  sound: { path: 'files/a.m4a?exp=1&sig=a', bytes: 14_000_000, seconds: 3480 },
  ...own,
});

let server: MockServer;
const answer = (...list: HeardMeeting[]) =>
  server.reply('get_recordings', () => ok(z.encode(getRecordings.response, list)));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-08T19:00:00Z') });
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const other = heard({
  ...{ meetingId: 12, topic: '', taught: 'Patterns', startsAt: new Date('2027-01-04T17:00:00Z') },
  sound: { path: 'files/b.m4a?exp=1&sig=b', bytes: 400_000, seconds: null },
});
const audio = () => document.querySelector('audio');

it('lists what there is with its length and weight, and plays one at a time at four speeds', async () => {
  answer(heard(), other);
  renderAt('/', <HeardAgain classId="roots" />);
  expect(await screen.findByText('58 minutes, 14 MB')).toBeTruthy();
  expect(screen.getByText('400 kB')).toBeTruthy();
  expect(screen.getByText('Patterns')).toBeTruthy();
  // Nothing is fetched before it is asked for.
  expect(audio()).toBeNull();
  const [first, second] = screen.getAllByRole('button', { name: /^Hear the meeting/ });
  fireEvent.click(first as HTMLElement);
  expect(audio()?.getAttribute('src')).toContain('files/a.m4a');
  fireEvent.click(screen.getByLabelText('1.25×'));
  expect(audio()?.playbackRate).toBe(1.25);
  fireEvent.click(second as HTMLElement);
  expect(document.querySelectorAll('audio')).toHaveLength(1);
  expect(audio()?.getAttribute('src')).toContain('files/b.m4a');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(audio()).toBeNull();
});

it('asks for another address where one has run out', async () => {
  answer(heard());
  renderAt('/', <HeardAgain classId="roots" meetingId={11} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Hear the meeting/ }));
  fireEvent.error(audio() as HTMLElement);
  expect(await screen.findByText('The recording could not be loaded.')).toBeTruthy();
  answer(heard({ sound: { path: 'files/a.m4a?exp=2&sig=c', bytes: 14_000_000, seconds: 3480 } }));
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(audio()?.getAttribute('src')).toContain('sig=c'));
});

it('is nothing where there is nothing to hear, and of one meeting that one alone', async () => {
  answer(heard(), other);
  renderAt('/', <HeardAgain classId="roots" meetingId={12} />);
  expect(await screen.findByText('Patterns')).toBeTruthy();
  expect(screen.queryByText('Roots')).toBeNull();
  cleanup();
  answer();
  renderAt('/', <HeardAgain classId="stories" />);
  await waitFor(() => expect(server.of('get_recordings')).toHaveLength(2));
  expect(screen.queryByText('Heard again')).toBeNull();
});
