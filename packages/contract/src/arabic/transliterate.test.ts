import { describe, expect, it } from 'vitest';
import { transliterate } from './transliterate.ts';

describe('a vocalised text in Latin letters', () => {
  // Proves decision-133-2.
  it.each([
    ['بَيْتٌ', 'baytun'],
    ['كَبِيرٌ', 'kabīrun'],
    ['قَلْبٌ', 'qalbun'],
    ['دَارٌ', 'dārun'],
    ['حَرَكَةٌ', 'ḥarakatun'],
    ['أَسَدٌ', 'asadun'],
    ['قَرَأَ', 'qaraʾa'],
    ['ضَوْءٌ', 'ḍawʾun'],
    ['رَأْسٌ', 'raʾsun'],
    ['صُورَةٌ', 'ṣūratun'],
    ['مُعَلِّمٌ', 'muʿallimun'],
    ['سَبُّورَةٌ', 'sabbūratun'],
    ['سُكَّرٌ', 'sukkarun'],
    ['أُمٌّ', 'ummun'],
    ['آبَاءٌ', 'ābāʾun'],
    ['شَايٌ', 'shāyun'],
    ['الْقَمَرُ', 'al-qamaru'],
    ['الشَّمْسُ', 'ash-shamsu'],
    ['النُّورُ', 'an-nūru'],
    ['وَالْقَمَرُ', 'wa-l-qamaru'],
    ['كِتَابًا', 'kitāban'],
    ['هٰذَا بَيْتٌ كَبِيرٌ.', 'hādhā baytun kabīrun.'],
    ['صَبَاحَ الْخَيْرِ', 'ṣabāḥa al-khayri'],
    ['إِلَى', 'ilā'],
    ['اِشْتَرَى', 'ishtarā'],
    ['ذَهَبُوا', 'dhahabū'],
    ['عَلَيَّ', 'ʿalayya'],
    ['أَيْنَ؟', 'ayna?'],
  ])('%s is %s', (arabic, said) => {
    expect(transliterate(arabic)).toBe(said);
  });

  it.each(['بيت', 'مدرسة', 'x', ''])('of "%s" nobody can tell', (arabic) => {
    expect(transliterate(arabic)).toBe('');
  });
});
