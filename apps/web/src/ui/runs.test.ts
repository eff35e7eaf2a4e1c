import { expect, test } from 'vitest';
import { differByMarks, runsOf, settingOf, splitAtGaps } from './runs.ts';

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

test.each([
  ['Fill the gap: لَمْ ___ الدَّرْسَ (he did not write)', 'لَمْ ___ الدَّرْسَ'],
  ['Fill the gap: ___ مَدْرَسَةٌ (this is a school)', '___ مَدْرَسَةٌ'],
  ['Fill the gap: يَا ___ اللَّهِ', 'يَا ___ اللَّهِ'],
  ['Fill the gap: سَلَّمْتُ عَلَى ___. Who?', 'سَلَّمْتُ عَلَى ___.'],
  ['هَلْ ___؟', 'هَلْ ___؟'],
])('%s holds its gap in one run', (text, sentence) => {
  const arabic = runsOf(text).filter(({ kind }) => kind === 'arabic');
  expect(arabic.map((run) => run.text)).toEqual([sentence]);
});

test('a gap is two underscores or more that stand by themselves', () => {
  const gaps = (text: string) => splitAtGaps(text).filter(({ isGap }) => isGap).length;
  expect(gaps('لَمْ ___ الدَّرْسَ')).toBe(1);
  expect(gaps('She ____ to __.')).toBe(2);
  expect(gaps('first__name and a_b')).toBe(0);
});

// By steps whose number grew with the square of the length these would take far longer than a test may.
test('gaps are found in long texts at once', () => {
  expect(runsOf('_'.repeat(500_000))).toHaveLength(1);
  expect(runsOf('ل'.concat('_'.repeat(500_000))).length).toBeGreaterThan(0);
  expect(runsOf('ل __ '.repeat(100_000)).length).toBeGreaterThan(0);
});

test('tells whether texts differ by their marks alone', () => {
  expect(differByMarks(['يَكْتُبْ', 'يَكْتُبُ', 'كَتَبَ'])).toBe(true);
  expect(differByMarks(['هَذِهِ', 'هَذَا', 'ذَلِكَ'])).toBe(false);
  expect(differByMarks(['yes', 'no'])).toBe(false);
});
