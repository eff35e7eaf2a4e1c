import { expect, it } from 'vitest';
import { servicesCalled } from './service-words.ts';

it.each([
  ['Funding', ['fund']],
  ['fund', ['fund', 'refund']],
  ['Enrollment', ['enrolment']],
  ['enrolment', ['enrolment']],
  ['Quiz reward', ['quiz']],
  [' taken back ', ['correction']],
  ['Amina', []],
])('%j is what a screen calls %j', (typed, services) => {
  expect(servicesCalled(typed)).toEqual(services);
});
