import { describe, expect, it } from 'vitest';
import { partsOf } from './certificate-parts.ts';

const certificate = {
  id: 1,
  name: 'Amina Yusuf',
  title: 'Certificate of Reading · شَهَادَةُ الْقِرَاءَةِ',
  content:
    'This is to certify that\nAmina Yusuf\nreads with all vowels.\n\nGiven on 5 November 2026',
  issuedOn: '2026-11-05',
  footer: 'The director',
  code: 'K7QF-2M9X-W4TD',
  revokedOn: null,
};
const said = (changes: Partial<typeof certificate>) => {
  const { before, name, after, isDated } = partsOf({ ...certificate, ...changes });
  return {
    before: before.map(({ text }) => text),
    name,
    after: after.map(({ text }) => text),
    isDated,
  };
};

describe('a certificate', () => {
  // Proves ours-6.
  it('has its title in two scripts, its name in a line of its own, and its day once', () => {
    expect(partsOf(certificate).title).toEqual({
      arabic: 'شَهَادَةُ الْقِرَاءَةِ',
      latin: 'Certificate of Reading',
    });
    expect(said({})).toEqual({
      before: ['This is to certify that'],
      name: 'Amina Yusuf',
      after: ['reads with all vowels.', 'Given on 5 November 2026'],
      isDated: true,
    });
  });

  it('leaves a line that is nothing but the day to the foot', () => {
    const { after, isDated } = said({ content: 'Amina Yusuf\ntook part.\n\n5 November 2026' });
    expect({ after, isDated }).toEqual({ after: ['took part.'], isDated: false });
  });

  // Proves ours-6.
  it.each([
    ['Amina Yusuf has read it.', [], ['has read it.']],
    ['We say that Amina Yusuf, of Kano, reads.', ['We say that'], ['of Kano, reads.']],
    ['نَشْهَدُ أَنَّ Amina Yusuf قَدْ أَتَمَّتْ', ['نَشْهَدُ أَنَّ'], ['قَدْ أَتَمَّتْ']],
    // Bound into its sentence, or not there at all, it stands above what is said.
    ['The work of Amina Yusufs is done.', [], ['The work of Amina Yusufs is done.']],
    ['Amina Yusuf’s work is done.', [], ['Amina Yusuf’s work is done.']],
    ['The bearer has read it.', [], ['The bearer has read it.']],
  ])('sets the name of "%s" apart', (content, before, after) => {
    expect(said({ content })).toMatchObject({ before, name: 'Amina Yusuf', after });
  });

  it('says what it says where an older server does not name the holder', () => {
    expect(said({ name: '', content: 'Amina has read it.' })).toMatchObject({
      before: [],
      name: '',
      after: ['Amina has read it.'],
    });
  });
});
