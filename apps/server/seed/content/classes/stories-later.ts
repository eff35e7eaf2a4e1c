import { inBlocks, note, text, wordsHere } from '../blocks.ts';
import { exercisesFrom, linesFrom } from '../tables.ts';

/** The later five stories of the reader. */
export const ant = inBlocks('The ant and the rain', [
  linesFrom(`
جَمَعَتْ نَمْلَةٌ الْحَبَّ فِي الصَّيْفِ. | An ant gathered grain in the summer.
قَالَ لَهَا الْجُنْدُبُ: لِمَاذَا تَعْمَلِينَ؟ اِلْعَبِي مَعِي. | The grasshopper said to her: why do you work? Play with me.
قَالَتِ النَّمْلَةُ: الْمَطَرُ قَرِيبٌ، وَبَيْتِي فَارِغٌ. | The ant said: the rain is near, and my house is empty.
غَنَّى الْجُنْدُبُ أَيَّامًا طَوِيلَةً. | The grasshopper sang for long days.
ثُمَّ نَزَلَ الْمَطَرُ، فَلَمْ يَجِدْ طَعَامًا. | Then the rain came down, and he found no food.
طَرَقَ بَابَ النَّمْلَةِ، فَفَتَحَتْ لَهُ. | He knocked at the ant's door, and she opened to him.
قَالَتْ: اُدْخُلْ وَكُلْ، وَغَدًا نَعْمَلُ مَعًا. | She said: come in and eat, and tomorrow we work together.
`),
  text(
    'It is one of the oldest fables of all. In many tellings the door stays shut; in ours it opens.',
  ),
  note(
    'rule',
    'To a girl or a woman the verb says so at its end: تَعْمَلِينَ (taʿmalīna), you work; اِلْعَبِي (ilʿabī), play! To a man it is تَعْمَلُ and اِلْعَبْ.',
    'After لَمْ the verb looks like the present and tells of the past: لَمْ يَجِدْ, he did not find.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | Why does the ant work? | الْمَطَرُ قَرِيبٌ | الصَّيْفُ طَوِيلٌ; الْبَيْتُ كَبِيرٌ | She says so in the third line.
match | Who is spoken to? | اِلْعَبْ = to a man; اِلْعَبِي = to a woman; اِلْعَبُوا = to several people | The ending tells.
cloze | Then the rain came. | ثُمَّ [نَزَلَ] الْمَطَرُ، فَلَمْ [يَجِدْ] طَعَامًا. | After لَمْ the verb ends in a sukūn.
order | Say: tomorrow we work together. | غَدًا; نَعْمَلُ; مَعًا | The time may stand first.
lines | Put the story in order. | جَمَعَتِ النَّمْلَةُ الْحَبَّ.; غَنَّى الْجُنْدُبُ.; نَزَلَ الْمَطَرُ.; فَتَحَتِ النَّمْلَةُ الْبَابَ. | Summer, song, rain, and an open door.
`),
]);

export const umbrella = inBlocks('The teacher’s umbrella', [
  linesFrom(`
خَرَجَتِ الْمُعَلِّمَةُ مِنَ الْمَدْرَسَةِ وَالْمَطَرُ شَدِيدٌ. | The teacher came out of the school, and the rain was heavy.
كَانَ تَحْتَ الشَّجَرَةِ ثَلَاثَةُ أَطْفَالٍ. | Under the tree were three children.
فَتَحَتْ مِظَلَّتَهَا الْكَبِيرَةَ وَقَالَتْ: تَعَالَوْا. | She opened her big umbrella and said: come.
مَشَوْا مَعًا كَأَنَّهُمْ بَيْتٌ صَغِيرٌ لَهُ ثَمَانِي أَقْدَامٍ. | They walked together as though they were a little house with eight feet.
وَصَلَ كُلُّ طِفْلٍ إِلَى بَابِهِ. | Every child arrived at his door.
وَفِي الصَّبَاحِ وَجَدَتِ الْمُعَلِّمَةُ عَلَى طَاوِلَتِهَا وَرْدَةً. | And in the morning the teacher found a rose on her table.
`),
  note(
    'rule',
    'From three to ten the number and the noun are unlike: a masculine noun takes the number with ة, a feminine one the number without. So ثَلَاثَةُ أَطْفَالٍ, three children, but ثَمَانِي أَقْدَامٍ, eight feet, as قَدَمٌ is feminine. The counted noun is plural and genitive.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | Where did the children stand? | تَحْتَ الشَّجَرَةِ | فِي الْمَدْرَسَةِ; أَمَامَ الْبَابِ | The second line says it.
choices | Which words come from the root ظ ل ل? | ظِلٌّ; مِظَلَّةٌ | لَيْلٌ; طِفْلٌ | What gives you shade is مِظَلَّةٌ.
word | What gives shade? Two letters of the root are the same, and melt into one. | ظ ل ل + مِفْعَلَةٌ = مِظَلَّةٌ | مِظْلَلَةٌ is hard to say, so the lāms are doubled by a shadda and their fatḥa moves back.
cloze | How many? | كَانَ تَحْتَ الشَّجَرَةِ [ثَلَاثَةُ] [أَطْفَالٍ]. | The number with ة before a masculine noun, which is plural and genitive.
match | Number and noun | ثَلَاثَةُ = أَوْلَادٍ; ثَلَاثُ = بَنَاتٍ | The number is unlike its noun.
typed | Write: her umbrella. | مِظَلَّتُهَا; مِظَلَّتَهَا | Before an ending ة opens to ت.
`),
  text('Count aloud what you see in this room, from three to ten, and mind the unlike number.'),
]);

export const donkeys = inBlocks('Nine donkeys or ten', [
  linesFrom(`
كَانَ لِجُحَا عَشَرَةُ حَمِيرٍ. | Juḥā had ten donkeys.
رَكِبَ وَاحِدًا مِنْهَا وَعَدَّ الْبَاقِيَ، فَكَانَتْ تِسْعَةً. | He rode one of them and counted the rest, and they were nine.
نَزَلَ وَعَدَّ مَرَّةً ثَانِيَةً، فَكَانَتْ عَشَرَةً. | He got off and counted a second time, and they were ten.
رَكِبَ وَعَدَّ، فَكَانَتْ تِسْعَةً. | He rode and counted, and they were nine.
قَالَ جُحَا: أَنْ أَمْشِيَ وَأَرْبَحَ حِمَارًا خَيْرٌ مِنْ أَنْ أَرْكَبَ وَأَخْسَرَ حِمَارًا. | Juḥā said: to walk and gain a donkey is better than to ride and lose a donkey.
وَمَشَى إِلَى بَيْتِهِ خَلْفَ الْحَمِيرِ. | And he walked home behind the donkeys.
`),
  text('Another old joke about Juḥā, told in our own words. Which donkey did he forget, and why?'),
  note(
    'rule',
    'خَيْرٌ مِنْ is "better than". After أَنْ the verb ends in a fatḥa: أَنْ أَمْشِيَ, to walk; أَنْ أَرْكَبَ, to ride. The first letter says who: أَ is I.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | Which donkey did Juḥā forget? | the one he rode | the smallest one; the first one | He counted all but that beneath him.
match | What does it mean? Two and two are opposites. | رَبِحَ = he gained; خَسِرَ = he lost; رَكِبَ = he rode; مَشَى = he walked | Gaining and losing, riding and walking.
cloze | What is better? | أَنْ [أَمْشِيَ] خَيْرٌ مِنْ أَنْ [أَرْكَبَ]. | After أَنْ comes a fatḥa.
order | Say: he walked home behind the donkeys. | مَشَى; إِلَى; بَيْتِهِ; خَلْفَ; الْحَمِيرِ | After إِلَى and after خَلْفَ there is a kasra.
typed | Write: ten donkeys. | عَشَرَةُ حَمِيرٍ | A masculine noun: the number has ة.
`),
  text('Count the people in your house. Did you count yourself?'),
]);

export const letter = inBlocks('A letter to grandmother', [
  linesFrom(`
جَدَّةُ أَحْمَدَ تَسْكُنُ فِي قَرْيَةٍ بَعِيدَةٍ. | Ahmad's grandmother lives in a distant village.
كَتَبَ أَحْمَدُ إِلَيْهَا رِسَالَةً قَصِيرَةً. | Ahmad wrote her a short letter.
قَالَ فِيهَا: أَنَا بِخَيْرٍ، وَأَشْتَاقُ إِلَيْكِ كَثِيرًا. | He said in it: I am well, and I miss you very much.
وَضَعَ الرِّسَالَةَ فِي الصُّنْدُوقِ وَنَسِيَ الْعُنْوَانَ. | He put the letter in the box and forgot the address.
لٰكِنَّ سَاعِيَ الْبَرِيدِ يَعْرِفُ الْجَدَّةَ وَيَعْرِفُ خَطَّ أَحْمَدَ. | But the postman knows the grandmother, and he knows Ahmad's hand.
بَعْدَ أُسْبُوعٍ جَاءَ الْجَوَابُ: كَعْكٌ كَثِيرٌ، وَكَلِمَتَانِ: تَعَالَ سَرِيعًا. | After a week came the answer: many cakes, and two words: come quickly.
`),
  note(
    'rule',
    'أَحْمَدُ refuses tanwīn, and after a noun that belongs to it its ending is a fatḥa instead of a kasra: جَدَّةُ أَحْمَدَ, Ahmad’s grandmother. After لٰكِنَّ, but, the topic is accusative: لٰكِنَّ سَاعِيَ الْبَرِيدِ.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | What did Ahmad forget? | الْعُنْوَانَ | الرِّسَالَةَ; الصُّنْدُوقَ | نَسِيَ الْعُنْوَانَ: he forgot the address.
match | Of the post | رِسَالَةٌ = a letter; عُنْوَانٌ = an address; صُنْدُوقٌ = a box; جَوَابٌ = an answer | All you need to write to grandmother.
cloze | Where does she live? | جَدَّةُ أَحْمَدَ [تَسْكُنُ] فِي قَرْيَةٍ [بَعِيدَةٍ]. | The adjective follows قَرْيَةٍ in everything, the kasra too.
vowels | Write with all vowel signs: Ahmad’s grandmother. | جَدَّةُ أَحْمَدَ | A fatḥa at the end of أَحْمَدَ, for it refuses tanwīn and kasra.
order | Say: Ahmad wrote her a short letter. | كَتَبَ; أَحْمَدُ; إِلَيْهَا; رِسَالَةً; قَصِيرَةً | The verb first, then the doer.
`),
  text('Write four lines to somebody you miss, and do not forget the address.'),
]);

export const boat = inBlocks('The scholar in the boat', [
  linesFrom(`
رَكِبَ عَالِمٌ سَفِينَةً صَغِيرَةً. | A scholar boarded a small boat.
سَأَلَ الْمَلَّاحَ: هَلْ تَعْرِفُ النَّحْوَ؟ | He asked the sailor: do you know grammar?
قَالَ الْمَلَّاحُ: لَا. قَالَ الْعَالِمُ: ضَاعَ نِصْفُ عُمْرِكَ. | The sailor said: no. The scholar said: half your life is lost.
ثُمَّ هَبَّتْ رِيحٌ قَوِيَّةٌ وَدَخَلَ الْمَاءُ السَّفِينَةَ. | Then a strong wind blew, and the water entered the boat.
سَأَلَ الْمَلَّاحُ: هَلْ تَعْرِفُ السِّبَاحَةَ؟ | The sailor asked: do you know swimming?
قَالَ الْعَالِمُ: لَا. قَالَ الْمَلَّاحُ: ضَاعَ عُمْرُكَ كُلُّهُ. | The scholar said: no. The sailor said: your whole life is lost.
وَلٰكِنَّهُ أَمْسَكَ بِيَدِهِ وَسَبَحَ بِهِ إِلَى الشَّاطِئِ. | But he took him by the hand and swam with him to the shore.
`),
  text('A story that sailors tell about scholars, in our own words. What do scholars tell?'),
  note(
    'rule',
    'The one who asks is nominative, the one who is asked accusative. In the second line الْمَلَّاحَ is asked; in the fifth الْمَلَّاحُ asks. One vowel changes who speaks.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | Who asks in سَأَلَ الْمَلَّاحُ? | the sailor | the scholar; nobody | The ḍamma shows the doer.
cloze | Then the wind came. | هَبَّتْ [رِيحٌ] قَوِيَّةٌ وَدَخَلَ [الْمَاءُ] السَّفِينَةَ. | Wind and water are the doers here.
choices | Which words come from the root س ب ح? | سَبَحَ; سِبَاحَةٌ | صَبَاحٌ; بَحْرٌ | Look for the three letters in their order.
root | Take the word apart: swimming. | س ب ح + فِعَالَةٌ = سِبَاحَةٌ | س is the ف, ب the ع, ح the ل; what is left was added.
match | What does it mean? | سَفِينَةٌ = a boat; رِيحٌ = a wind; شَاطِئٌ = a shore; يَدٌ = a hand | All of them help the scholar home.
vowels | Write with all vowel signs: he asked the sailor. | سَأَلَ الْمَلَّاحَ | The one who is asked has a fatḥa.
lines | Put the story in order. | رَكِبَ عَالِمٌ سَفِينَةً.; هَبَّتْ رِيحٌ قَوِيَّةٌ.; سَأَلَ الْمَلَّاحُ: هَلْ تَعْرِفُ السِّبَاحَةَ؟; سَبَحَ بِهِ إِلَى الشَّاطِئِ. | Aboard, the wind, the question, the shore.
`),
]);
