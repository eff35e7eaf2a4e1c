import { describe, expect, it } from 'vitest';
import {
  type AbilityActor,
  type AbilityName,
  abilities,
  can,
  freshnessOf,
  type Reach,
  reachOf,
  roleNameOf,
  roles,
} from './abilities.ts';

const student: AbilityActor = { userId: 7, role: roles.student, isImpersonated: false };
const administrator: AbilityActor = { userId: 1, role: roles.administrator, isImpersonated: false };
const impersonated: AbilityActor = { ...student, isImpersonated: true };

/** The whole table once more, by hand: student, administrator, administrator signed in as a student. */
const expected: Record<AbilityName, [Reach, Reach, Reach]> = {
  'office.enter': ['none', 'every', 'none'],
  'settings.manage': ['none', 'every', 'none'],
  'settings.change': ['none', 'every', 'none'],
  'people.manage': ['none', 'every', 'none'],
  'people.change': ['none', 'every', 'none'],
  'people.signInAs': ['none', 'some', 'none'],
  'people.resetPassword': ['none', 'some', 'none'],
  'security.see': ['none', 'every', 'none'],
  'security.change': ['none', 'every', 'none'],
  'audit.read': ['none', 'every', 'none'],
  'classes.add': ['none', 'every', 'none'],
  'classes.seeHidden': ['none', 'every', 'none'],
  'classes.edit': ['none', 'every', 'none'],
  'classes.seePeople': ['none', 'every', 'none'],
  'lessons.openAny': ['none', 'every', 'none'],
  'lessons.edit': ['none', 'every', 'none'],
  'exams.review': ['none', 'every', 'none'],
  'exams.mark': ['none', 'every', 'none'],
  'comments.delete': ['some', 'every', 'some'],
  'receipts.read': ['some', 'every', 'some'],
  'payments.manage': ['none', 'every', 'none'],
  'money.move': ['none', 'every', 'none'],
  'trash.manage': ['none', 'every', 'none'],
  'messages.send': ['none', 'every', 'none'],
  'certificates.manage': ['none', 'every', 'none'],
  'reports.read': ['none', 'every', 'none'],
  'health.read': ['none', 'every', 'none'],
  'password.change': ['every', 'every', 'none'],
  'sessions.manage': ['every', 'every', 'none'],
  'choices.make': ['every', 'every', 'none'],
  'data.manage': ['every', 'every', 'none'],
  'money.pay': ['every', 'every', 'none'],
  'rewards.claim': ['every', 'every', 'none'],
};

it('numbers the roles as the wire and the database have them, and names them by number', () => {
  expect(roles).toEqual({ student: 1, administrator: 11 });
  expect(roleNameOf(11)).toBe('administrator');
  expect(roleNameOf(5)).toBeUndefined();
});

describe('the table of abilities', () => {
  it.each(Object.keys(abilities) as AbilityName[])('%s reaches as far as it should', (name) => {
    const reaches = [student, administrator, impersonated].map((actor) => reachOf(actor, name));
    expect(reaches).toEqual(expected[name]);
  });

  it('asks again before money, power over accounts, keys, and the second factor itself', () => {
    const names = Object.keys(abilities) as AbilityName[];
    const marked = names.filter((name) => freshnessOf(name) !== null);
    expect(Object.fromEntries(marked.map((name) => [name, freshnessOf(name)]))).toEqual({
      'settings.change': 'guarded',
      'people.change': 'guarded',
      'people.signInAs': 'guarded',
      'money.move': 'guarded',
      'security.change': 'everybody',
    });
  });

  it('gives nothing to a role that it does not know', () => {
    const stranger: AbilityActor = { userId: 9, role: 2, isImpersonated: false };
    const office = Object.entries(expected).filter(([, [reach]]) => reach === 'none');
    for (const [name] of office) expect(reachOf(stranger, name as AbilityName)).toBe('none');
  });

  it('lets people delete what they said, and administrators what anybody said', () => {
    expect(can(student, 'comments.delete', { authorId: 7 })).toBe(true);
    expect(can(student, 'comments.delete', { authorId: 8 })).toBe(false);
    expect(can(administrator, 'comments.delete', { authorId: 8 })).toBe(true);
  });

  it('shows a receipt to its payer; one without a payer to administrators alone', () => {
    expect(can(student, 'receipts.read', { payerId: 7 })).toBe(true);
    expect(can(student, 'receipts.read', { payerId: null })).toBe(false);
    expect(can(administrator, 'receipts.read', { payerId: null })).toBe(true);
  });

  it.each(['people.signInAs', 'people.resetPassword'] as const)(
    '%s is for administrators over students, never over each other',
    (name) => {
      expect(can(administrator, name, { role: roles.student })).toBe(true);
      expect(can(administrator, name, { role: roles.administrator })).toBe(false);
      expect(can(student, name, { role: roles.student })).toBe(false);
    },
  );

  it('keeps password and money from an administrator who is signed in as a student', () => {
    for (const name of ['password.change', 'money.pay', 'rewards.claim'] as const) {
      expect(can(student, name)).toBe(true);
      expect(can(impersonated, name)).toBe(false);
    }
  });

  it('asks what concerns a class about that class', () => {
    expect(can(administrator, 'lessons.edit', { classId: 3 })).toBe(true);
    expect(can(student, 'lessons.edit', { classId: 3 })).toBe(false);
  });
});
