// Proves ours-237.

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { sentMeeting } from '../../test/a-meeting.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { MeetingPage } from './meeting-page.tsx';

const LINK = 'https://meet.example/roots';

let server: MockServer;
let open: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T16:55:00Z') });
  server = mockServer();
  open = vi.fn();
  vi.stubGlobal('open', open);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const render = () =>
  renderAt(
    '/meetings/11',
    <Routes>
      <Route path="/meetings/:id" element={<MeetingPage />} />
    </Routes>,
  );
const show = (own: Parameters<typeof sentMeeting>[0] = {}) => {
  server.reply('get_my_meeting', () => ok(sentMeeting(own)));
  render();
};
const button = (name: string) => screen.findByRole('button', { name });

it('says whose meeting it is and what an hour costs, and opens the link that the press brings', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Roots and Patterns' })).toBeTruthy();
  expect(screen.getByText('Ustadha Huda')).toBeTruthy();
  expect(screen.getByText(/30 MB by voice, some 600 MB with video/)).toBeTruthy();
  expect(document.body.textContent).not.toContain(LINK);
  server.reply('join_meeting', () => ok({ place: LINK, presence: 'present' }));
  fireEvent.click(await button('Join'));
  const link = await screen.findByRole('link', { name: 'Open the meeting' });
  expect(link.getAttribute('href')).toBe(LINK);
  expect(open).toHaveBeenCalledWith(LINK, '_blank', 'noopener,noreferrer');
  expect(server.of('join_meeting')[0]?.fields.get('meeting_id')).toBe('11');
});

// Proves ours-386.
it('where there is no link yet one waits for it and has not arrived; it says when the link is here', async () => {
  show({ hasPlace: false });
  expect(await screen.findByText(/The link is not here yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  server.reply('join_meeting', () => ok({ place: '' }));
  server.reply('get_my_meeting', () => ok(sentMeeting({ hasPlace: false, source: 'asked' })));
  fireEvent.click(await button('Wait for the link'));
  expect(await screen.findByText(/You wait for the link/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wait for the link' })).toBeNull();
  expect(screen.queryByText('Present')).toBeNull();
  expect(screen.queryByText(/noted as arrived\.$/)).toBeNull();
  expect(open).not.toHaveBeenCalled();
  server.reply('get_my_meeting', () => ok(sentMeeting({ source: 'asked' })));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/The link is here/)).toBeTruthy();
  server.reply('join_meeting', () => refused('subscription_expired', 'Please renew.'));
  fireEvent.click(await button('Join'));
  expect(await screen.findByText('Please renew.')).toBeTruthy();
});

it('before it opens, one says that one cannot come, and takes it back', async () => {
  vi.setSystemTime(new Date('2027-01-05T15:00:00Z'));
  show();
  expect(await screen.findByText(/You can join from/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  fireEvent.click(await button('I cannot come'));
  server.reply('ask_excuse', () => ok(null));
  const excused = { source: 'asked', excuse: 'I travel' } as const;
  server.reply('get_my_meeting', () => ok(sentMeeting(excused)));
  fireEvent.change(await screen.findByLabelText(/Why can you not come/), {
    target: { value: 'I travel' },
  });
  fireEvent.click(await button('Ask to be excused'));
  expect(await screen.findByText(/You have asked to be excused:/)).toBeTruthy();
  expect(screen.queryByText('Excused')).toBeNull();
  expect(server.of('ask_excuse')[0]?.fields.get('reason')).toBe('I travel');
  server.reply('take_back_excuse', () => ok(null));
  server.reply('get_my_meeting', () => ok(sentMeeting()));
  fireEvent.click(await button('I can come after all'));
  expect(await button('I cannot come')).toBeTruthy();
});

it('in a room there is no link to press: the code is the arrival', async () => {
  show({ room: 'Room 2' });
  expect(await screen.findByText('Room 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  const field = screen.getByLabelText(/Code on the board/);
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.click(await button('I am here'));
  expect(await screen.findByText('The code has six digits.')).toBeTruthy();
  server.reply('enter_meeting_code', () => refused('meeting_code_wrong', 'Not the code of now.'));
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.click(await button('I am here'));
  expect(await screen.findByText('Not the code of now.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('123456');
  server.reply('enter_meeting_code', () => ok({ presence: 'present' }));
  server.reply('get_my_meeting', () =>
    ok(sentMeeting({ room: 'Room 2', presence: 'present', source: 'code' })),
  );
  fireEvent.click(await button('I am here'));
  await waitFor(() => expect(screen.queryByLabelText(/Code on the board/)).toBeNull());
  expect(screen.getByText('Present')).toBeTruthy();
});

it('asks nobody whether they are in the room of whom it is said already', async () => {
  show();
  expect(await screen.findByText('Are you in the room?')).toBeTruthy();
  for (const source of ['joined', 'teacher', 'office'] as const) {
    cleanup();
    show({ presence: 'present', source });
    expect(await screen.findByText('Present')).toBeTruthy();
    expect(screen.queryByText('Are you in the room?'), source).toBeNull();
  }
});

// Proves ours-230.
it('whoever is signed in as the student says nothing for them', async () => {
  useAuthStore.setState({ user: { ...amina, actingAdmin: 'Idris' } });
  for (const now of ['2027-01-05T15:00:00Z', '2027-01-05T16:55:00Z']) {
    vi.setSystemTime(new Date(now));
    show();
    expect(await screen.findByText(/^Only the student can say/)).toBeTruthy();
    for (const name of ['Join', 'I cannot come', 'I am here']) {
      expect(screen.queryByRole('button', { name }), name).toBeNull();
    }
    cleanup();
  }
});

it('says that it was moved, is not held, is over, and that there is none', async () => {
  show({ movedFrom: new Date('2027-01-04T17:00:00Z'), reason: 'A strike' });
  expect(await screen.findByText(/^Moved from Mon, 4 Jan/)).toBeTruthy();
  expect(screen.getByText('A strike')).toBeTruthy();
  cleanup();
  show({ state: 'cancelled', reason: 'Eid' });
  expect(await screen.findByText('This meeting is not held.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I cannot come' })).toBeNull();
  cleanup();
  vi.setSystemTime(new Date('2027-01-06T15:00:00Z'));
  const told = { taught: 'Roots', homework: 'Page 12', lesson: 'Patterns', lessonRand: 'l-3' };
  show({ ...told, presence: 'late', source: 'joined' });
  expect(await screen.findByText('This meeting is over.')).toBeTruthy();
  expect(screen.getByText('Page 12')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Patterns' }).getAttribute('href')).toBe(
    '/classes/roots/lessons/l-3',
  );
  cleanup();
  server.reply('get_my_meeting', () => refused('meeting_not_found', 'None.'));
  render();
  expect(await screen.findByText('There is no such meeting')).toBeTruthy();
});
