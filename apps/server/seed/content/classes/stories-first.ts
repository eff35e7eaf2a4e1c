import { bullets, heading, inBlocks, note, text, wordsHere } from '../blocks.ts';
import { exercisesFrom, linesFrom } from '../tables.ts';

/** The first five stories of the reader. */
export const bird = inBlocks('The bird at the window', [
  text('Read each line aloud before you look at the English. Tap a word to see what it means.'),
  linesFrom(`
فِي الْبَيْتِ وَلَدٌ اسْمُهُ سَالِمٌ. | In the house is a boy whose name is Salim.
جَلَسَ سَالِمٌ أَمَامَ النَّافِذَةِ. | Salim sat in front of the window.
جَاءَ طَائِرٌ صَغِيرٌ وَوَقَفَ عَلَى الْبَابِ. | A small bird came and stood on the door.
قَالَ سَالِمٌ: مِنْ أَيْنَ أَنْتَ يَا طَائِرُ؟ | Salim said: where are you from, bird?
فَتَحَ الطَّائِرُ جَنَاحَيْهِ وَطَارَ. | The bird opened its two wings and flew.
قَالَ سَالِمٌ: فَهِمْتُ، أَنْتَ مِنَ السَّمَاءِ. | Salim said: I understand, you are from the sky.
`),
  note(
    'tip',
    'See how طَائِرٌ, a bird, and طَارَ, he flew, belong together: a bird is simply one who flies.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | Where did Salim sit? | أَمَامَ النَّافِذَةِ | عَلَى الْبَابِ; فِي السَّمَاءِ | The second line: جَلَسَ سَالِمٌ أَمَامَ النَّافِذَةِ.
match | Who or what is it? | طَائِرٌ = a bird; نَافِذَةٌ = a window; جَنَاحٌ = a wing; سَمَاءٌ = a sky | The bird came to the window on its two wings.
cloze | What did the bird do? | [جَاءَ] طَائِرٌ صَغِيرٌ، ثُمَّ فَتَحَ جَنَاحَيْهِ [وَطَارَ]. | It came, and it flew.
order | Say: Salim sat in front of the window. | جَلَسَ; سَالِمٌ; أَمَامَ; النَّافِذَةِ | The verb comes first, then the doer, then the place.
typed | Write: a small bird. | طَائِرٌ صَغِيرٌ | The adjective follows its noun.
`),
  text(
    'Now hide the translation and read again. Then close the page and tell the story in your own language, looking at nothing. Tell it to somebody at home: who tells a story has understood it.',
  ),
]);

export const pen = inBlocks('The lost pen', [
  linesFrom(`
ذَهَبَتْ مَرْيَمُ إِلَى الْمَدْرَسَةِ وَمَعَهَا قَلَمٌ جَدِيدٌ. | Maryam went to school and with her was a new pen.
كَتَبَتِ الدَّرْسَ ثُمَّ لَعِبَتْ مَعَ صَدِيقَتِهَا. | She wrote the lesson, then played with her friend.
بَعْدَ اللَّعِبِ بَحَثَتْ عَنِ الْقَلَمِ وَلَمْ تَجِدْهُ. | After the game she looked for the pen and did not find it.
سَأَلَتْ: مَنْ أَخَذَ قَلَمِي؟ | She asked: who took my pen?
ضَحِكَتْ صَدِيقَتُهَا وَقَالَتْ: هُوَ فِي شَعْرِكِ. | Her friend laughed and said: it is in your hair.
`),
  note(
    'rule',
    'The verbs here end in ـتْ (-at) because a girl does them: ذَهَبَتْ (dhahabat), she went; كَتَبَتْ (katabat), she wrote. Without the ending, a boy does them: ذَهَبَ، كَتَبَ.',
    'In the second line the ending is written ـتِ (-ati), as it meets the article: two still consonants cannot meet, so a kasra comes between.',
  ),
  text(
    heading('Little endings'),
    bullets(
      'my pen: قَلَمِي (qalamī)',
      'your hair, to a girl: شَعْرُكِ (shaʿruki)',
      'her friend: صَدِيقَتُهَا (ṣadīqatuhā)',
    ),
  ),
  wordsHere,
  ...exercisesFrom(`
choice | Where was the pen? | فِي شَعْرِهَا | فِي الْمَدْرَسَةِ; تَحْتَ الْكِتَابِ | Her friend saw it: هُوَ فِي شَعْرِكِ.
match | Who does it? | ذَهَبَ = he went; ذَهَبَتْ = she went; كَتَبَ = he wrote; كَتَبَتْ = she wrote | The ending ـتْ says that she does it.
cloze | A girl does it. | [ضَحِكَتْ] صَدِيقَتُهَا [وَقَالَتْ]: هُوَ فِي شَعْرِكِ. | She laughed, and she said.
typed | Write: my pen. | قَلَمِي | The ending ـِي says "my".
lines | Put the story in order. | ذَهَبَتْ مَرْيَمُ إِلَى الْمَدْرَسَةِ.; كَتَبَتِ الدَّرْسَ.; بَحَثَتْ عَنِ الْقَلَمِ.; ضَحِكَتْ صَدِيقَتُهَا. | She went, wrote, searched; then her friend laughed.
`),
  text('Write the story again with Salim in place of Maryam. Change every verb and every "her".'),
]);

export const neighbours = inBlocks('Two neighbours and one tree', [
  linesFrom(`
بَيْنَ بَيْتَيْنِ شَجَرَةٌ كَبِيرَةٌ. | Between two houses is a big tree.
قَالَ الْجَارُ الْأَوَّلُ: هٰذِهِ الشَّجَرَةُ لِي. | The first neighbour said: this tree is mine.
قَالَ الْجَارُ الثَّانِي: لَا، هِيَ لِي. | The second neighbour said: no, it is mine.
ذَهَبَا إِلَى شَيْخٍ حَكِيمٍ. | The two went to a wise old man.
قَالَ الشَّيْخُ: سَأَلْتُ الشَّجَرَةَ، فَقَالَتْ: هُمَا لِي. | The old man said: I asked the tree, and it said: both of them are mine.
ضَحِكَ الْجَارَانِ وَجَلَسَا فِي الظِّلِّ. | The two neighbours laughed and sat in the shade.
`),
  note(
    'rule',
    'This story is full of twos. Arabic has a number for exactly two: the noun takes -āni, or -ayni after a preposition or a word of place: two neighbours جَارَانِ (jārāni), between two houses بَيْنَ بَيْتَيْنِ (bayna baytayni). The verb takes -ā: they two went ذَهَبَا (dhahabā). And هُمَا (humā) is "they two".',
    'The tree is feminine, so the pointing word is هٰذِهِ (hādhihi) and the pronoun هِيَ (hiya).',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | What did the tree say? | هُمَا لِي | هِيَ لِي; أَنَا لَكُمَا | Both neighbours belong to the tree, said the old man.
match | One, two or more? | جَارٌ = one neighbour; جَارَانِ = two neighbours; جِيرَانٌ = neighbours | The two have a number of their own.
cloze | They are two. | ضَحِكَ [الْجَارَانِ] وَجَلَسَا فِي [الظِّلِّ]. | The doer ends in -āni; after فِي comes a kasra.
choices | Which of these are two? | بَيْتَانِ; جَارَيْنِ | بُيُوتٌ; جَارٌ | The endings -āni and -ayni tell of two.
typed | Write: this tree. | هٰذِهِ الشَّجَرَةُ | شَجَرَةٌ is feminine, so هٰذِهِ.
`),
  text('Read the story with two friends: two neighbours and one old man.'),
]);

export const moon = inBlocks('The moon in the well', [
  linesFrom(`
نَظَرَ رَجُلٌ فِي بِئْرٍ لَيْلًا فَرَأَى الْقَمَرَ فِي الْمَاءِ. | A man looked into a well at night and saw the moon in the water.
قَالَ: سَقَطَ الْقَمَرُ، وَأَنَا أُخْرِجُهُ. | He said: the moon has fallen, and I will take it out.
رَمَى حَبْلًا فِي الْبِئْرِ فَأَمْسَكَ الْحَبْلُ بِحَجَرٍ. | He threw a rope into the well, and the rope caught on a stone.
جَذَبَ الرَّجُلُ الْحَبْلَ بِقُوَّةٍ فَسَقَطَ عَلَى ظَهْرِهِ. | The man pulled the rope with force and fell on his back.
نَظَرَ إِلَى السَّمَاءِ وَرَأَى الْقَمَرَ فَوْقَهُ. | He looked to the sky and saw the moon above him.
قَالَ: الْحَمْدُ لِلَّهِ، رَجَعَ الْقَمَرُ إِلَى مَكَانِهِ. | He said: praise be to God, the moon has gone back to its place.
`),
  text(
    'People tell this of Juḥā, the wise fool of a thousand Arab jokes; we have told it in our own words.',
  ),
  note(
    'rule',
    'The little فَـ (fa-) means "and so, and then": فَرَأَى (fa-raʾā), and so he saw. It pushes a story on, while وَ (wa-) only adds.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | What did the man see in the well? | الْقَمَرَ | الشَّمْسَ; حَجَرًا; حَبْلًا | The moon shone in the water.
cloze | And so it went on. | جَذَبَ الرَّجُلُ الْحَبْلَ بِقُوَّةٍ [فَسَقَطَ] عَلَى [ظَهْرِهِ]. | فَـ is written onto its word.
match | What does it mean? | سَقَطَ = he fell; رَمَى = he threw; جَذَبَ = he pulled; رَجَعَ = he went back | All are verbs that "he" does.
order | Say: the moon went back to its place. | رَجَعَ; الْقَمَرُ; إِلَى; مَكَانِهِ | After إِلَى the noun has a kasra.
typed | Write: praise be to God. | الْحَمْدُ لِلَّهِ | لِـ swallows the alef of the name of God.
`),
]);

export const baker = inBlocks('The generous baker', [
  linesFrom(`
فِي السُّوقِ خَبَّازٌ اسْمُهُ كَرِيمٌ. | In the market is a baker whose name is Karim.
يَفْتَحُ دُكَّانَهُ قَبْلَ طُلُوعِ الشَّمْسِ. | He opens his shop before the rising of the sun.
جَاءَ يَوْمًا طِفْلٌ فَقِيرٌ وَنَظَرَ إِلَى الْخُبْزِ. | One day a poor child came and looked at the bread.
سَأَلَ الْخَبَّازُ: هَلْ أَنْتَ جَائِعٌ؟ | The baker asked: are you hungry?
قَالَ الطِّفْلُ: نَعَمْ، وَلَيْسَ عِنْدِي مَالٌ. | The child said: yes, and I have no money.
أَعْطَاهُ الْخَبَّازُ رَغِيفَيْنِ وَقَالَ: كُلْ وَاحِدًا، وَخُذِ الثَّانِيَ لِأُمِّكَ. | The baker gave him two loaves and said: eat one, and take the second to your mother.
كَبِرَ الطِّفْلُ وَصَارَ طَبِيبًا، وَلَمْ يَنْسَ الرَّغِيفَ. | The child grew up and became a doctor, and he did not forget the loaf.
`),
  note(
    'rule',
    'خُبْزٌ is bread, and خَبَّازٌ one who always deals with it. The pattern فَعَّالٌ names people by their work. What somebody has become is accusative after صَارَ: صَارَ طَبِيبًا.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | How many loaves did the child get? | two | one; three | رَغِيفَيْنِ is the dual of رَغِيفٌ.
match | What does it mean? | فَقِيرٌ = poor; جَائِعٌ = hungry; كَرِيمٌ = generous; طَبِيبٌ = a doctor | Three describe somebody, one is a profession.
cloze | What did he become? | كَبِرَ الطِّفْلُ [وَصَارَ] [طَبِيبًا]. | After صَارَ the news is accusative.
order | Ask: are you hungry? | هَلْ; أَنْتَ; جَائِعٌ؟ | A question for yes or no begins with هَلْ.
typed | Say: I have no money. | لَيْسَ عِنْدِي مَالٌ | Not with me is money.
word | The baker bakes day after day. Put the root on the pattern of professions. | خ ب ز + فَعَّالٌ = خَبَّازٌ | The middle letter is doubled, then comes an alif.
`),
  text('Whom do you know by the pattern of the baker? Find two more professions on it.'),
]);
