import { expect, it } from 'vitest';
import { unfilledIn } from './use-assign-form.ts';

it('says before it is given that a certificate which speaks of a class names none of individual students', () => {
  const completed = { content: '{{name}} has completed {{class}}.' };
  expect(unfilledIn(completed, 'students')).toMatch(/stays empty/);
  expect(unfilledIn(completed, 'classes')).toBeNull();
  expect(unfilledIn({ content: '{{name}} has read all of it.' }, 'students')).toBeNull();
});
