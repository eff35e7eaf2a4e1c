import { expect, it } from 'vitest';
import { isOfficeCall } from '../call.ts';
import { allCalls } from '../index.ts';
import { actName, acts, actWords } from './acts.ts';
import { auditKinds } from './audit.ts';

/** Calls of administrators that change nothing: they leave no trace. */
const reading =
  /^(get|lessonAttendance$|checkPlaces$|readRoster$|checkRoster$|checkRecipients$|previewAssignment$|previewRevocation$|previewMail$|searchOffice$)/;

it('has words for every act of an administrator', () => {
  const writing = allCalls.filter((call) => isOfficeCall(call) && !reading.test(call.name));
  expect(writing.length).toBeGreaterThan(20);
  expect(writing.map(({ name }) => name).filter((name) => !(name in acts))).toEqual([]);
});

it('finds every act of an administrator under one kind, and under no second', () => {
  const kinds: readonly string[] = Object.values(auditKinds).flat();
  const writing = allCalls.filter((call) => isOfficeCall(call) && !reading.test(call.name));
  expect(writing.map(({ name }) => name).filter((name) => !kinds.includes(name))).toEqual([]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it('has each act under a name of its own in the list to choose from', () => {
  const names = Object.keys(acts).map(actName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][^{}]*[^ :{}]$/);
});

it('names an act without the person and the amount of one time', () => {
  expect(actName('fundWallet')).toBe('Added money to the wallet of a person');
  expect(actName('addLesson')).toBe('Added the lesson');
});

it('calls an act it does not know by its own name', () => {
  expect(actWords('archiveClass')).toBe('Archive class: {whom}');
  expect(actName('archiveClass')).toBe('Archive class');
  expect(actWords('constructor')).toBe('Constructor: {whom}');
});
