// Proves ours-236.

import type { Kobo } from '@institute/contract/money';
import type { VerifiedPayment } from '@institute/contract/payments/payments';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEnrol } from '../../domains/classes/api.ts';
import { OwnMeeting } from '../../domains/classes/widgets/meeting.tsx';
import { useTakeIn } from '../../domains/payments/api.ts';
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
const shown = (isExpired = false) =>
  renderAt('/', <ClassMeetings classId="roots" {...{ isExpired }} otherwise={<p>The links</p>} />);

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

// Proves ours-311.
it('says of which group a meeting is where they are of several', async () => {
  const coming = ['Evening', 'Saturday'].map((groupName, index) =>
    sentMeeting({ id: 11 + index, ...at(`0${5 + index}`, '17:00'), groupName }),
  );
  server.reply('get_my_meetings', () => ok({ coming, past: [] }));
  shown();
  expect(await screen.findByText('Saturday')).toBeTruthy();
  expect(screen.getByText('Evening')).toBeTruthy();
});

it('of a place that has to be renewed it is not said that nothing is planned', async () => {
  const past = [sentMeeting({ ...at('03', '17:00'), presence: 'present' })];
  server.reply('get_my_meetings', () => ok({ coming: [], past }));
  shown(true);
  expect(
    await screen.findByText('Coming meetings are shown once your subscription is renewed.'),
  ).toBeTruthy();
  expect(screen.queryByText('No meeting is planned now.')).toBeNull();
  cleanup();
  shown();
  expect(await screen.findByText('No meeting is planned now.')).toBeTruthy();
});

/** What pays for a place: from the wallet, and by a card once that has settled. */
function Paying() {
  const enrolment = useEnrol('roots');
  const takeIn = useTakeIn();
  const price = { priceKobo: 0 as Kobo, isMonthly: true, now: 0 as Kobo };
  return (
    <>
      <button type="button" onClick={() => enrolment.mutate(price)}>
        Wallet
      </button>
      <button type="button" onClick={() => takeIn({ walletKobo: 0 } as VerifiedPayment)}>
        Card
      </button>
    </>
  );
}

it.each(['Wallet', 'Card'])(
  'once a place is paid for by %s its meetings are there',
  async (way) => {
    const past = [sentMeeting({ ...at('03', '17:00'), presence: 'present' })];
    server.reply('get_my_meetings', () => ok({ coming: [], past }));
    server.reply('classenrolement', () => ok({ nextSub: '0', wallet: 0 }));
    renderAt(
      '/',
      <>
        <ClassMeetings classId="roots" isExpired={false} otherwise={null} />
        <Paying />
      </>,
    );
    expect(await screen.findByText('No meeting is planned now.')).toBeTruthy();
    server.reply('get_my_meetings', () => ok({ coming: [sentMeeting()], past }));
    fireEvent.click(screen.getByRole('button', { name: way }));
    expect(await screen.findByText(/in 2 hours/)).toBeTruthy();
  },
);

it('the dashboard says in which room a meeting is held, and that one has asked to be excused', async () => {
  vi.setSystemTime(new Date('2027-01-05T16:55:00Z'));
  const own = { room: 'Room 2', source: 'asked', excuse: 'I travel' } as const;
  server.reply('get_my_meetings', () => ok({ coming: [sentMeeting(own)], past: [] }));
  renderAt('/', <NextMeeting prose={null} />);
  const link = await screen.findByRole('link', { name: /Room 2/ });
  expect(link.textContent).toContain('Enter code');
  expect(link.textContent).not.toContain('Join');
  expect(link.textContent).toContain('Asked to be excused');
});

// Proves ours-388.
it('the next meeting is the next one that is held, with what is not named beside it, smaller', async () => {
  const off = { state: 'cancelled', reason: 'I am ill' } as const;
  const coming = [
    sentMeeting({ id: 11, ...at('05', '17:00'), ...off }),
    sentMeeting({ id: 12, ...at('06', '17:00') }),
    sentMeeting({ id: 13, ...at('07', '17:00'), ...off }),
    sentMeeting({ id: 14, ...at('08', '17:00') }),
    sentMeeting({ id: 15, ...at('09', '17:00') }),
    sentMeeting({ id: 16, ...at('10', '17:00') }),
  ];
  server.reply('get_my_meetings', () => ok({ coming, past: [] }));
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  renderAt('/', <NextMeeting prose={null} />);
  expect((await screen.findByText('Next meeting')).closest('a')?.getAttribute('href')).toBe(
    '/meetings/12',
  );
  expect(hrefs()).toEqual(['/meetings/12', '/meetings/11']);
  expect(screen.getByText('I am ill').closest('a')?.textContent).toContain('Not held');
  cleanup();
  shown();
  await screen.findByRole('heading', { name: 'Live meetings' });
  expect(hrefs()).toEqual([11, 12, 13, 14, 15].map((id) => `/meetings/${id}`));
  cleanup();
  server.reply('get_my_meetings', () => ok({ coming: coming.slice(0, 1), past: [] }));
  const prose = { classRand: 'nahw', className: 'Nahw', at: new Date('2027-01-06T10:00:00Z') };
  renderAt('/', <NextMeeting prose={prose} />);
  expect(await screen.findByText('Not held')).toBeTruthy();
  expect(screen.queryByText('Next meeting')).toBeNull();
  expect(screen.getByText('Nahw')).toBeTruthy();
});

// Proves ours-390.
it('an hour that a timetable has in words is told by the own clocks, those of the institute beside', async () => {
  server.reply('get_my_meetings', () => ok({ coming: [], past: [] }));
  const at = new Date('2027-01-06T17:00:00Z');
  renderAt('/', <OwnMeeting at={at} timeZone="Asia/Tokyo" />);
  const [own] = await screen.findAllByText(/Tokyo time/);
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  expect(own?.textContent).toBe(
    `Wednesday, 6 Jan, ${clock.format(at)} (Thursday 02:00 Tokyo time)`,
  );
  cleanup();
  renderAt('/', <OwnMeeting at={at} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />);
  expect((await screen.findByText(/time\)$/)).textContent).not.toMatch(/\(\d/);
});

// Proves ours-391.
it('whoever lives by other clocks and has chosen nothing is reminded by theirs, once', async () => {
  const zone = 'Asia/Tokyo';
  server.reply('get_my_meetings', () => ok({ coming: [sentMeeting({ zone })], past: [] }));
  const usual = { way: 'both', hour: 18, daily_way: 'push', daily_hour: 17, zone };
  server.reply('get_reminder_choice', () => ok({ ...usual, is_chosen: false }));
  server.reply('set_reminder_choice', () => ok(usual));
  renderAt('/', <NextMeeting prose={null} />);
  await waitFor(() => expect(server.of('set_reminder_choice')).toHaveLength(1));
  const sent = server.of('set_reminder_choice')[0]?.fields;
  expect(sent?.get('zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  cleanup();
  server.reply('get_reminder_choice', () => ok(usual));
  renderAt('/', <NextMeeting prose={null} />);
  await waitFor(() => expect(server.of('get_reminder_choice').length).toBeGreaterThan(1));
  expect(server.of('set_reminder_choice')).toHaveLength(1);
});

it('no line begins with the comma before how long it is until then', async () => {
  const own = { zone: 'Asia/Tokyo', ...at('05', '17:00') };
  server.reply('get_my_meetings', () => ok({ coming: [sentMeeting(own)], past: [] }));
  renderAt('/', <NextMeeting prose={null} />);
  // A line may break on either side of what keeps together.
  const hours = await screen.findByText(/Tokyo time/);
  expect(hours.textContent).toMatch(/time\),$/);
  expect(screen.getByText('in 2 hours')).toBeTruthy();
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
