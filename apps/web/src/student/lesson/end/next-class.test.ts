import type { Certificate } from '@institute/contract/certificates/certificates';
import type { Class, Enrolment } from '@institute/contract/classes/classes';
import { expect, it } from 'vitest';
import { certificateFor, nextClassOf } from './next-class.ts';

const now = new Date('2026-11-22T12:00:00Z');
const aClass = (id: number, more: Partial<Class> = {}) =>
  ({
    id,
    category: 'Grammar',
    isActive: true,
    registrationEnd: '0',
    prerequisiteId: null,
    ...more,
  }) as Class;
const finished = aClass(1, { category: 'Reading' });
const next = (classes: readonly Class[], joined: readonly Class[] = []) =>
  nextClassOf(
    finished,
    [finished, ...classes],
    joined.map((one) => ({ joined: one }) as Enrolment),
    now,
    'Africa/Lagos',
  )?.id ?? null;

// Proves ours-31.
it('is one that asks for the finished class, else one of its category, else the first', () => {
  const [other, alike, after] = [
    aClass(2),
    aClass(3, { category: 'Reading' }),
    aClass(4, { prerequisiteId: 1 }),
  ];
  expect(next([other, alike, after])).toBe(4);
  expect(next([other, alike])).toBe(3);
  expect(next([other])).toBe(2);
  expect(next([])).toBeNull();
});

it('is none that was joined, is closed or inactive, or asks for another class', () => {
  const closed = aClass(2, { registrationEnd: '2026-01-01' });
  const inactive = aClass(3, { isActive: false });
  const guarded = aClass(4, { prerequisiteId: 9 });
  const joined = aClass(5);
  expect(next([closed, inactive, guarded, joined], [joined])).toBeNull();
});

// Proves ours-31.
it('finds the certificate that names the class', () => {
  const certificate = (id: number, title: string, content: string) =>
    ({ id, title, content }) as Certificate;
  const mine = [
    certificate(1, 'Prize', 'For zeal'),
    certificate(2, 'Done', 'Has finished First Stories.'),
  ];
  expect(certificateFor('First Stories', mine)?.id).toBe(2);
  expect(certificateFor('The Alphabet', mine)).toBeNull();
});
