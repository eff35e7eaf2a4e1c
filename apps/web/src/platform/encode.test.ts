import { describe, expect, it } from 'vitest';
import { formPairs, multipart, urlencoded } from './encode.ts';

describe('formPairs', () => {
  // Proves call-addLesson.
  it('writes nested names the way the server reads them', () => {
    const pairs = formPairs({
      answer: { 12: 'ب', 7: 'ت' },
      questions: [{ option1: 'a', option2: 'b' }, { option1: 'c' }],
      student_ids: [3, 4],
      premium: false,
      note: null,
      left_out: undefined,
    });
    expect(pairs).toEqual([
      ['answer[7]', 'ت'],
      ['answer[12]', 'ب'],
      ['questions[0][option1]', 'a'],
      ['questions[0][option2]', 'b'],
      ['questions[1][option1]', 'c'],
      ['student_ids[]', '3'],
      ['student_ids[]', '4'],
      ['premium', 'false'],
      ['note', ''],
    ]);
  });

  it('carries files as multipart and refuses to write them as text', () => {
    const logo = new File(['x'], 'logo.png', { type: 'image/png' });
    expect(multipart(formPairs({ logo })).get('logo')).toBeInstanceOf(File);
    expect(() => urlencoded(formPairs({ logo }))).toThrow(/logo is a file/);
  });
});
