import { choose, exam, lesson } from '../build.ts';
import type { DemoClass } from '../types.ts';

export const poetry: DemoClass = {
  key: 'poetry',
  category: 'Culture and Poetry',
  name: 'Poems and Proverbs\u00a0· أَشْعَارٌ وَأَمْثَالٌ',
  about: `The Arabs called poetry their archive. In five evenings we read famous lines slowly, hear how they are built, collect proverbs that people still use, and follow Arabic script across the Sahara into the libraries of Hausaland and Timbuktu.

Every line is vocalised and translated by us. You need to read vocalised Arabic; the meaning we find together.`,
  premium: true,
  amountNaira: 3000,
  monthly: false,
  monthlyLimit: 0,
  closesInDays: 14,
  prerequisite: null,
  links: ['https://example.org/live/poetry-evening'],
  active: true,
  slug: 'poems-and-proverbs',
  level: 'B1',
  hours: 10,
  outcomes: [
    'hear where the two halves of a line part and what it rhymes on',
    'read five famous lines aloud and say what they mean',
    'use a dozen proverbs where they fit',
  ],
  teacher: 'Ustadh Sami Idris',
  previews: ['How a line is built'],
  lessons: [
    lesson(
      'How a line is built',
      `
A classical poem, قَصِيدَةٌ (qaṣīdatun), is a row of lines, and each line, بَيْتٌ (baytun), has two halves with a pause between them. Yes: a line of verse is called a house, as if the poet pitched a tent with every line.

- the first half, the chest: الصَّدْرُ (aṣ-ṣadru)
- the second half, the rump: الْعَجُزُ (al-ʿajuzu)
- the rhyme at the end of every line: الْقَافِيَةُ (al-qāfiyatu)

On the page the two halves stand side by side, with a gap between them. Read the right half first. The picture shows it.

One rhyme runs through the whole poem, sometimes for a hundred lines, and one metre, بَحْرٌ (baḥrun, literally a sea), carries it. Al-Khalīl ibn Aḥmad of Basra, in the eighth century, described fifteen such seas; one more was added soon after him.

The metre counts long and short. A consonant with a short vowel is short; everything heavier is long. Tap the table lightly for short and firmly for long and say faʿūlun: short, long, long. Say it four times and you have half a line of the metre called al-mutaqārib.

Try it with your own name: Halima, short, long, short; Maryam, long, long.`,
      { asset: 'verse-layout.webp' },
    ),
    lesson(
      'Stop and let us weep',
      `
The most famous opening in Arabic belongs to Imruʾ al-Qays, a wandering prince of the sixth century:

First half: قِفَا نَبْكِ مِنْ ذِكْرَى حَبِيبٍ وَمَنْزِلِ
(qifā nabki min dhikrā ḥabībin wa-manzilī)
Second half: بِسِقْطِ اللِّوَى بَيْنَ الدَّخُولِ فَحَوْمَلِ
(bi-siqṭi l-liwā bayna d-dakhūli fa-ḥawmalī)

Stop, you two, and let us weep, remembering a loved one and a dwelling, where the sand-ridge ends between al-Dakhūl and Ḥawmal.

Word by word:
- stop, both of you: قِفَا (qifā), a command to two. The poet speaks to two companions, real or imagined.
- we weep: نَبْكِ (nabki), shortened because it answers a command
- memory: ذِكْرَى (dhikrā)
- a beloved: حَبِيبٌ (ḥabībun), on the scale فَعِيلٌ
- a place of alighting: مَنْزِلٌ (manzilun), from ن ز ل, getting down

The two names at the end are places in the desert. Nobody needs to find them on a map: naming them is the point. A camp is gone, only names and ashes are left, and the poem begins there. For centuries afterwards poets who had never ridden a camel opened their poems by weeping at a deserted camp.

The long ī at the end of each half is the rhyme, held when the line is sung. Read it aloud five times, then with closed eyes.`,
    ),
    lesson(
      'In the measure of the resolute',
      `
Al-Mutanabbī, who died in 965, wrote this for the prince Sayf al-Dawla of Aleppo:

First half: عَلَى قَدْرِ أَهْلِ الْعَزْمِ تَأْتِي الْعَزَائِمُ
(ʿalā qadri ahli l-ʿazmi taʾtī l-ʿazāʾimū)
Second half: وَتَأْتِي عَلَى قَدْرِ الْكِرَامِ الْمَكَارِمُ
(wa-taʾtī ʿalā qadri l-kirāmi l-makārimū)

Resolutions come in the measure of the resolute, and noble deeds in the measure of the noble.

See how little material he needs. From ع ز م, being resolved, come الْعَزْمُ (al-ʿazmu, resolve) and الْعَزَائِمُ (al-ʿazāʾimu, resolutions). From ك ر م, being noble, come الْكِرَامُ (al-kirāmu, the noble) and الْمَكَارِمُ (al-makārimu, noble deeds). The second half mirrors the first with its order turned: "come" moves to the front and the rest follows.

If you have taken Roots and Patterns you can hear the trick: the same root in two patterns, twice. If you have not, listen for ʿ-z-m and k-r-m, like two drums.

The metre is al-ṭawīl, the long one: faʿūlun mafāʿīlun faʿūlun mafāʿilun. Say the first half slowly against it: ʿalā qad, ri ahli l-ʿaz, mi taʾtī l-, ʿazāʾimū.

Learn the line by heart. It has been quoted at schools, weddings and funerals for more than a thousand years.`,
    ),
    exam('Check: lines and poets', [
      choose('What is a line of verse called in Arabic?', 'بَيْتٌ', ['بَحْرٌ', 'قَافِيَةٌ', 'قَصِيدَةٌ']),
      choose('What does بَحْرٌ literally mean?', 'sea', ['house', 'tent', 'road']),
      choose('Whom does the command قِفَا address?', 'Two people', [
        'One man',
        'One woman',
        'A crowd',
      ]),
      choose('From which root come الْكِرَامُ and الْمَكَارِمُ?', 'ك ر م', ['م ك ر', 'ر م ك', 'م ر م']),
      choose('For whom did al-Mutanabbī write the line on resolve?', 'Sayf al-Dawla of Aleppo', [
        'Imruʾ al-Qays',
        'Al-Khalīl ibn Aḥmad',
      ]),
    ]),
    lesson(
      'Proverbs people still use',
      `
A proverb, مَثَلٌ (mathalun), is poetry for people in a hurry: short, balanced, often rhymed.

1. man jadda wajada: مَنْ جَدَّ وَجَدَ
Who strives finds. Only one letter's doubling divides the two verbs.

2. aṣ-ṣabru miftāḥu l-faraj: الصَّبْرُ مِفْتَاحُ الْفَرَجِ
Patience is the key to relief. A nominal sentence: the topic is الصَّبْرُ, all the rest is the news.

3. al-jāru qabla d-dār: الْجَارُ قَبْلَ الدَّارِ
The neighbour before the house. Ask who lives next door before you ask the rent.

4. khayru l-kalāmi mā qalla wa-dalla: خَيْرُ الْكَلَامِ مَا قَلَّ وَدَلَّ
The best of speech is what is little and points the way.

5. al-ʿilmu fī ṣ-ṣighari ka-n-naqshi fī l-ḥajar: الْعِلْمُ فِي الصِّغَرِ كَالنَّقْشِ فِي الْحَجَرِ
Learning in childhood is like carving in stone.

Notice the pairs: jadda and wajada, jār and dār, qalla and dalla, ṣighar and ḥajar. Prose that rhymes is called سَجْعٌ (sajʿun), a word also used for the cooing of doves.

Which proverb of your own language says the same as one of these? Write both in the discussion, with a translation for the rest of us.`,
    ),
    lesson(
      'Arabic letters in West Africa',
      `
Arabic script crossed the Sahara with traders and scholars about a thousand years ago and stayed. In Timbuktu, Agadez, Kano and Sokoto people wrote law, medicine, astronomy, letters and a great deal of verse.

They wrote in Arabic, and they also wrote their own languages in Arabic letters. That practice is called عَجَمِيٌّ (ʿajamiyyun), Ajami, from a word for those who are not Arabs. Hausa, Fulfulde, Kanuri, Yoruba and Wolof all have Ajami literature. You may have held it in your hand: Nigerian banknotes have carried their value in Hausa Ajami.

The best-loved poet of Sokoto is Nana Asmaʾu (1793 to 1864), daughter of Shehu Usman dan Fodio. She wrote in Arabic, Fulfulde and Hausa, and trained women teachers who carried her poems from village to village; a poem was a lesson that could be learned by ear.

The local hand is part of the same western family as the scripts of Morocco: broad, rounded, written with a reed or a stalk of grass. It has habits of its own. In the western tradition ف carries its dot below and ق a single dot above, so read an old page from Kano with care.

Ask your grandparents whether a wooden board, لَوْحٌ (lawḥun), is kept in the house: in Hausa it is called allo. Words travel with things.`,
    ),
    exam(
      'Final exam: reading and judging',
      [
        choose('What does مِفْتَاحُ الْفَرَجِ mean?', 'the key to relief', [
          'the opening of the door',
          'the end of patience',
        ]),
        choose('What is rhymed prose called?', 'سَجْعٌ', ['بَيْتٌ', 'عَجُزٌ', 'لَوْحٌ']),
        choose('What is Ajami?', 'Another language written in Arabic letters', [
          'Arabic written in Latin letters',
          'A metre of poetry',
          'A style of singing',
        ]),
        choose('In which languages did Nana Asmaʾu write?', 'Arabic, Fulfulde and Hausa', [
          'Arabic only',
          'Hausa and Yoruba',
        ]),
        choose('Which proverb praises short speech?', 'خَيْرُ الْكَلَامِ مَا قَلَّ وَدَلَّ', [
          'مَنْ جَدَّ وَجَدَ',
          'الْجَارُ قَبْلَ الدَّارِ',
        ]),
      ],
      {
        question:
          'Choose one of the two lines of poetry read in this class. Write it in Arabic with vowel marks, translate it in your own words, and say in three or four sentences how its sound or its build helps its meaning.',
        answer: `One possible answer: عَلَى قَدْرِ أَهْلِ الْعَزْمِ تَأْتِي الْعَزَائِمُ وَتَأْتِي عَلَى قَدْرِ الْكِرَامِ الْمَكَارِمُ
As people are resolved, so are the things they resolve to do; as people are noble, so are their deeds. The line balances two halves that say the same thing of two qualities. Each half plays on one root, ʿ-z-m and k-r-m, so that the deed sounds like the doer, which is exactly the claim. The second half turns the order of the first, as a mirror does, and the rhyme in -imū closes both.`,
      },
    ),
  ],
};
