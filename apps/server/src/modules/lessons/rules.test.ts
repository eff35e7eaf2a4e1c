import { describe, expect, it } from 'vitest';
import { kindOf, typeOf } from './rules.ts';

describe('the kinds of lessons', () => {
  it('keeps the spelling of the wire at the edge', () => {
    expect(['lesson', 'exam', 'timetable'].map((kind) => typeOf(kind as 'lesson'))).toEqual([
      'Lesson',
      'Exam',
      'Timetableble',
    ]);
    expect(kindOf('Timetableble')).toBe('timetable');
  });
});
