import { bullets, inBlocks, text, withExercises } from '../blocks.ts';
import { choose, exam, lesson } from '../build.ts';
import { exercisesFrom } from '../tables.ts';
import type { DemoClass } from '../types.ts';

export const sarf: DemoClass = {
  key: 'sarf',
  category: 'Grammar',
  name: 'Roots and Patterns\u00a0· الصَّرْفُ',
  about: `Most Arabic words grow from a root of three consonants poured into a pattern. Learn to see both and one word you know becomes ten words you can guess. You will also be able to use an Arabic dictionary, which is arranged by roots.

This class continues The Nominal Sentence: finish that class first, exams included.`,
  premium: true,
  amountNaira: 7500,
  monthly: false,
  monthlyLimit: 0,
  closesInDays: 60,
  prerequisite: 'nominal-sentence',
  links: ['https://example.org/live/sarf-friday'],
  active: true,
  slug: 'roots-and-patterns',
  level: 'A2',
  hours: 18,
  outcomes: [
    'find the root of a word you have never seen',
    'form the doer, the done-to, the place and the tool of a verb',
    'recognise the forms two to six and what each does to the meaning',
    'look a word up in an Arabic dictionary',
  ],
  teacher: 'Ustadh Sami Idris',
  previews: ['A root and its family'],
  lessons: [
    lesson(
      'A root and its family',
      `
Look at the picture: in the middle stand three letters, ك ت ب. They are not a word. They carry an idea, writing, and wait for vowels.

- he wrote: كَتَبَ (kataba)
- a book: كِتَابٌ (kitābun)
- a writer: كَاتِبٌ (kātibun)
- written, also a letter: مَكْتُوبٌ (maktūbun)
- a desk or office: مَكْتَبٌ (maktabun)
- a library: مَكْتَبَةٌ (maktabatun)
- correspondence: مُكَاتَبَةٌ (mukātabatun)

A root is called جَذْرٌ (jadhrun), as of a tree. Most roots have three letters, some four, such as د ح ر ج for rolling.

To find a root, undress the word: take off the article, the endings, and the letters a pattern has added. The letters that patterns add are always from the ten in سَأَلْتُمُونِيهَا (saʾaltumūnīhā), "you asked me about it". Any letter outside these ten is certainly part of the root. In مَدْرَسَةٌ (madrasatun) the م and ة are added, and د ر س, study, remains.

Beware: the ten letters can also belong to a root. In مَلِكٌ (malikun, a king) the م is no addition; it is one of the three.

Exercise: undress these words: مَسْجِدٌ، عُلُومٌ، جَلَسَ، مَفْتُوحٌ، طَالِبَةٌ`,
      { asset: 'root-map.webp' },
    ),
    inBlocks('The scale: f-ʿ-l', [
      text(
        'To speak about patterns we need a root that stands for all roots. The grammarians chose ف ع ل, doing, and called it the scale, الْمِيزَانُ (al-mīzānu). The first root letter is written ف, the second ع, the third ل. Everything else is copied as it is.',
        bullets(
          'kataba is on the scale faʿala: كَتَبَ and فَعَلَ',
          'kātibun is fāʿilun: كَاتِبٌ and فَاعِلٌ',
          'maktūbun is mafʿūlun: مَكْتُوبٌ and مَفْعُولٌ',
          'kitābun is fiʿālun: كِتَابٌ and فِعَالٌ',
          'ʿallama, he taught, is faʿʿala: عَلَّمَ and فَعَّلَ',
        ),
        'Weighing is mechanical, which is its charm. Take مَلْعَبٌ (malʿabun, a playground). The root is ل ع ب, playing. Put ف for ل, ع for ع, ل for ب, keep the rest: مَفْعَلٌ (mafʿalun).',
        'It works backwards too. Given the root ن ص ر, helping, and the scale فَاعِلٌ, you make نَاصِرٌ (nāṣirun), a helper. Given مَفْعُولٌ you make مَنْصُورٌ (manṣūrun), one who is helped. Both are well-known names, and now you know what they mean.',
      ),
      ...exercisesFrom(`
word | Make the doer of helping. | ن ص ر + فَاعِلٌ = نَاصِرٌ | An alif after the first letter, a kasra under the second.
word | Make the thing that is opened. | ف ت ح + مَفْعُولٌ = مَفْتُوحٌ | مَـ before the first letter, a long ū after the second.
root | Weigh it: a place to sit. | ج ل س + مَفْعِلٌ = مَجْلِسٌ | The مَـ was added; ج ل س is sitting.
root | Weigh it: the return. | ر ج ع + فُعُولٌ = رُجُوعٌ | The long ū was added; ر ج ع is returning.
word | Make the doer of saying. Take care of the weak letter. | ق و ل + فَاعِلٌ = قَائِلٌ | The scale gives قَاوِلٌ; after a long ā such a و becomes a hamza.
`),
      text('Then weigh شَرِبَ and كَبِيرٌ, and make the doer from ط ل ب.'),
    ]),
    lesson(
      'Doer and done-to',
      `
Two patterns come from nearly every simple verb.

The doer, اِسْمُ الْفَاعِلِ (ismu l-fāʿil), follows فَاعِلٌ:
- a student, one who seeks: طَالِبٌ (ṭālibun) from طَلَبَ (ṭalaba)
- a writer: كَاتِبٌ (kātibun) from كَتَبَ (kataba)
- a rider, a passenger: رَاكِبٌ (rākibun) from رَكِبَ (rakiba)
- one who knows, a scholar: عَالِمٌ (ʿālimun) from عَلِمَ (ʿalima)

The done-to, اِسْمُ الْمَفْعُولِ (ismu l-mafʿūl), follows مَفْعُولٌ:
- opened, open: مَفْتُوحٌ (maftūḥun)
- known: مَعْلُومٌ (maʿlūmun)
- understood: مَفْهُومٌ (mafhūmun)
- forbidden: مَمْنُوعٌ (mamnūʿun)

You have used these words since your first grammar lesson: in الْبَابُ مَفْتُوحٌ the khabar is a done-to.

Add ـة for the feminine: كَاتِبَةٌ (kātibatun). Add -ūn for several men, كَاتِبُونَ (kātibūna), and -āt for several women, كَاتِبَاتٌ (kātibātun). Some doers that have become professions prefer a broken plural: طُلَّابٌ (ṭullābun), students.

Signboards are full of these patterns: مَمْنُوعُ الدُّخُولِ (mamnūʿu d-dukhūl), no entry. Find three more this week.`,
    ),
    withExercises(
      exam('Middle exam: root and scale', [
        choose('What is the root of مَدْرَسَةٌ?', 'د ر س', ['م د ر', 'م د س', 'ر س ة']),
        choose('Weigh مَكْتُوبٌ.', 'مَفْعُولٌ', ['فَاعِلٌ', 'مَفْعَلٌ', 'فِعَالٌ']),
        choose('Which is the doer from ن ص ر?', 'نَاصِرٌ', ['مَنْصُورٌ', 'نَصْرٌ', 'نَصِيرٌ']),
        choose('Which letter can never be an addition?', 'ب', ['م', 'ت', 'س']),
        choose('What does مَفْهُومٌ mean?', 'understood', [
          'one who understands',
          'he understood',
          'an understanding place',
        ]),
        choose('Which word is on the scale فَعَّلَ?', 'عَلَّمَ', ['عَلِمَ', 'عَالِمٌ', 'كَتَبَ']),
      ]),
      exercisesFrom(`
word | Make the done-to of cooking. | ط ب خ + مَفْعُولٌ = مَطْبُوخٌ | مَـ stands before the root, a long ū before its last letter: cooked.
word | Make the doer of studying. | د ر س + فَاعِلٌ = دَارِسٌ | An alif after the first letter, a kasra under the second.
root | Weigh it: what is known. | ع ر ف + مَفْعُولٌ = مَعْرُوفٌ | The مَـ and the long ū were added; ع ر ف is knowing.
`),
    ),
    lesson(
      'Places and tools',
      `
The place or time of an action follows مَفْعَلٌ or مَفْعِلٌ, often with ـة:
- an office, a place of writing: مَكْتَبٌ (maktabun)
- a playground: مَلْعَبٌ (malʿabun)
- a kitchen: مَطْبَخٌ (maṭbakhun)
- a place of prostration, a mosque: مَسْجِدٌ (masjidun)
- a sitting, a council: مَجْلِسٌ (majlisun)
- a school: مَدْرَسَةٌ (madrasatun)
- a cemetery: مَقْبَرَةٌ (maqbaratun)

The tool begins with mi- and has three classical scales:
- مِفْعَالٌ: a key, مِفْتَاحٌ (miftāḥun), from ف ت ح, opening
- مِفْعَلٌ: a file, مِبْرَدٌ (mibradun), from ب ر د, filing
- مِفْعَلَةٌ: a broom, مِكْنَسَةٌ (miknasatun), from ك ن س, sweeping

Modern Arabic added a fourth, فَعَّالَةٌ, for machines: a car, سَيَّارَةٌ (sayyāratun), from س ي ر, going; a washing machine, غَسَّالَةٌ (ghassālatun), from غ س ل, washing; a refrigerator, ثَلَّاجَةٌ (thallājatun), from ث ل ج, snow.

So one vowel tells you a great deal: ma- is where, mi- is with what. A مَصْعَدٌ (maṣʿadun) should by rule be the place of going up, and a مِصْعَدٌ (miṣʿadun) the tool; for the lift people say both.

Exercise: from ش ر ب, drinking, and ل ع ق, licking, build a drinking place and a spoon.`,
    ),
    lesson(
      'Growing the verb: forms two to six',
      `
A simple verb, فَعَلَ, can be enlarged. Each enlargement has a scale and a leaning of meaning, not a law.

Form 2, فَعَّلَ, doubles the middle: making someone do it, or doing it hard.
- he knew, he taught: عَلِمَ (ʿalima) and عَلَّمَ (ʿallama)
- he broke, he smashed: كَسَرَ (kasara) and كَسَّرَ (kassara)

Form 3, فَاعَلَ, adds a long ā: doing it towards somebody.
- he wrote to, he corresponded with: كَاتَبَ (kātaba)
- he sat with, he kept company with: جَالَسَ (jālasa)

Form 4, أَفْعَلَ, adds a hamza: causing.
- he went out, he took out: خَرَجَ (kharaja) and أَخْرَجَ (akhraja)

Form 5, تَفَعَّلَ, is form 2 turned back on oneself.
- he learned, that is, taught himself: تَعَلَّمَ (taʿallama)

Form 6, تَفَاعَلَ, is form 3 done by both sides.
- they wrote to one another: تَكَاتَبُوا (takātabū)
- they helped one another: تَعَاوَنُوا (taʿāwanū)

Learn the noun of the action with each: تَعْلِيمٌ (taʿlīmun) teaching, مُكَاتَبَةٌ (mukātabatun), إِخْرَاجٌ (ikhrājun), تَعَلُّمٌ (taʿallumun) learning, تَعَاوُنٌ (taʿāwunun) cooperation.

The name of what we have just done is such a noun: تَصْرِيفٌ (taṣrīfun), turning a word about, from form 2.`,
    ),
    exam(
      'Final exam: patterns at work',
      [
        choose('Which word means a key?', 'مِفْتَاحٌ', ['مَفْتُوحٌ', 'فَاتِحٌ', 'مَفْتَحٌ']),
        choose('What does the prefix mi- usually form?', 'A tool', [
          'A place',
          'A doer',
          'A plural',
        ]),
        choose('Which form of the verb is تَعَلَّمَ?', 'Form 5', ['Form 2', 'Form 4', 'Form 6']),
        choose('What does أَخْرَجَ mean?', 'he took out', [
          'he went out',
          'an exit',
          'they went out together',
        ]),
        choose('Which scale is used for machines?', 'فَعَّالَةٌ', ['مَفْعَلَةٌ', 'فَاعِلَةٌ', 'مَفْعُولَةٌ']),
        choose('Which word says that both sides take part?', 'تَعَاوَنُوا', ['عَلَّمَ', 'أَخْرَجَ', 'كَسَّرَ']),
      ],
      {
        question:
          'From the root ط ب خ (cooking) build and vocalise: the doer, the done-to, and the place. Give the scale of each and its meaning.',
        answer: `The doer: طَابِخٌ (ṭābikhun) on the scale فَاعِلٌ, one who cooks.
The done-to: مَطْبُوخٌ (maṭbūkhun) on the scale مَفْعُولٌ, cooked.
The place: مَطْبَخٌ (maṭbakhun) on the scale مَفْعَلٌ, a kitchen.`,
      },
    ),
  ],
};
