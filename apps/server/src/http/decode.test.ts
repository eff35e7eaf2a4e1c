import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairsOf } from './decode.ts';

const read = (form: string) => pairsOf(Buffer.from(form));

// Proves promise-31.
it('reads a form as URLSearchParams does, whatever stands in it', () => {
  const part = fc.constantFrom(
    'a',
    '=',
    '&',
    '+',
    '%',
    '%2',
    '%26',
    '%C3%A9',
    '%C3',
    '%zz',
    '%00',
    'ك',
    '🕌',
    ' ',
    '"',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const form = parts.join('');
      // Node's own reads letters that are escaped alone.
      const escaped = form.replace(/[^\0-\x7f]+/g, encodeURIComponent);
      expect(read(form)).toEqual([...new URLSearchParams(escaped)]);
    }),
    { numRuns: 2_000 },
  );
});

it('reads what a browser sends', () => {
  const sent = new URLSearchParams({ name: 'أَحْمَد & co = 1+1', empty: '', 'list[0]': '50%' });
  expect(read(`${sent}`)).toEqual([...sent]);
});
