import { choose, exam, lesson } from '../build.ts';
import type { DemoClass } from '../types.ts';

export const firstStories: DemoClass = {
  key: 'first-stories',
  category: 'Reading and Writing',
  name: 'First Stories\u00a0· قِصَصٌ قَصِيرَةٌ',
  about: `Four very short stories, written for this class with about a hundred different words, fully vocalised. Read them line by line with a translation, then without, then aloud to somebody.

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
  hours: 6,
  outcomes: [
    'read a story of a hundred words without a translation beside it',
    'recognise about a hundred of the most frequent words',
    'tell a short story again in your own Arabic',
  ],
  teacher: 'Ustadha Maryam Bello',
  previews: ['The bird at the window'],
  lessons: [
    lesson(
      'The bird at the window',
      `
Read each line aloud before you look at the English.

1. فِي الْبَيْتِ وَلَدٌ اسْمُهُ سَالِمٌ
In the house is a boy whose name is Salim.
2. جَلَسَ سَالِمٌ أَمَامَ النَّافِذَةِ
Salim sat in front of the window.
3. جَاءَ طَائِرٌ صَغِيرٌ وَوَقَفَ عَلَى الْبَابِ
A small bird came and stood on the door.
4. قَالَ سَالِمٌ: مِنْ أَيْنَ أَنْتَ يَا طَائِرُ؟
Salim said: where are you from, bird?
5. فَتَحَ الطَّائِرُ جَنَاحَيْهِ وَطَارَ
The bird opened its two wings and flew.
6. قَالَ سَالِمٌ: فَهِمْتُ، أَنْتَ مِنَ السَّمَاءِ
Salim said: I understand, you are from the sky.

New words: window نَافِذَةٌ (nāfidhatun), bird طَائِرٌ (ṭāʾirun), wing جَنَاحٌ (janāḥun), he sat جَلَسَ (jalasa), he came جَاءَ (jāʾa), he flew طَارَ (ṭāra).

See how طَائِرٌ, a bird, and طَارَ, he flew, belong together: a bird is simply one who flies.

Now cover the English and read again. Then close the page and tell the story in your own language, looking at nothing.`,
    ),
    lesson(
      'The lost pen',
      `
1. ذَهَبَتْ مَرْيَمُ إِلَى الْمَدْرَسَةِ وَمَعَهَا قَلَمٌ جَدِيدٌ
Maryam went to school and with her was a new pen.
2. كَتَبَتِ الدَّرْسَ ثُمَّ لَعِبَتْ مَعَ صَدِيقَتِهَا
She wrote the lesson, then played with her friend.
3. بَعْدَ اللَّعِبِ بَحَثَتْ عَنِ الْقَلَمِ وَلَمْ تَجِدْهُ
After the game she looked for the pen and did not find it.
4. سَأَلَتْ: مَنْ أَخَذَ قَلَمِي؟
She asked: who took my pen?
5. ضَحِكَتْ صَدِيقَتُهَا وَقَالَتْ: هُوَ فِي شَعْرِكِ
Her friend laughed and said: it is in your hair.

The verbs here end in ـتْ (-at) because a girl does them: ذَهَبَتْ (dhahabat), she went; كَتَبَتْ (katabat), she wrote; قَالَتْ (qālat), she said. Without the ending, a boy does them: ذَهَبَ، كَتَبَ، قَالَ.

In line two the ending is written ـتِ (-ati), as it meets the article: two still consonants cannot meet, so a kasra comes between.

My, your, her are little endings: my pen قَلَمِي (qalamī), your hair شَعْرُكِ (shaʿruki), her friend صَدِيقَتُهَا (ṣadīqatuhā).

Write the story again with Salim in place of Maryam. Change every verb and every "her".`,
    ),
    exam('Check: two stories', [
      choose('Where did Salim sit?', 'أَمَامَ النَّافِذَةِ', ['عَلَى الْبَابِ', 'فِي الْمَدْرَسَةِ']),
      choose('What does طَارَ mean?', 'he flew', ['he came', 'he sat', 'a bird']),
      choose('Who does the action in كَتَبَتْ?', 'she', ['he', 'I', 'they']),
      choose('Where was the pen?', 'In her hair', ['On the table', 'In the book', 'At home']),
    ]),
    lesson(
      'Two neighbours and one tree',
      `
1. بَيْنَ بَيْتَيْنِ شَجَرَةٌ كَبِيرَةٌ
Between two houses is a big tree.
2. قَالَ الْجَارُ الْأَوَّلُ: هَذِهِ الشَّجَرَةُ لِي
The first neighbour said: this tree is mine.
3. قَالَ الْجَارُ الثَّانِي: لَا، هِيَ لِي
The second neighbour said: no, it is mine.
4. ذَهَبَا إِلَى شَيْخٍ حَكِيمٍ
The two went to a wise old man.
5. قَالَ الشَّيْخُ: سَأَلْتُ الشَّجَرَةَ، فَقَالَتْ: هُمَا لِي
The old man said: I asked the tree, and it said: both of them are mine.
6. ضَحِكَ الْجَارَانِ وَجَلَسَا فِي الظِّلِّ
The two neighbours laughed and sat in the shade.

This story is full of twos. Arabic has a number for exactly two: the noun takes -āni, or -ayni after a preposition or a word of place: two neighbours جَارَانِ (jārāni), between two houses بَيْنَ بَيْتَيْنِ (bayna baytayni). The verb takes -ā: they two went ذَهَبَا (dhahabā), they two sat جَلَسَا (jalasā). And هُمَا (humā) is "they two".

The tree is feminine, so the pointing word is هَذِهِ (hādhihi) and the pronoun هِيَ (hiya).

Read the story with two friends: two neighbours and one old man.`,
    ),
    lesson(
      'The moon in the well',
      `
1. نَظَرَ رَجُلٌ فِي بِئْرٍ لَيْلًا فَرَأَى الْقَمَرَ فِي الْمَاءِ
A man looked into a well at night and saw the moon in the water.
2. قَالَ: سَقَطَ الْقَمَرُ، وَأَنَا أُخْرِجُهُ
He said: the moon has fallen, and I will take it out.
3. رَمَى حَبْلًا فِي الْبِئْرِ فَأَمْسَكَ الْحَبْلُ بِحَجَرٍ
He threw a rope into the well, and the rope caught on a stone.
4. جَذَبَ الرَّجُلُ الْحَبْلَ بِقُوَّةٍ فَسَقَطَ عَلَى ظَهْرِهِ
The man pulled the rope with force and fell on his back.
5. نَظَرَ إِلَى السَّمَاءِ وَرَأَى الْقَمَرَ فَوْقَهُ
He looked to the sky and saw the moon above him.
6. قَالَ: الْحَمْدُ لِلَّهِ، رَجَعَ الْقَمَرُ إِلَى مَكَانِهِ
He said: praise be to God, the moon has gone back to its place.

People tell this of Juḥā, the wise fool of a thousand Arab jokes; we have told it in our own words.

The little فَـ (fa-) means "and so, and then": فَرَأَى (fa-raʾā), and so he saw. It pushes a story on, while وَ (wa-) only adds.

New words: well بِئْرٌ (biʾrun), rope حَبْلٌ (ḥablun), he fell سَقَطَ (saqaṭa), he pulled جَذَبَ (jadhaba), back ظَهْرٌ (ẓahrun), place مَكَانٌ (makānun).`,
    ),
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
          'Retell one of the four stories in Arabic in four or five short sentences of your own.',
        answer: `For example: رَأَى رَجُلٌ الْقَمَرَ فِي الْبِئْرِ. رَمَى حَبْلًا فِي الْمَاءِ. جَذَبَ الْحَبْلَ فَسَقَطَ. رَأَى الْقَمَرَ فِي السَّمَاءِ. قَالَ: رَجَعَ الْقَمَرُ
Look for past verbs that agree with their doer, a definite noun where the thing is already known, and the order of the story kept.`,
      },
    ),
  ],
};
