// Proves ours-285.

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../../../platform/auth-store.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../../test/mock-server.tsx';
import { CalendarButton } from './calendar-button.tsx';

const URL_OF = 'https://institute.example/calendar/KEY.ics';

let server: MockServer;
let madeAt: number;
let isInvited: boolean;
beforeEach(() => {
  server = mockServer();
  madeAt = 0;
  isInvited = false;
  server.reply('get_calendar_feed', () => ok({ made_at: madeAt, invited: isInvited }));
  server.reply('make_calendar_feed', () => {
    madeAt = 1_793_500_000;
    return ok({ url: URL_OF, made_at: madeAt });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole('button', { name });
async function open(meetingId?: number): Promise<void> {
  renderAt('/', <CalendarButton {...(meetingId !== undefined && { meetingId })} />);
  fireEvent.click(await button('Add to my calendar'));
}

it('makes the address by a press, and hands it to the calendar of the phone, Google or the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open();
  fireEvent.click(await button('Connect my calendar'));
  const inCalendar = await screen.findByRole('link', { name: 'Open in my calendar' });
  expect(inCalendar.getAttribute('href')).toBe('webcal://institute.example/calendar/KEY.ics');
  const google = screen.getByRole('link', { name: 'Add to Google Calendar' });
  expect(google.getAttribute('href')).toContain(
    encodeURIComponent('webcal://institute.example/calendar/KEY.ics'),
  );
  fireEvent.click(await button('Copy the address'));
  await button('Copied');
  expect(writeText).toHaveBeenCalledWith(URL_OF);
});

it('says since when it is there, and makes another or ends it once that is confirmed', async () => {
  madeAt = 1_793_500_000;
  server.reply('remove_calendar_feed', () => {
    madeAt = 0;
    return ok(null);
  });
  await open();
  expect(await screen.findByText(/^Connected since/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open in my calendar' })).toBeNull();
  fireEvent.click(await button('Make another address'));
  const asking = await screen.findByRole('dialog', { name: 'Make another address?' });
  expect(server.of('make_calendar_feed')).toHaveLength(0);
  fireEvent.click(within(asking).getByRole('button', { name: 'Make another address' }));
  expect(await screen.findByRole('link', { name: 'Open in my calendar' })).toBeTruthy();
  fireEvent.click(await button('Disconnect'));
  const leaving = await screen.findByRole('dialog', { name: 'Disconnect your calendar?' });
  fireEvent.click(within(leaving).getByRole('button', { name: 'Disconnect' }));
  expect(await button('Connect my calendar')).toBeTruthy();
});

it('says what was refused, and can be pressed again', async () => {
  server.reply('make_calendar_feed', () => refused('unavailable', 'Not now.'));
  await open();
  fireEvent.click(await button('Connect my calendar'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await button('Connect my calendar')).toBeTruthy();
});

it('saves one meeting as a file', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  server.reply('get_meeting_file', () => ok({ name: 'meeting-11.ics', text: 'BEGIN:VCALENDAR' }));
  await open(11);
  fireEvent.click(await button('Save the file'));
  await waitFor(() => expect(saved).toEqual(['meeting-11.ics']));
  expect(server.of('get_meeting_file')[0]?.fields.get('meeting_id')).toBe('11');
});

it('is nothing for an administrator who is signed in as a student', () => {
  useAuthStore.setState({ user: { ...amina, actingAdmin: 'Idris' } });
  renderAt('/', <CalendarButton />);
  expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
});

// Proves ours-319.
it('switches invitations on in a press, and says where that failed', async () => {
  await open();
  const box = await screen.findByRole('checkbox', { name: /^Invitations by e-mail/ });
  server.reply('set_calendar_invites', () => refused('unavailable', 'Not now.'));
  fireEvent.click(box);
  expect(await screen.findByText(/^Your choice could not be saved/)).toBeTruthy();
  await waitFor(() => expect(box).toHaveProperty('checked', false));
  server.reply('set_calendar_invites', ({ fields }) => {
    isInvited = fields.get('wanted') === '1';
    return ok({ invited: isInvited });
  });
  fireEvent.click(box);
  await waitFor(() => expect(isInvited).toBe(true));
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
  expect(box).toHaveProperty('checked', true);
});

// Proves ours-319.
it('offers no invitations to whoever has no e-mail', async () => {
  useAuthStore.setState({ user: { ...amina, email: '' } });
  await open();
  await button('Connect my calendar');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
