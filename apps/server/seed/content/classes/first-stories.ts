import { withExercises } from '../blocks.ts';
import { choose, exam } from '../build.ts';
import { spoken } from '../spoken.ts';
import { exercisesFrom } from '../tables.ts';
import type { DemoClass } from '../types.ts';
import { baker, bird, moon, neighbours, pen } from './stories-first.ts';
import { ant, boat, donkeys, letter, umbrella } from './stories-later.ts';

export const firstStories: DemoClass = {
  key: 'first-stories',
  category: 'Reading and Writing',
  name: 'First Stories\u00a0· قِصَصٌ قَصِيرَةٌ',
  about: `Ten very short stories, written for this class and fully vocalised. Read them line by line with a translation, then without, then aloud to somebody.

Free for everyone who has finished The Arabic Alphabet.`,
  premium: false,
  amountNaira: 0,
  monthly: false,
  monthlyLimit: 0,
  closesInDays: null,
  prerequisite: 'alphabet',
  links: [],
  active: true,
  slug: 'first-stories',
  level: 'A1',
  hours: 12,
  outcomes: [
    'read a story of a hundred words without a translation beside it',
    'recognise about a hundred of the most frequent words',
    'tell a short story again in your own Arabic',
  ],
  teacher: 'Ustadha Maryam Bello',
  previews: ['The bird at the window'],
  lessons: [
    ...spoken(bird, pen),
    withExercises(
      exam('Check: two stories', [
        choose('Where did Salim sit?', 'أَمَامَ النَّافِذَةِ', ['عَلَى الْبَابِ', 'فِي الْمَدْرَسَةِ']),
        choose('What does طَارَ mean?', 'he flew', ['he came', 'he sat', 'a bird']),
        choose('Who does the action in كَتَبَتْ?', 'she', ['he', 'I', 'they']),
        choose('Where was the pen?', 'In her hair', ['On the table', 'In the book', 'At home']),
      ]),
      exercisesFrom(`
choices | Which two came to the window or sat before it? | طَائِرٌ صَغِيرٌ; سَالِمٌ | مَرْيَمُ; صَدِيقَتُهَا | Maryam and her friend are in the story of the pen.
typed | Write in Arabic: a new pen. | قَلَمٌ جَدِيدٌ | The adjective follows its noun and is indefinite as it is.
cloze | What did Maryam do? | كَتَبَتِ [الدَّرْسَ] ثُمَّ [لَعِبَتْ] مَعَ صَدِيقَتِهَا. | She wrote the lesson, then she played.
order | Put the words in order: Maryam went to school. | ذَهَبَتْ; مَرْيَمُ; إِلَى; الْمَدْرَسَةِ | The verb comes first, then the doer, then the place.
match | What does each word mean? | ضَحِكَتْ = she laughed; سَأَلَتْ = she asked; بَحَثَتْ = she looked for; أَخَذَ = he took | Each is a verb of the past; the ending ـتْ says that a woman did it.
`),
    ),
    ...spoken(neighbours, moon, baker, ant, umbrella, donkeys, letter, boat),
    exam(
      'Final exam: tell it yourself',
      [
        choose('What does هُمَا mean?', 'they two', ['they, three or more', 'she', 'we']),
        choose('Which form means "two neighbours" as a topic?', 'جَارَانِ', ['جَارَيْنِ', 'جَارٌ', 'جِيرَانٌ']),
        choose('Which word pushes a story on?', 'فَـ', ['وَ', 'فِي', 'مِنْ']),
        choose('What did the man see in the well?', 'الْقَمَرَ', ['الشَّمْسَ', 'حَبْلًا', 'حَجَرًا']),
      ],
      {
        question:
          'Retell one of the stories in Arabic in four or five short sentences of your own.',
        answer: `For example: رَأَى رَجُلٌ الْقَمَرَ فِي الْبِئْرِ. رَمَى حَبْلًا فِي الْمَاءِ. جَذَبَ الْحَبْلَ فَسَقَطَ. رَأَى الْقَمَرَ فِي السَّمَاءِ. قَالَ: رَجَعَ الْقَمَرُ
Look for past verbs that agree with their doer, a definite noun where the thing is already known, and the order of the story kept.`,
      },
    ),
  ],
};
