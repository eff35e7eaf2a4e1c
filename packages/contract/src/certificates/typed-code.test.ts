import { expect, it } from 'vitest';
import { typedCode } from './typed-code.ts';

// Proves ours-5.
it.each([
  'K7QF-2M9X-W4TD',
  'k7qf2m9xw4td',
  ' K7QF 2M9X W4TD ',
  'k7qf–2m9x–w4td.',
  'https://bustan.example/verify/K7QF-2M9X-W4TD',
  'https://bustan.example/verify/k7qf–2m9x–w4td?fbclid=IwAR0#top',
  'bustan.example/verify?code=K7QF-2M9X-W4TD&utm_source=x',
])('%s is the code as it is printed', (typed) => {
  expect(typedCode(typed)).toBe('K7QF-2M9X-W4TD');
});

it.each(['', '   ', 'K7QF', 'K7QF-2M9X-W4TD-9', 'حرف', '----'])('%s is none', (typed) => {
  expect(typedCode(typed)).toBe('');
});
