// Proves ours-236.

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentMeeting } from '../../test/a-meeting.ts';
import { type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { NextMeeting } from '../dashboard/next-meeting.tsx';
import { ClassMeetings } from './class-meetings.tsx';

let server: MockServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T15:00:00Z') });
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (day: string, hour: string) => ({
  startsAt: new Date(`2027-01-${day}T${hour}:00Z`),
  endsAt: new Date(`2027-01-${day}T${hour.replace(':00', ':59')}:00Z`),
});
const shown = () => renderAt('/', <ClassMeetings classId="roots" otherwise={<p>The links</p>} />);

it('the next meetings of a class stand with the way to each, and past ones in words', async () => {
  const past = [
    sentMeeting({ id: 5, ...at('03', '17:00'), presence: 'late', source: 'joined' }),
    sentMeeting({ id: 4, ...at('02', '17:00'), state: 'teacher_absent', presence: 'absent' }),
    sentMeeting({ id: 3, ...at('01', '17:00'), presence: 'present', taught: 'Roots' }),
  ];
  const coming = [
    sentMeeting({ id: 11, ...at('05', '17:00') }),
    sentMeeting({ id: 12, ...at('06', '17:00'), state: 'cancelled', reason: 'Eid' }),
  ];
  server.reply('get_my_meetings', () => ok({ coming, past }));
  shown();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/meetings/11', '/meetings/12', '/meetings/5', '/meetings/4', '/meetings/3'],
  ]);
  expect(links[0]?.textContent).toContain('in 2 hours');
  expect(links[1]?.textContent).toContain('Not held');
  expect(links[1]?.textContent).toContain('Eid');
  expect(links[3]?.textContent).toContain('Teacher absent');
  expect(screen.getByText('2 of 2, once late')).toBeTruthy();
  expect(screen.queryByText('The links')).toBeNull();
});

it('a class without meetings shows its links as before', async () => {
  server.reply('get_my_meetings', () => ok({ coming: [], past: [] }));
  shown();
  expect(await screen.findByText('The links')).toBeTruthy();
});

it('the dashboard names the next one with Join while it can be joined, else what a timetable says', async () => {
  vi.setSystemTime(new Date('2027-01-05T17:30:00Z'));
  server.reply('get_my_meetings', () => ok({ coming: [sentMeeting()], past: [] }));
  const prose = { classRand: 'nahw', className: 'Nahw', at: new Date('2027-01-06T10:00:00Z') };
  renderAt('/', <NextMeeting prose={prose} />);
  const link = await screen.findByRole('link', { name: /Roots and Patterns/ });
  expect(link.getAttribute('href')).toBe('/meetings/11');
  expect(link.textContent).toMatch(/Now, until .*Join/);
  expect(screen.queryByText('Nahw')).toBeNull();
  cleanup();
  server.reply('get_my_meetings', () => ok({ coming: [], past: [] }));
  renderAt('/', <NextMeeting prose={prose} />);
  expect((await screen.findByRole('link', { name: /Nahw/ })).getAttribute('href')).toBe(
    '/classes/nahw',
  );
});
