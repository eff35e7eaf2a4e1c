// Proves ours-251.
import type { OfficeMeeting } from '@institute/contract/meetings/meetings';
import { expect, it } from 'vitest';
import { lacksOf, weekOf, weekRows } from './week-model.ts';

const meeting = (id: number, startsAt: string, more: Partial<OfficeMeeting> = {}) =>
  ({
    ...{ id, groupId: 1, groupName: '', classId: 1, className: 'Nahw', zone: 'Africa/Lagos' },
    startsAt: new Date(startsAt),
    endsAt: new Date(new Date(startsAt).getTime() + 3_600_000),
    ...{ teacherId: 7, teacherName: 'Huda', place: 'https://meet.example/a', topic: '' },
    ...{ state: 'planned', reason: '', byHand: false, version: 1 },
    lacksRegister: false,
    ...more,
  }) as OfficeMeeting;

it('begins a week on its Monday, over the end of a month and of a year', () => {
  expect(weekOf('2026-11-30')[0]).toBe('2026-11-30');
  expect(weekOf('2026-12-06')).toEqual(weekOf('2026-11-30'));
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
  expect(weekOf('2027-01-01')[6]).toBe('2027-01-03');
});

it('puts a meeting on its day by the clock of the institute, in the row of its teacher or class', () => {
  const late = meeting(1, '2026-11-30T23:30:00Z');
  const other = meeting(2, '2026-12-01T10:00:00Z', { classId: 2, className: 'Sarf' });
  const nobodys = meeting(3, '2026-12-01T12:00:00Z', { teacherId: null, teacherName: '' });
  const week = { days: weekOf('2026-11-30'), timeZone: 'Africa/Lagos' };
  const byTeacher = weekRows([late, other, nobodys], { ...week, way: 'teacher' });
  expect(byTeacher.map(({ name }) => name)).toEqual(['', 'Huda']);
  expect(byTeacher[1]?.days.map((day) => day.map(({ id }) => id))).toEqual([
    ...[[], [1, 2], [], [], [], [], []],
  ]);
  const byClass = weekRows([late, other, nobodys], { ...week, way: 'class' });
  expect(byClass.map(({ name }) => name)).toEqual(['Nahw', 'Sarf']);
});

it('says what a meeting lacks: before it a teacher and a place, after it a register', () => {
  const before = new Date('2026-11-30T00:00:00Z');
  const after = new Date('2026-12-01T00:00:00Z');
  const bare = { teacherId: null, teacherName: '', place: '', lacksRegister: true };
  const empty = meeting(1, '2026-11-30T10:00:00Z', bare);
  expect(lacksOf(empty, before)).toEqual(['teacher', 'place']);
  expect(lacksOf(empty, after)).toEqual(['teacher', 'register']);
  const held = meeting(2, '2026-11-30T10:00:00Z', { state: 'held' });
  expect(lacksOf(held, after)).toEqual([]);
  for (const state of ['cancelled', 'teacher_absent'] as const) {
    expect(lacksOf({ ...empty, state }, before)).toEqual([]);
    expect(lacksOf({ ...empty, state }, after)).toEqual([]);
  }
});
