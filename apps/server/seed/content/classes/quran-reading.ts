import { choose, exam, lesson, timetable } from '../build.ts';
import type { DemoClass } from '../types.ts';

export const quranReading: DemoClass = {
  key: 'quran-reading',
  category: 'Quran Reading',
  name: 'First Steps in Tajwid\u00a0· مَبَادِئُ التَّجْوِيدِ',
  about: `Read the Quran clearly and without haste: where the letters come from, how long to hold a vowel, and what happens to a silent n. Light on terms, heavy on practice.

You should be able to read vocalised Arabic letter by letter. Tajwid is learned from a living mouth, so come to the live circle once a week: the lessons prepare you for it and do not replace it.`,
  premium: false,
  amountNaira: 0,
  monthly: false,
  monthlyLimit: 0,
  closesInDays: null,
  prerequisite: null,
  links: ['https://example.org/live/tajwid-men', 'https://example.org/live/tajwid-women'],
  active: true,
  slug: 'first-steps-in-tajwid',
  level: 'A1',
  hours: 8,
  outcomes: [
    'place the letters of the five regions of the mouth',
    'hold each long vowel for its length',
    'apply the four rules of the silent n',
    'read Sūrat al-Ikhlāṣ aloud without a mistake',
  ],
  teacher: 'Ustadha Maryam Bello',
  previews: ['Why we read slowly'],
  lessons: [
    timetable(
      'Weekly circles',
      `Women: Saturday 09:00
Men: Saturday 11:00
Children with a parent: Sunday 16:00

All times are Lagos time. Prepare three lines; each student reads alone for two minutes.`,
    ),
    lesson(
      'Why we read slowly',
      `
The word التَّجْوِيدُ (at-tajwīdu) means making good. It is the care of giving every letter its place, its quality and its time. The Quran itself asks for it: وَرَتِّلِ الْقُرْآنَ تَرْتِيلًا (wa-rattili l-qurʾāna tartīlā), and recite the Quran in a measured way (73:4).

Beginners hurry because they are afraid of stopping. Do the opposite. Read one word, stop, breathe, read the next. Speed comes by itself and then has to be held back.

Three habits for the whole class:
1. Sit upright; a bent neck spoils the throat letters.
2. Open the mouth for fatḥa, draw the lips to a smile for kasra, round them for ḍamma. A lazy mouth turns all three into one grey sound.
3. Record yourself weekly. Listen for one thing at a time.

We begin every reading with seeking refuge, and then with the name of God:
- aʿūdhu bi-llāhi mina sh-shayṭāni r-rajīm: أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمِ
- bismi llāhi r-raḥmāni r-raḥīm: بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ

Notice the small upright alif over the mīm of الرَّحْمَٰنِ. It is a long ā that older spelling does not write out. Hold it for two beats, exactly like a full alif.`,
    ),
    lesson(
      'Five places of sound',
      `
Every letter has a point of exit, مَخْرَجٌ (makhrajun), where the sound is made. The classical teachers count seventeen points in five regions. For now learn the regions.

1. The open space of mouth and throat: the long vowels ا و ي
2. The throat, from deep to near: ء ه, then ع ح, then غ خ
3. The tongue, from root to tip: all letters not named elsewhere, from ق at the back to ت and ث in front
4. The lips: ف with the upper teeth, and ب م و with both lips
5. The nose: the hum of ن and م, called غُنَّةٌ (ghunnatun)

To find the place of a letter, put a hamza with a fatḥa before it and stop on it: أَبْ (ab), أَقْ (aq), أَعْ (aʿ). Where the sound stops, there is its place.

Then compare pairs that learners confuse. Say each pair five times:
- q at the back, k further forward: قَلْبٌ (qalbun, a heart) and كَلْبٌ (kalbun, a dog)
- the throat h and the plain h: حَرَمٌ (ḥaramun, a sanctuary) and هَرَمٌ (haramun, a pyramid)
- heavy ṣ and light s: صَيْفٌ (ṣayfun, summer) and سَيْفٌ (sayfun, a sword)
- heavy ṭ and light t: طِينٌ (ṭīnun, clay) and تِينٌ (tīnun, figs)

A different place is a different word. That is the whole reason for this lesson.`,
    ),
    lesson(
      'Holding the long vowels: madd',
      `
Lengthening is called مَدٌّ (maddun). Its measure is the beat, حَرَكَةٌ (ḥarakatun): about the time of closing or opening one finger.

The natural madd is two beats. It comes whenever a vowel is followed by its own letter, and nothing special stands after it:
- qāla, he said: قَالَ
- yaqūlu, he says: يَقُولُ
- qīla, it was said: قِيلَ

The word نُوحِيهَا (nūḥīhā) holds all three in a row; use it as your ruler.

Longer madd has a cause, and there are two: a hamza or a sukūn after the long vowel.
- hamza in the same word, four or five beats: السَّمَاءُ (as-samāʾu), the sky
- hamza beginning the next word, four or five beats in the reading of Ḥafṣ as we teach it, though two is also known: إِنَّا أَعْطَيْنَاكَ (innā aʿṭaynāka)
- a fixed sukūn or shadda, six beats: وَلَا الضَّالِّينَ (wa-lā ḍ-ḍāllīn), from the end of al-Fātiḥa
- a sukūn that appears only because you stop, two, four or six beats: الْعَالَمِينَ, when you pause on it

Choose one length and keep it throughout a reading. Evenness is more beautiful than length.

Practise on this verse, counting with your fingers: الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ (al-ḥamdu lillāhi rabbi l-ʿālamīn).`,
    ),
    exam('Check: places and lengths', [
      choose('What does tajwid mean?', 'making good', ['singing', 'memorising', 'translating']),
      choose('From which region come ع and ح?', 'The throat', [
        'The lips',
        'The tip of the tongue',
        'The nose',
      ]),
      choose('How long is the natural madd?', 'Two beats', ['One beat', 'Four beats', 'Six beats']),
      choose('What calls for six beats in وَلَا الضَّالِّينَ?', 'The shadda after the long vowel', [
        'The hamza in the same word',
        'The end of the verse',
      ]),
      choose('Which word means summer?', 'صَيْفٌ', ['سَيْفٌ', 'طِينٌ', 'تِينٌ']),
    ]),
    lesson(
      'The silent n: four rules',
      `
When ن carries a sukūn, or a word ends in tanwīn, the n listens to the letter that follows. There are four cases.

1. Clear, إِظْهَارٌ (iẓhārun): before the six throat letters ء ه ع ح غ خ the n is said plainly, without extra hum: مَنْ آمَنَ (man āmana), he who believed.

2. Merged, إِدْغَامٌ (idghāmun): before the letters of the word يَرْمُلُونَ the n disappears into the next letter, across two words. With ي ن م و a hum of two beats remains: مَنْ يَقُولُ (may-yaqūlu), he who says. With ل ر there is no hum: مِنْ رَبِّهِمْ (mir-rabbihim), from their Lord.

3. Turned, إِقْلَابٌ (iqlābun): before ب the n becomes a humming m: مِنْ بَعْدِ (mim baʿdi), after.

4. Hidden, إِخْفَاءٌ (ikhfāʾun): before the fifteen other letters the n is neither clear nor merged. The tongue does not touch, and the hum takes two beats: مِنْ قَبْلِ (min qabli), before; أَنْتُمْ (antum), you.

In printed copies of the Quran the marks help you: a n that is said clearly bears its sukūn, and one that changes is left bare, or has a tiny mīm above it.

Take any half page and mark every ن with its number from one to four. Then read it aloud.`,
    ),
    lesson(
      'Reading together: Sūrat al-Ikhlāṣ',
      `
The sūra has four short verses. Read each with what you have learned.

1. qul huwa llāhu aḥad: قُلْ هُوَ اللَّهُ أَحَدٌ
Say: He is God, One. When you stop, the tanwīn falls silent and the d closes with a light bounce, called قَلْقَلَةٌ (qalqalatun). It belongs to five letters when they are still: ق ط ب ج د.

2. allāhu ṣ-ṣamad: اللَّهُ الصَّمَدُ
God, on whom all depend. The l of the name of God is heavy after fatḥa and ḍamma, light after kasra. The d bounces again.

3. lam yalid wa-lam yūlad: لَمْ يَلِدْ وَلَمْ يُولَدْ
He does not beget, nor is He begotten. Hold the ū of yūlad for two beats, no more. A mīm with sukūn before ي and و is said clearly; do not hum it.

4. wa-lam yakun lahu kufuwan aḥad: وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ
And none is equal to Him. The n of يَكُنْ meets ل and merges without hum: yakul-lahu. The tanwīn of كُفُوًا meets a hamza, a throat letter, and is clear.

One verse held both the merging and the clear n, and every verse ended in a bounce: a short sūra can be a whole school. Read it ten times slowly and once at your natural speed, then bring it to the circle.`,
    ),
    exam(
      'Final exam: rules in use',
      [
        choose('Which rule applies to the n in مِنْ بَعْدِ?', 'iqlāb, turned into m', [
          'iẓhār, clear',
          'idghām, merged',
          'ikhfāʾ, hidden',
        ]),
        choose('Which rule applies to the n in مَنْ آمَنَ?', 'iẓhār, clear', [
          'iqlāb, turned into m',
          'idghām, merged',
          'ikhfāʾ, hidden',
        ]),
        choose('Before which letters does the n merge without a hum?', 'ل and ر', [
          'ي and و',
          'م and ن',
          'ب and م',
        ]),
        choose('Which of these letters bounces when it is still?', 'د', ['ل', 'س', 'ع']),
        choose('When is the l in the name of God light?', 'After kasra', [
          'After fatḥa',
          'After ḍamma',
          'Always',
        ]),
      ],
      {
        question:
          'Explain what happens to the n in each of these and why: (1) مَنْ يَقُولُ (2) مِنْ رَبِّهِمْ (3) أَنْتُمْ',
        answer: `(1) Idghām with hum: the n stands before ي in the next word, so it merges into it and a hum of two beats remains: may-yaqūlu.
(2) Idghām without hum: the n stands before ر and merges into it completely: mir-rabbihim.
(3) Ikhfāʾ: ت is neither a throat letter, nor one of the merging letters, nor ب, so the n is hidden with a hum of two beats.`,
      },
    ),
  ],
};
