import { choose, exam, lesson } from '../build.ts';
import type { DemoClass } from '../types.ts';

export const business: DemoClass = {
  key: 'business',
  category: 'Professional Arabic',
  name: 'Arabic for Trade\u00a0· الْعَرَبِيَّةُ لِلتِّجَارَةِ',
  about: `Write an offer, read an invoice, agree on a delivery: the Arabic of importers, shops and offices. Taught once a year to one small group. Registration for this year has ended; the next group begins after Ramadan.`,
  premium: true,
  amountNaira: 10000,
  monthly: false,
  monthlyLimit: 0,
  closesInDays: -20,
  prerequisite: null,
  links: ['https://example.org/live/trade'],
  active: true,
  slug: 'arabic-for-trade',
  level: 'B1',
  hours: 16,
  outcomes: [
    'write an offer and answer one',
    'read an invoice line by line',
    'agree on a price, a date and a delivery',
  ],
  teacher: 'Ustadh Sami Idris',
  previews: ['A letter that begins well'],
  lessons: [
    lesson(
      'A letter that begins well',
      `
A business letter in Arabic opens with courtesy and comes to the matter in its third line.

- Dear Mr Ahmad (literally: the honourable gentleman): السَّيِّدُ الْفَاضِلُ أَحْمَدُ (as-sayyidu l-fāḍilu Aḥmadu)
- a kind greeting, and after that: تَحِيَّةً طَيِّبَةً وَبَعْدُ (taḥiyyatan ṭayyibatan wa-baʿdu)
- we are pleased to inform you: يَسُرُّنَا أَنْ نُخْبِرَكُمْ (yasurrunā an nukhbirakum)
- with reference to your letter: بِالْإِشَارَةِ إِلَى رِسَالَتِكُمْ (bi-l-ishārati ilā risālatikum)
- we ask you to send: نَرْجُو إِرْسَالَ (narjū irsāla)
- accept our highest respect: وَتَفَضَّلُوا بِقَبُولِ فَائِقِ الِاحْتِرَامِ (wa-tafaḍḍalū bi-qabūli fāʾiqi l-iḥtirām)

Write "you" in the plural, كُمْ (-kum), even to one person: it is the form of respect.

The word وَبَعْدُ, "and after", closes the greeting and announces the matter. In speeches it is أَمَّا بَعْدُ (ammā baʿdu). Leave it out and your reader will look for it.

Exercise: write three lines to a date merchant in Tunis. Greet, refer to his letter, ask for prices.`,
    ),
    lesson(
      'Reading an invoice',
      `
An invoice is a table, and a table has a small vocabulary:

- invoice: فَاتُورَةٌ (fātūratun)
- date: التَّارِيخُ (at-tārīkhu)
- quantity: الْكَمِّيَّةُ (al-kammiyyatu)
- unit price: سِعْرُ الْوَحْدَةِ (siʿru l-waḥdati)
- total: الْمَجْمُوعُ (al-majmūʿu)
- discount: خَصْمٌ (khaṣmun)
- tax: ضَرِيبَةٌ (ḍarībatun)
- paid: مَدْفُوعٌ (madfūʿun)
- due: مُسْتَحَقٌّ (mustaḥaqqun)

Numbers are read from left to right inside a line that runs from right to left. In the east of the Arab world you will meet other shapes for the digits: ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠, from one to nine and nought. Morocco, Tunisia and West Africa use the shapes you know.

Say the sum aloud before you sign: الْمَجْمُوعُ خَمْسُونَ أَلْفَ نَيْرَةٍ (al-majmūʿu khamsūna alfa nayra), the total is fifty thousand naira.

Exercise: take a shop receipt of yours and write its Arabic twin.`,
    ),
    lesson(
      'Agreeing on a price',
      `
Bargaining by letter is bargaining all the same, only slower.

- your price is somewhat high: سِعْرُكُمْ مُرْتَفِعٌ قَلِيلًا (siʿrukum murtafiʿun qalīlan)
- we offer: نَعْرِضُ (naʿriḍu)
- on condition that: بِشَرْطِ أَنْ (bi-sharṭi an)
- delivery within two weeks: التَّسْلِيمُ خِلَالَ أُسْبُوعَيْنِ (at-taslīmu khilāla usbūʿayni)
- payment in advance: الدَّفْعُ مُقَدَّمًا (ad-dafʿu muqaddaman)
- in two instalments: عَلَى دُفْعَتَيْنِ (ʿalā dufʿatayni)
- we have agreed: اِتَّفَقْنَا (ittafaqnā)

Softeners carry the talk. لَوْ سَمَحْتُمْ (law samaḥtum), if you permit, costs nothing; رُبَّمَا (rubbamā), perhaps, leaves a door open; إِنْ أَمْكَنَ (in amkana), if possible, turns a demand into a wish.

A refusal begins with thanks: نَشْكُرُكُمْ، وَلٰكِنْ … (nashkurukum, wa-lākin), we thank you, but. The word after لٰكِنْ is the one they will read.

Exercise: answer the merchant. His price is high; offer less, in two instalments, delivered within three weeks.`,
    ),
    exam(
      'Exam: a short correspondence',
      [
        choose('Which words close the greeting of a letter?', 'وَبَعْدُ', ['اِتَّفَقْنَا', 'خَصْمٌ', 'مُقَدَّمًا']),
        choose('What is الْمَجْمُوعُ?', 'the total', ['the date', 'the tax', 'the discount']),
        choose('What does الدَّفْعُ مُقَدَّمًا ask for?', 'Payment in advance', [
          'Payment in two instalments',
          'A lower price',
        ]),
        choose('How do you politely address one person in a letter?', 'With the plural كُمْ', [
          'With the singular كَ',
          'With هُوَ',
        ]),
      ],
      {
        question:
          'Write a letter of four lines in Arabic: greet, refer to an offer, say that the price is somewhat high, and close with respect.',
        answer: `السَّيِّدُ الْفَاضِلُ أَحْمَدُ، تَحِيَّةً طَيِّبَةً وَبَعْدُ
بِالْإِشَارَةِ إِلَى عَرْضِكُمْ نَشْكُرُكُمْ
وَلٰكِنْ سِعْرُكُمْ مُرْتَفِعٌ قَلِيلًا، وَنَرْجُو خَصْمًا إِنْ أَمْكَنَ
وَتَفَضَّلُوا بِقَبُولِ فَائِقِ الِاحْتِرَامِ`,
      },
    ),
  ],
};
