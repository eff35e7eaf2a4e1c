import { expect, it } from 'vitest';
import { type Mode, missingIn } from './use-assign-form.ts';

const amina = { id: 1, name: 'Amina', email: 'amina@example.com' };
const nahw = { id: 2, name: 'Nahw' };

it('gives no certificate that speaks of a class to individual students, who would have completed nothing', () => {
  const missing = (mode: Mode, content: string) => {
    const chosen = { students: [amina], classes: [nahw] };
    return missingIn({ date: '2026-11-29', members: 'joined', mode, ...chosen }, { content });
  };
  expect(missing('students', '{{name}} has completed {{class}}.')).toMatch(/has no value/);
  expect(missing('students', '{{name}} has read all of it.')).toBeNull();
  expect(missing('classes', '{{name}} has completed {{class}}.')).toBeNull();
});
