import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AuditDetail, AuditEntry } from '../../domains/audit/model.ts';
import { ActLine } from './act-line.tsx';

afterEach(cleanup);

const amina = { id: 7, name: 'Amina' };

/** The line of an act, as a person reads it. */
function lineOf(action: string, details: AuditDetail[], more: Partial<AuditEntry> = {}): string {
  const at = new Date('2026-11-20T10:00:00Z');
  const entry = { id: 1, at, actor: null, subject: null, action, details, ...more };
  const shown = render(<ActLine entry={entry} search="" onSubject={() => undefined} />);
  return shown.container.textContent ?? '';
}

it('says what something was and what it became, codes in words', () => {
  const line = lineOf('updateClass', [
    { name: 'class', words: '4' },
    { name: 'name', words: 'Nahw 2', was: 'Nahw' },
    { name: 'isPremium', words: 'true', was: 'false' },
    { name: 'prerequisiteId', words: '', was: '3' },
    { name: 'slug', words: 'nahw', was: '' },
  ]);
  expect(line).toBe(
    'Changed the class Nahw 2' +
      'Name Nahw became Nahw 2 · Paid no became yes · Prerequisite 3 became nothing · ' +
      'Address nothing became nahw',
  );
});

it('says the roles of a person, the one before and the one now, by name', () => {
  const role = { name: 'role', words: '11', was: '1' };
  const line = lineOf('editStudent', [role], { subject: amina });
  expect(line).toBe('Changed the details of AminaRole Student became Admin');
});

const thing = (name: string, words: string) => ({ name, words });
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
    'Swapped two lessons of the class NahwLessons Alif, Ba',
  );
});

it('tells an act from before its things were noted without them', () => {
  expect(lineOf('reorderLessons', [])).toBe('Put lessons of the class in another order');
  expect(lineOf('removeFile', [thing('subject', '')])).toBe('Removed the file of the lesson');
});

it('leads from the person to all that was done to them', () => {
  const onSubject = vi.fn();
  const entry = {
    ...{ id: 1, at: new Date(), actor: null, subject: amina, action: 'fundWallet' },
    details: [{ name: 'kobo', kobo: 25050 }],
  };
  render(<ActLine entry={entry} search="" onSubject={onSubject} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show only what was done to Amina' }));
  expect(onSubject).toHaveBeenCalledWith(7);
});
