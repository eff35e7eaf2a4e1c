import type { DemoAssignment, DemoComment, DemoMessage, DemoTemplate } from './types.ts';

function says(
  author: string,
  daysAgo: number,
  text: string,
  replies: DemoComment[] = [],
): DemoComment {
  return { author, daysAgo, text, deletedDaysAgo: null, replies };
}

const AMINA = 'student@example.com';
const EMEKA = 'emeka@example.com';
const ZAYNAB = 'zaynab@example.com';
const IBRAHIM = 'ibrahim@example.com';
const FOLAKE = 'folake@example.com';
const HAUWA = 'hauwa@example.com';
const FATIMA = 'fatima@example.com';
const GRACE = 'grace@example.com';
const SADIYA = 'sadiya@example.com';
const MARIA = 'maria@example.com';

/** What is said under lessons: class key, number of the lesson counted from 0, top-level comments. */
export const demoThreads: { class: string; lesson: number; comments: DemoComment[] }[] = [
  {
    class: 'alphabet',
    lesson: 3,
    comments: [
      says(
        GRACE,
        118,
        'I read aloud and still cannot hear where the short u ends and the long one begins.',
        [
          says(
            'teacher',
            117,
            'Tap the table. كُتُبٌ has short beats: one tap for each. In كُوبٌ the first vowel takes two taps. Record yourself and count.',
            [
              says(GRACE, 117, 'The tapping helped. My neighbours now tap too.'),
              says(EMEKA, 85, 'Trying this on the bus. One tap, two taps, everybody looks.'),
            ],
          ),
        ],
      ),
      says(SADIYA, 12, 'Is كِتَابٌ read kitābun or kitāb? I hear both in the recordings.', [
        says(
          'teacher',
          11,
          'Both. The full form is kitābun. When you stop on a word, its last short vowel and its tanwīn are not said: kitāb.',
          [says(SADIYA, 11, 'شكراً يا أستاذة')],
        ),
        says(FOLAKE, 11, 'I had the same question and was too shy to ask it.'),
      ]),
    ],
  },
  {
    class: 'alphabet',
    lesson: 6,
    comments: [
      {
        ...says(EMEKA, 84, 'My pen goes from left to right whatever I do.', [
          says(GRACE, 83, 'Turn the paper a little to the left. That was the whole trick for me.', [
            says('teacher', 83, 'And put the dots on last, when the word is finished.'),
          ]),
        ]),
        deletedDaysAgo: 80,
      },
      says(AMINA, 82, 'I hung my first بَابٌ on the door of my room. It is a door on a door.'),
    ],
  },
  {
    class: 'nominal-sentence',
    lesson: 1,
    comments: [
      says(
        EMEKA,
        32,
        'In الْبَيْتُ كَبِيرٌ, why has the second word no al-? I want to translate "is" and find nothing.',
        [
          says(
            AMINA,
            31,
            'There is no "is". The first word is definite and the second is not, and that makes the sentence.',
            [
              says(EMEKA, 31, 'And if both are definite?', [
                says(
                  'teacher',
                  31,
                  'Then you have a thing and its adjective, not yet a sentence: الْبَيْتُ الْكَبِيرُ, "the big house". The listener waits for the news.',
                  [
                    says(EMEKA, 31, 'So الْبَيْتُ الْكَبِيرُ جَمِيلٌ is a sentence again?', [
                      says('teacher', 30, 'أَحْسَنْتَ. Exactly so.', [
                        says(MARIA, 26, 'This thread taught me more than two chapters of my book.'),
                      ]),
                    ]),
                  ],
                ),
              ]),
            ],
          ),
        ],
      ),
      says(ZAYNAB, 105, 'جزاكم الله خيراً على هذا الشرح الواضح'),
    ],
  },
  {
    class: 'quran-reading',
    lesson: 5,
    comments: [
      says(
        IBRAHIM,
        70,
        'How long is the ghunna held? Our imam holds it longer than the recording.',
        [
          says(
            'teacher',
            69,
            'Two beats, the time of opening and closing two fingers. Slow readers take slow beats, so both may be right.',
            [says(FATIMA, 47, 'I count on the fingers of my left hand and it works.')],
          ),
        ],
      ),
      says(
        FATIMA,
        46,
        'A page where I could look up the four rules at once: https://example.org/guides/silent-n',
      ),
    ],
  },
  {
    class: 'dialogue',
    lesson: 1,
    comments: [
      says(
        FOLAKE,
        14,
        'Tried بِكَمْ هٰذَا؟ at the cloth market on Saturday. He answered in Yoruba and gave me ₦200 off.',
        [
          says(AMINA, 8, 'Then the lesson has paid for itself.'),
          says(
            MARIA,
            7,
            'In Madrid they answer in Arabic and I understand nothing. Back to the numbers.',
          ),
        ],
      ),
    ],
  },
  {
    class: 'poetry',
    lesson: 1,
    comments: [
      says(ZAYNAB, 16, 'لماذا يُخاطِبُ الشاعرُ صاحبَيْنِ اثنَيْنِ وهو وحدَه في القصيدة؟', [
        says(
          'teacher',
          15,
          'عادةٌ قديمةٌ عندَ الشعراءِ: يتخيَّلونَ رفيقَيْنِ في السفر. It is a custom: two companions on the road, real or imagined.',
          [says(HAUWA, 15, 'So even the loneliest line has company.')],
        ),
      ]),
    ],
  },
];

/** Messages of the institute, in any order. */
export const demoMessages: DemoMessage[] = [
  {
    daysAgo: 96,
    subject: 'Eid holiday · عُطْلَةُ الْعِيدِ',
    body: 'عِيدٌ مُبَارَكٌ! There are no live meetings this week. Lessons and exams stay open, and marks will come a little later than usual.',
    to: 'all',
    isPopup: false,
  },
  {
    daysAgo: 40,
    subject: 'A reading circle on Thursdays',
    body: 'From this week a small circle reads aloud every Thursday at 18:00, Lagos time. Anybody who knows the letters may come.\n\nJoin here: https://example.org/live/alphabet-thursday',
    to: 'all',
    isPopup: false,
  },
  {
    daysAgo: 21,
    subject: 'Your last exam',
    body: 'Dear Amina,\n\nyour answer on the nominal sentence was a pleasure to read. Would you tell the beginners how you practise? A few lines in the discussion under the first lesson would be enough.\n\nUstadha Maryam',
    to: [AMINA],
    isPopup: false,
  },
  {
    daysAgo: 5,
    subject: 'New poems and proverbs',
    body: 'Two lessons of Poems and Proverbs · أَشْعَارٌ وَأَمْثَالٌ have new recordings. Open them again and listen.',
    to: 'all',
    isPopup: false,
  },
  {
    daysAgo: 2,
    subject: 'Which class first?',
    body: 'You have an account and no class yet. Most people begin with The Arabic Alphabet: it is free, and the first lesson takes twenty minutes.',
    to: ['khadijatu@example.com'],
    isPopup: true,
  },
  {
    daysAgo: 1,
    subject: 'Open hour on Saturday',
    body: 'Saturday at 10:00, Lagos time: bring any question, about a lesson, an exam or this site.',
    to: 'all',
    isPopup: false,
  },
];

/** Amina has read what is older than this; the rest is new to her. */
export const READ_UNTIL_DAYS_AGO = 10;

export const demoTemplates: DemoTemplate[] = [
  {
    key: 'reading',
    title: 'Certificate of Reading · شَهَادَةُ الْقِرَاءَةِ',
    content:
      'This is to certify that\n{{name}}\nreads and writes the Arabic alphabet with all its vowel marks, and has passed the final exam on reading and writing.\n\nGiven on {{date}}',
    footer: 'Bustan al-Huruf · بُسْتَانُ الْحُرُوفِ',
  },
  {
    key: 'grammar',
    title: 'Certificate of Grammar · شَهَادَةُ النَّحْوِ',
    content:
      'تَشْهَدُ إِدَارَةُ الْمَعْهَدِ بِأَنَّ\n{{name}}\nhas completed the study of the nominal sentence and defended every vowel of it in writing.\n\n{{date}}',
    footer: 'Ustadha Maryam Bello, for the teachers',
  },
  {
    key: 'participation',
    title: 'Certificate of Participation · شَهَادَةُ مُشَارَكَةٍ',
    content: '{{name}}\ntook part in\n{{class}}\nto the last meeting.\n\n{{date}}',
    footer: 'Bustan al-Huruf · بُسْتَانُ الْحُرُوفِ',
  },
];

/** Who was given what, by e-mail or by the key of a class. */
export const demoAssignments: DemoAssignment[] = [
  { template: 'reading', daysAgo: 138, students: [AMINA], classes: [] },
  { template: 'reading', daysAgo: 116, students: [GRACE], classes: [] },
  { template: 'grammar', daysAgo: 98, students: [AMINA, ZAYNAB], classes: [] },
  { template: 'reading', daysAgo: 82, students: [EMEKA], classes: [] },
  { template: 'participation', daysAgo: 45, students: [], classes: ['business'] },
];
