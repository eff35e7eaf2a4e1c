import { expect, it } from 'vitest';
import { formatCode, holdersWith } from './rules.ts';

it.each(['ABCDEFGHJKLM', 'abcd-efgh-jklm', ' ABCD EFGH\u2013JKLM '])('%j is one code', (typed) => {
  expect(formatCode(typed)).toBe('ABCD-EFGH-JKLM');
});

it('everyone is given one, with the names of all their classes', () => {
  const student = (userId: number) => ({ userId, name: `${userId}` });
  const member = (userId: number, className: string) => ({ userId, className });
  expect(
    holdersWith(
      [student(1), student(2), student(9)],
      [member(2, 'Nahw'), member(1, 'Nahw'), member(1, 'Sarf')],
    ),
  ).toEqual([
    { userId: 1, name: '1', classNames: ['Nahw', 'Sarf'] },
    { userId: 2, name: '2', classNames: ['Nahw'] },
    { userId: 9, name: '9', classNames: [] },
  ]);
});
