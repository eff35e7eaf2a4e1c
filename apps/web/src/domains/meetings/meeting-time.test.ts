// Proves ours-236.

import { expect, it } from 'vitest';
import { ownTime, untilText, whenText, zoneHours } from './meeting-time.ts';

const meeting = {
  startsAt: new Date('2027-01-05T17:00:00Z'),
  endsAt: new Date('2027-01-05T18:00:00Z'),
  zone: 'Africa/Lagos',
};
const at = (time: string) => new Date(time);

it('tells a meeting by the clocks of the reader, with the day only where it is another', () => {
  const local = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const hours = `${local.format(meeting.startsAt)}–${local.format(meeting.endsAt)}`;
  expect(whenText(meeting, at('2027-01-05T15:00:00Z'))).toBe(`Today, ${hours}`);
  expect(whenText(meeting, at('2027-01-05T17:30:00Z'))).toBe(
    `Now, until ${local.format(meeting.endsAt)}`,
  );
  expect(whenText(meeting, at('2027-01-03T12:00:00Z'))).toBe(`Tuesday, ${hours}`);
  expect(whenText(meeting, at('2027-01-20T12:00:00Z'))).toBe(`Tue, 5 Jan, ${hours}`);
  expect(whenText(meeting, at('2026-12-01T12:00:00Z'))).toBe(`Tue, 5 Jan 2027, ${hours}`);
});

it('says the hours of the group beside, where its clocks are others', () => {
  expect(zoneHours({ ...meeting, zone: 'Asia/Tokyo' })).toBe('02:00–03:00 Tokyo time');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(zoneHours({ ...meeting, zone: own })).toBe('');
});

// Proves ours-390.
it('says of a time by the own clocks whose it is where two zones are in play', () => {
  const at = meeting.startsAt;
  expect(ownTime('17:50', { at, zone: 'Asia/Tokyo' })).toBe('17:50, your time');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(ownTime('17:50', { at, zone: own })).toBe('17:50');
});

it('says how long it is until then, in one unit', () => {
  expect(untilText(meeting, at('2027-01-05T15:00:00Z'))).toBe('in 2 hours');
  expect(untilText(meeting, at('2027-01-05T16:59:30Z'))).toBe('in a minute');
  expect(untilText(meeting, at('2027-01-05T16:40:00Z'))).toBe('in 20 minutes');
  expect(untilText(meeting, at('2027-01-02T17:00:00Z'))).toBe('in 3 days');
  expect(untilText(meeting, at('2027-01-05T17:00:00Z'))).toBe('');
});
