import { describe, expect, it } from 'vitest';
import { checkRecipients } from './managed-messages.ts';

const MOST = 100_000;
const listed = (text: string) => checkRecipients.request.safeParse({ recipient_list: text });

describe('a pasted list of recipients', () => {
  it.each([
    ['apart by commas', 'a@b.co,c@d.co', 2],
    ['with nothing before the first and after the last', '\n a@b.co ;; c@d.co,\n', 2],
    ['as long as it may be', ` ${'1 '.repeat(MOST)}`, MOST],
  ])('is taken %s', (_how, text, count) => {
    expect(listed(text).data?.recipient_list).toHaveLength(count);
  });

  it('is refused where it names more', () => {
    expect(listed('1 '.repeat(MOST + 1)).success).toBe(false);
    expect(listed(` ${'1 '.repeat(20 * MOST)}`).success).toBe(false);
  });
});
