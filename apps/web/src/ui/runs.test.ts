import { expect, test } from 'vitest';
import { runsOf, settingOf } from './runs.ts';

test('Arabic is told apart with its marks and inner signs, without those around it', () => {
  expect(runsOf('as in بَيْتٌ (baytun), a house').map(({ kind, text }) => [kind, text])).toEqual([
    ['plain', 'as in '],
    ['arabic', 'بَيْتٌ'],
    ['plain', ' (baytun), a house'],
  ]);
  expect(runsOf('كَيْفَ حَالُكِ؟')).toHaveLength(1);
  expect(runsOf('(1) مَنْ يَقُولُ (2) مِنْ رَبِّهِمْ').map((run) => run.text)).toEqual([
    '(1) ',
    'مَنْ يَقُولُ',
    ' (2) ',
    'مِنْ رَبِّهِمْ',
  ]);
  expect(runsOf('The boat: ب ت ث.').map((run) => run.text)).toEqual(['The boat: ', 'ب ت ث', '.']);
});

test('a web address is one run, also with Arabic in it', () => {
  const runs = runsOf('See https://ar.example.org/كتاب and كِتَابٌ');
  expect(runs.map(({ kind, text }) => [kind, text])).toEqual([
    ['plain', 'See '],
    ['link', 'https://ar.example.org/كتاب'],
    ['plain', ' and '],
    ['arabic', 'كِتَابٌ'],
  ]);
});

test.each([
  ['1. الطَّالِبَةُ مُجْتَهِدَةٌ.', 'arabic'],
  ['كَيْفَ حَالُكِ؟', 'arabic'],
  ['كَتَبَ means he wrote', 'ltr'],
  ['What time is السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا?', 'ltr'],
  ['كَلِمَةُ book تَعْنِي كِتَابًا', 'rtl'],
  ['اُنْظُرْ https://example.org/guides/arabic-keyboard', 'rtl'],
  ['Monday 18:00', 'ltr'],
  ['7:45', 'ltr'],
])('%s is set %s', (text, setting) => {
  expect(settingOf(runsOf(text))).toBe(setting);
});
