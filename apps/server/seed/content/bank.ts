import type { Exercise } from '@institute/contract/exercises/kinds';
import { exercisesFrom } from './tables.ts';

/** Exercises of one topic in the bank of a class. */
interface DemoBankTopic {
  topic: string;
  exercises: Exercise[];
}

const about = (topic: string, table: string): DemoBankTopic => ({
  topic,
  exercises: exercisesFrom(table).flatMap((draft) =>
    draft.kind === 'exercise' ? [draft.exercise] : [],
  ),
});

/** What classes keep in their banks, by the key of the class. */
export const demoBanks: Readonly<Record<string, readonly DemoBankTopic[]>> = {
  'nominal-sentence': [
    about(
      'Topic and news',
      `
choice | Which word is the news (al-khabar)? الْوَلَدُ جَالِسٌ | جَالِسٌ | الْوَلَدُ | The news says something about the topic and follows it.
choice | Which is a whole sentence? | الْمَاءُ بَارِدٌ | الْمَاءُ الْبَارِدُ; مَاءٌ بَارِدٌ | A known topic with unknown news makes a sentence.
choice | What does الطَّالِبَةُ مُجْتَهِدَةٌ mean? | The student (a woman) is hard-working. | the hard-working student (a woman); a hard-working student | The first word is known, the second unknown.
choices | Which of these are sentences? | الشَّمْسُ حَارَّةٌ; الْقَمَرُ جَمِيلٌ | الشَّمْسُ الْحَارَّةُ; قَمَرٌ جَمِيلٌ | The topic is known, the news is not.
typed | Write: The door is closed. | الْبَابُ مُغْلَقٌ | The topic has the article, the news has tanwīn.
vowels | Write with all vowel signs: The lesson is easy. | الدَّرْسُ سَهْلٌ | Both are nominative: one ḍamma, one tanwīn.
order | Say: My father is a doctor. | أَبِي; طَبِيبٌ | The topic comes first.
order | Say: The new book is useful. | الْكِتَابُ; الْجَدِيدُ; نَافِعٌ | The adjective stays with its noun, the news ends the sentence.
match | Give each topic its news. | الْمَاءُ = بَارِدٌ; النَّارُ = حَارَّةٌ; الْقَمَرُ = مُنِيرٌ | The news agrees in gender.
cloze | Complete the news: both are big. | الْبَيْتُ [كَبِيرٌ] وَالْغُرْفَةُ [كَبِيرَةٌ]. | Masculine with الْبَيْتُ, feminine with الْغُرْفَةُ.
`,
    ),
    about(
      'Adjectives',
      `
choice | How do you say: a new car? | سَيَّارَةٌ جَدِيدَةٌ | سَيَّارَةٌ جَدِيدٌ; السَّيَّارَةُ جَدِيدَةٌ | The adjective follows its noun in gender and in being unknown.
choice | Choose what fits: هٰذِهِ مَدْرَسَةٌ … | كَبِيرَةٌ | كَبِيرٌ; الْكَبِيرَةُ | Feminine and unknown, as the noun is.
typed | Write: the long road. | الطَّرِيقُ الطَّوِيلُ | The adjective takes the article too.
vowels | Write with all vowel signs: a beautiful city. | مَدِينَةٌ جَمِيلَةٌ | Both are unknown and end in tanwīn.
match | Give each noun its adjective. | رَجُلٌ = كَرِيمٌ; اِمْرَأَةٌ = كَرِيمَةٌ; الرَّجُلُ = الْكَرِيمُ | Gender and the article decide.
word | Put the root on the pattern: a famous man. | ش ه ر + مَفْعُولٌ = مَشْهُورٌ | Of such words many describe a noun: رَجُلٌ مَشْهُورٌ.
root | Weigh the adjective: useful. | ن ف ع + فَاعِلٌ = نَافِعٌ | The long ā was added; ن ف ع is being of use.
cloze | Complete the phrases: the red pen and the beautiful clock. | الْقَلَمُ [الْأَحْمَرُ] وَالسَّاعَةُ [الْجَمِيلَةُ] | Red is masculine here, beautiful feminine.
`,
    ),
    about(
      'Places',
      `
choice | Choose what fits: الْكِتَابُ فِي … | الْحَقِيبَةِ | الْحَقِيبَةُ; الْحَقِيبَةَ | A preposition makes the noun genitive.
typed | Write: The boy is in the house. | الْوَلَدُ فِي الْبَيْتِ | The news is the preposition with its noun.
order | Say: There is a pen on the desk. | عَلَى; الْمَكْتَبِ; قَلَمٌ | An unknown topic stands behind its place.
match | What stands where? | فَوْقَ = above; تَحْتَ = beneath; أَمَامَ = in front of; خَلْفَ = behind | These words of place are followed by a genitive.
cloze | Say where they are: the bird is above the tree, the cat beneath it. | الطَّائِرُ [فَوْقَ] الشَّجَرَةِ وَالْقِطُّ [تَحْتَ] الشَّجَرَةِ. | The bird is above, the cat beneath.
choices | Which sentences begin with their place? | عِنْدِي سُؤَالٌ; فِي الْبَيْتِ رَجُلٌ | الرَّجُلُ فِي الْبَيْتِ; السُّؤَالُ سَهْلٌ | An unknown topic yields its place.
`,
    ),
  ],
};
