// Proves ours-281.

import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarText } from './calendar-text.ts';

const of = { name: 'Institute of Arabic', host: 'institute.example' };
const event: CalendarEvent = {
  ...{ id: 7, version: 3, changedAt: new Date('2027-01-02T08:00:00.123Z') },
  startsAt: new Date('2027-01-05T17:00:00Z'),
  endsAt: new Date('2027-01-05T18:30:00Z'),
  ...{ isHeld: true, className: 'Roots', groupName: '', teacherName: 'Huda', room: '' },
  ...{ topic: '', reason: '', page: 'https://institute.example/meetings/7' },
};

/** The events as a reader of others sees them. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
const one = (own: Partial<CalendarEvent>) => {
  const [found] = read(calendarText([{ ...event, ...own }], of));
  if (!found) throw new Error('there is no event');
  return found;
};
const valueIn = (found: ICAL.Event, name: string) =>
  String(found.component.getFirstPropertyValue(name));

describe('a meeting in a file of iCalendar', () => {
  it('has its number, its version and its hours in UTC', () => {
    const found = one({});
    expect([found.uid, found.sequence]).toEqual(['meeting-7@institute.example', 3]);
    expect(found.startDate.toJSDate()).toEqual(event.startsAt);
    expect(found.startDate.zone.tzid).toBe('UTC');
    expect(found.endDate.toJSDate()).toEqual(event.endsAt);
    expect(valueIn(found, 'last-modified')).toBe('2027-01-02T08:00:00Z');
    expect(valueIn(found, 'status')).toBe('CONFIRMED');
    expect(found.summary).toBe('Roots');
  });

  it('that is cancelled stays, says so and takes no time', () => {
    const found = one({ isHeld: false, reason: 'The teacher is ill' });
    expect(valueIn(found, 'status')).toBe('CANCELLED');
    expect(valueIn(found, 'transp')).toBe('TRANSPARENT');
    expect(found.summary).toBe('Not held: Roots');
    expect(found.description).toContain('Reason: The teacher is ill');
  });

  it('keeps what people wrote, whatever signs and scripts it has', () => {
    const topic = 'الفعل الماضي؛ باب الأفعال، والنحو, 1; 2\\3\nsecond line\r\nthird\u0007';
    const className = `النحو والصرف ${'مع الأستاذة هدى '.repeat(12)}😀`;
    const text = calendarText([{ ...event, className, topic, groupName: 'ẹ̀kọ́' }], of);
    expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    const [found] = read(text);
    expect(found?.summary).toBe(`${className} · ẹ̀kọ́`);
    expect(found?.description.split('\n').slice(0, 3)).toEqual([
      ...['الفعل الماضي؛ باب الأفعال، والنحو, 1; 2\\3', 'second line', 'third '],
    ]);
  });

  it('is nothing but one event, whatever was written', () => {
    const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Mine';
    const events = read(calendarText([{ ...event, className: evil, room: evil, topic: evil }], of));
    expect(events).toHaveLength(1);
  });

  it('tells the room where there is one, and the page of the meeting else', () => {
    expect(one({ room: 'Room 2, upstairs' }).location).toBe('Room 2, upstairs');
    expect(one({}).location).toBe(event.page);
    expect(valueIn(one({ room: 'Room 2' }), 'url')).toBe(event.page);
  });

  it('stands in a calendar with the name of the institute', () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarText([], of)));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Institute of Arabic');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  });
});
