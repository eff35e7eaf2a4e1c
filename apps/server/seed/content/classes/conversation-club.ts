import { exam, lesson, timetable } from '../build.ts';
import type { DemoClass } from '../types.ts';

export const conversationClub: DemoClass = {
  key: 'conversation-club',
  category: 'Everyday Arabic',
  name: 'Conversation Club\u00a0· نَادِي الْمُحَادَثَةِ',
  about: `An hour of talking, three evenings a week, in groups of six with a native speaker. There is a theme for every week and a page of words and phrases to prepare. Nobody is corrected in mid-sentence; you get your notes at the end.

Monthly subscription, as many meetings as you like. Come when you can hold a short exchange: after Everyday Dialogue, or with a year of Arabic behind you.`,
  premium: true,
  amountNaira: 4000,
  monthly: true,
  monthlyLimit: 0,
  closesInDays: null,
  prerequisite: null,
  links: [
    'https://example.org/live/club-monday',
    'https://example.org/live/club-wednesday',
    'https://example.org/live/club-saturday',
  ],
  active: true,
  slug: 'conversation-club',
  level: 'B1',
  hours: 24,
  outcomes: [
    'keep a conversation going for ten minutes',
    'ask again politely when you have not understood',
    'talk of yourself, of food and of your town, then and now',
  ],
  teacher: 'Ustadha Maryam Bello and Ustadh Sami Idris',
  previews: ['Keeping a conversation alive'],
  lessons: [
    timetable(
      'Meetings this term',
      `Monday 20:00 with Ustādha Maryam
Wednesday 20:00 with Ustādh Sāmī
Saturday 17:00 with Ustādha Maryam

All times are Lagos time. Groups are full at six; the seventh comes to the next meeting first.`,
    ),
    lesson(
      'Keeping a conversation alive',
      `
Fluent people are not those who know every word. They know what to say when a word is missing. Learn these ten phrases first and use them shamelessly.

- Could you repeat, please? هَلْ يُمْكِنُ أَنْ تُعِيدَ مِنْ فَضْلِكَ؟ (hal yumkinu an tuʿīda min faḍlik)
- slowly, please: بِبُطْءٍ مِنْ فَضْلِكَ (bi-buṭʾin min faḍlik)
- What does … mean? مَا مَعْنَى …؟ (mā maʿnā)
- How do you say … in Arabic? كَيْفَ نَقُولُ … بِالْعَرَبِيَّةِ؟ (kayfa naqūlu … bi-l-ʿarabiyya)
- I mean: أَقْصِدُ (aqṣidu)
- that is to say: يَعْنِي (yaʿnī)
- for example: مَثَلًا (mathalan)
- really? حَقًّا؟ (ḥaqqan)
- I agree: أُوَافِقُ (uwāfiqu)
- I do not agree, with respect: لَا أُوَافِقُ مَعَ احْتِرَامِي (lā uwāfiqu maʿa ḥtirāmī)

The word يَعْنِي is the Arab world's favourite pause. It buys two seconds for thinking and sounds entirely natural, unlike "er".

When the word will not come, walk round it: the thing that … is الشَّيْءُ الَّذِي (ash-shayʾu lladhī). "The thing that opens the door" will always get you a key.

Prepare: five sentences about your day, each with one of the ten phrases.`,
    ),
    lesson(
      'Theme: who I am',
      `
Prepare two minutes on yourself. Do not write a speech. Write ten key words and talk from them.

- I come from Lagos: أَنَا مِنْ لَاغُوسَ (anā min Lāghūs)
- I live in Kaduna: أَسْكُنُ فِي كَادُونَا (askunu fī Kādūnā)
- I work as a nurse (f.): أَعْمَلُ مُمَرِّضَةً (aʿmalu mumarriḍatan)
- I study engineering: أَدْرُسُ الْهَنْدَسَةَ (adrusu l-handasa)
- I am married: أَنَا مُتَزَوِّجٌ (anā mutazawwijun), said by a woman مُتَزَوِّجَةٌ
- I have two brothers and a sister: لِي أَخَوَانِ وَأُخْتٌ (lī akhawāni wa-ukhtun)
- I am learning Arabic because I love it: أَتَعَلَّمُ الْعَرَبِيَّةَ لِأَنَّنِي أُحِبُّهَا (ataʿallamu l-ʿarabiyyata li-annanī uḥibbuhā)

Questions to throw back, because a conversation is not an interview:
- And you? وَأَنْتَ؟ (wa-anta), to a woman وَأَنْتِ؟ (wa-anti)
- What is your work? مَا عَمَلُكَ؟ (mā ʿamaluka)
- What do you like? مَاذَا تُحِبُّ؟ (mādhā tuḥibbu)
- Since when have you been learning? مُنْذُ مَتَى تَتَعَلَّمُ؟ (mundhu matā tataʿallamu)

In the meeting each of us speaks for two minutes; then the neighbour retells it in the third person: هُوَ مِنْ لَاغُوسَ، يَعْمَلُ … (huwa min Lāghūs, yaʿmalu). Retelling teaches listening better than any exercise.`,
    ),
    lesson(
      'Theme: food and hospitality',
      `
Bring a dish, or a photograph of one, and explain how it is made.

- It is made of rice: يُصْنَعُ مِنَ الْأَرُزِّ (yuṣnaʿu mina l-aruzz)
- we cut the onions: نَقْطَعُ الْبَصَلَ (naqṭaʿu l-baṣal)
- we add salt and pepper: نُضِيفُ الْمِلْحَ وَالْفُلْفُلَ (nuḍīfu l-milḥa wa-l-fulful)
- we leave it on the fire for an hour: نَتْرُكُهُ عَلَى النَّارِ سَاعَةً (natrukuhu ʿalā n-nāri sāʿatan)
- we serve it hot: نُقَدِّمُهُ سَاخِنًا (nuqaddimuhu sākhinan)
- delicious: لَذِيذٌ (ladhīdhun)
- very hot with pepper: حَارٌّ جِدًّا (ḥārrun jiddan)

At table:
- before eating: بِسْمِ اللَّهِ (bi-smi llāh)
- enjoy it, to the eater: بِالْهَنَاءِ وَالشِّفَاءِ (bi-l-hanāʾi wa-sh-shifāʾ)
- bless your hands, to the cook: سَلِمَتْ يَدَاكِ (salimat yadāki), said to a woman

Order matters when you explain: first أَوَّلًا (awwalan), then ثُمَّ (thumma), after that بَعْدَ ذٰلِكَ (baʿda dhālika), at last أَخِيرًا (akhīran). Use all four.

Question for the group: whose jollof rice is best, and how do you say so without losing friends? Try: فِي رَأْيِي (fī raʾyī), in my opinion.`,
      { asset: 'market.webp' },
    ),
    lesson(
      'Theme: my town, then and now',
      `
Comparing makes people talk. Bring one old photograph, or a memory.

- it was small: كَانَتْ صَغِيرَةً (kānat ṣaghīratan), of a town, which is feminine: مَدِينَةٌ
- it has become big: أَصْبَحَتْ كَبِيرَةً (aṣbaḥat kabīratan)
- in the past: فِي الْمَاضِي (fī l-māḍī)
- nowadays: فِي هٰذِهِ الْأَيَّامِ (fī hādhihi l-ayyām)
- there was a river here: كَانَ هُنَا نَهْرٌ (kāna hunā nahrun)
- bigger than: أَكْبَرُ مِنْ (akbaru min)
- more beautiful than: أَجْمَلُ مِنْ (ajmalu min)
- I miss it: أَشْتَاقُ إِلَيْهَا (ashtāqu ilayhā)

Watch the little verbs كَانَ (kāna, was) and أَصْبَحَ (aṣbaḥa, became). They come to a nominal sentence and put its news into the accusative: الْمَدِينَةُ صَغِيرَةٌ becomes كَانَتِ الْمَدِينَةُ صَغِيرَةً (kānati l-madīnatu ṣaghīratan), the town was small.

The pattern أَفْعَلُ makes every comparison: كَبِيرٌ gives أَكْبَرُ, جَمِيلٌ gives أَجْمَلُ, قَرِيبٌ gives أَقْرَبُ. It does not change for gender here, and it takes no tanwīn.

Prepare four sentences: two on what was, one on what has become, one comparison.`,
    ),
    exam('End of term: speak on paper', [], {
      question:
        'Write a short dialogue in Arabic, six to eight lines, between two people who meet for the first time at a wedding. Greet, ask two questions, answer them, and say goodbye. Vowel marks are welcome but not required. You may photograph your handwriting instead of typing.',
      answer: `A good answer has a greeting with its proper reply, two questions that fit the place (name, town, work, relation to the bride or groom), answers in full sentences, correct gender of "you", and a leave-taking. For example:
السَّلَامُ عَلَيْكُمْ
وَعَلَيْكُمُ السَّلَامُ، أَهْلًا وَسَهْلًا
مَا اسْمُكَ؟
اِسْمِي سَالِمٌ، وَأَنْتَ؟
أَنَا إِبْرَاهِيمُ، أَخُو الْعَرُوسِ. مِنْ أَيْنَ أَنْتَ؟
أَنَا مِنْ زَارِيَا، أَعْمَلُ مُعَلِّمًا
تَشَرَّفْنَا، مَعَ السَّلَامَةِ
فِي أَمَانِ اللَّهِ`,
    }),
  ],
};
