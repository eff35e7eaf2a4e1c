import type { AuditEntry } from '@institute/contract/audit/audit';
import type { AuditDetail } from '@institute/contract/audit/notes';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActLine } from './act-line.tsx';

afterEach(cleanup);

const amina = { id: 7, name: 'Amina' };

/** The line of an act, as a person reads it. */
function lineOf(action: string, details: AuditDetail[], more: Partial<AuditEntry> = {}): string {
  const at = new Date('2026-11-20T10:00:00Z');
  const nobody = { actor: null, subject: null, thing: null };
  const entry = { id: 1, at, ...nobody, action, details, ...more };
  const shown = render(<ActLine entry={entry} search="" onSubject={vi.fn()} onThing={vi.fn()} />);
  return shown.container.textContent ?? '';
}

it('says what something was and what it became, codes in words', () => {
  const line = lineOf('updateClass', [
    { name: 'class', value: '4' },
    { name: 'name', value: 'Nahw 2', was: 'Nahw' },
    { name: 'isPremium', value: 'true', was: 'false' },
    { name: 'prerequisite', value: '', was: 'Alphabet' },
    { name: 'slug', value: 'nahw', was: '' },
  ]);
  expect(line).toBe(
    'Changed the class Nahw 2 ' +
      'Name Nahw became Nahw 2 · Paid no became yes · Prerequisite Alphabet became nothing · ' +
      'Address nothing became nahw',
  );
});

it('says old and new values of settings, and of what is not told that it changed', () => {
  const line = lineOf('updateAppSettings', [
    { name: 'changed', value: 'siteName, paystackKey, rewardBudget' },
    { name: 'siteName', value: 'Bustan', was: 'Arabic Institute' },
    { name: 'rewardBudget', value: '2500000', was: '2000000' },
  ]);
  expect(line).toBe(
    'Changed the settings ' +
      'Changed Card payment public key · Site name Arabic Institute became Bustan · ' +
      'Daily budget of rewards ₦20,000.00 became ₦25,000.00',
  );
});

it('tells what has no word of its own by the name it was noted under, where it changed', () => {
  const line = lineOf('saveExamWeights', [
    { name: 'الإعراب', value: '3', was: '1' },
    { name: 'class', value: '4' },
    { name: 'name', value: 'Nahw' },
  ]);
  expect(line).toBe('Changed how much exams of the class Nahw count الإعراب 1 became 3');
});

it('tells rows from before as well: a prerequisite by its id, and an exam with the name of a code', () => {
  const before = [
    { name: 'name', value: 'Nahw' },
    { name: 'prerequisiteId', value: '', was: '3' },
    { name: 'constructor', value: '2', was: '1' },
  ];
  expect(lineOf('updateClass', before)).toBe(
    'Changed the class Nahw Prerequisite 3 became nothing · constructor 1 became 2',
  );
});

it('says the roles of a person, the one before and the one now, by name', () => {
  const role = { name: 'role', value: '11', was: '1' };
  const line = lineOf('editStudent', [role], { subject: amina });
  expect(line).toBe('Changed the details of Amina Role Student became Admin');
});

const thing = (name: string, value: string) => ({ name, value });
const ofExam = [thing('exam', 'Vowels'), thing('class', 'Nahw')];

it.each([
  ['markExam', ofExam, 'Marked the theory part of Amina in the exam Vowels of the class Nahw'],
  ['changeMark', ofExam, 'Changed the mark of Amina in the exam Vowels of the class Nahw'],
  ['undoMark', ofExam, 'Took back the mark of Amina in the exam Vowels of the class Nahw'],
  ['removeFile', [thing('subject', 'Alif')], 'Removed the file of the lesson Alif'],
  ['removeObj', [thing('subject', 'Vowels')], 'Removed a question of the exam Vowels'],
  ['reorderLessons', ofExam.slice(1), 'Put lessons of the class Nahw in another order'],
  ['exportAttendance', ofExam.slice(1), 'Exported the attendance of the class Nahw'],
  ['exportGradebook', ofExam.slice(1), 'Exported the gradebook of the class Nahw'],
])('names the things of %s', (action, details, sentence) => {
  expect(lineOf(action, details, { subject: amina })).toBe(sentence);
});

it('names the class of two lessons that were swapped, and both beneath it', () => {
  const details = [...ofExam.slice(1), thing('subjects', 'Alif, Ba')];
  expect(lineOf('swapLessonsPosition', details)).toBe(
    'Swapped two lessons of the class Nahw Lessons Alif, Ba',
  );
});

it('tells an act from before its things were noted without them', () => {
  expect(lineOf('reorderLessons', [])).toBe('Put lessons of the class in another order');
  expect(lineOf('removeFile', [thing('subject', '')])).toBe('Removed the file of the lesson');
});

it('leads from the person to all that was done to them', () => {
  const onSubject = vi.fn();
  const entry = {
    ...{ id: 1, at: new Date(), actor: null, subject: amina, thing: null, action: 'fundWallet' },
    details: [{ name: 'kobo', value: '25050' }],
  };
  render(<ActLine entry={entry} search="" onSubject={onSubject} onThing={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show only what was done to Amina' }));
  expect(onSubject).toHaveBeenCalledWith(7);
});
