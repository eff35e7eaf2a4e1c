import { choose, exam, lesson } from '../build.ts';
import type { DemoClass } from '../types.ts';

export const dialogue: DemoClass = {
  key: 'dialogue',
  category: 'Everyday Arabic',
  name: 'Everyday Dialogue\u00a0· الْحِوَارُ الْيَوْمِيُّ',
  about: `Greet, buy, ask the way, visit a doctor: short dialogues in clear standard Arabic, the kind that is understood from Kano to Muscat. Every dialogue is vocalised, transliterated and explained line by line.

Monthly subscription with four lessons a month, so that you have a week to make each one your own. What you have opened stays open, even when the subscription has ended.`,
  premium: true,
  amountNaira: 2500,
  monthly: true,
  monthlyLimit: 4,
  closesInDays: null,
  prerequisite: null,
  links: ['https://example.org/live/dialogue-wednesday'],
  active: true,
  slug: 'everyday-dialogue',
  level: 'A1',
  hours: 20,
  outcomes: [
    'greet, introduce yourself and take leave',
    'buy at a market, ask for a price and bring it down',
    'say numbers and tell the time',
    'ask the way and say where it hurts',
  ],
  teacher: 'Ustadh Sami Idris',
  previews: ['Meeting and greeting'],
  lessons: [
    lesson(
      'Meeting and greeting',
      `
Halima and Yusuf meet at the gate of the institute.

Halima: السَّلَامُ عَلَيْكُمْ (as-salāmu ʿalaykum), peace be upon you
Yusuf: وَعَلَيْكُمُ السَّلَامُ (wa-ʿalaykumu s-salām), and upon you peace
Halima: كَيْفَ حَالُكَ؟ (kayfa ḥāluka), how are you?
Yusuf: بِخَيْرٍ، الْحَمْدُ لِلَّهِ، وَأَنْتِ؟ (bi-khayrin, al-ḥamdu lillāh, wa-anti), well, praise God, and you?
Halima: بِخَيْرٍ، شُكْرًا (bi-khayrin, shukran), well, thank you
Yusuf: مَا اسْمُكِ؟ (mā smuki), what is your name?
Halima: اِسْمِي حَلِيمَةُ (ismī Ḥalīmatu), my name is Halima
Yusuf: أَهْلًا وَسَهْلًا، أَنَا يُوسُفُ مِنْ كَنُو (ahlan wa-sahlan, anā Yūsufu min Kanū), welcome, I am Yusuf from Kano
Halima: تَشَرَّفْنَا (tasharrafnā), an honour to meet you

Two things to notice. The answer to a greeting is never shorter than the greeting: the second speaker turns the words round and begins with "and". And Arabic distinguishes "your" for a man, حَالُكَ (ḥāluka), from "your" for a woman, حَالُكِ (ḥāluki). In quick speech both end without a vowel, but in class we say them.

Listen to the recording, then play both parts with a friend. Greet three people today.`,
      { asset: 'greetings.mp3' },
    ),
    lesson(
      'At the market',
      `
Maryam wants oranges. The seller sits behind his stall, as in the picture.

Maryam: صَبَاحَ الْخَيْرِ (ṣabāḥa l-khayr), good morning
Seller: صَبَاحَ النُّورِ، تَفَضَّلِي (ṣabāḥa n-nūr, tafaḍḍalī), a morning of light, please come
Maryam: بِكَمْ هَذَا الْبُرْتُقَالُ؟ (bi-kam hādhā l-burtuqāl), how much are these oranges?
Seller: الْكِيلُو بِأَلْفِ نَيْرَةٍ (al-kīlū bi-alfi nayra), a kilo is a thousand naira
Maryam: هَذَا غَالٍ جِدًّا (hādhā ghālin jiddan), that is very dear
Seller: كَمْ تَدْفَعِينَ؟ (kam tadfaʿīna), how much will you pay?
Maryam: سَبْعَ مِئَةٍ (sabʿa miʾatin), seven hundred
Seller: ثَمَانِيَ مِئَةٍ، مِنْ أَجْلِكِ (thamāniya miʾatin, min ajliki), eight hundred, for your sake
Maryam: طَيِّبٌ، أُرِيدُ كِيلُو وَنِصْفًا (ṭayyibun, urīdu kīlū wa-niṣfan), fine, I want a kilo and a half

The key to every market is بِكَمْ (bi-kam), for how much. Put anything after it: بِكَمِ التَّمْرُ؟ (bi-kami t-tamr), how much are the dates? The kasra on the mīm is there only to help you over two meeting consonants.

تَفَضَّلِي to a woman, تَفَضَّلْ (tafaḍḍal) to a man, is said when you offer anything: a seat, a turn, a cup of tea.

Change the dialogue: buy dates (تَمْرٌ), fish (سَمَكٌ), bread (خُبْزٌ).`,
      { asset: 'market.webp' },
    ),
    lesson(
      'Numbers and the clock',
      `
Say the numbers from one to ten until they come without thinking:

- 1 wāḥid: وَاحِدٌ
- 2 ithnān: اِثْنَانِ
- 3 thalātha: ثَلَاثَةٌ
- 4 arbaʿa: أَرْبَعَةٌ
- 5 khamsa: خَمْسَةٌ
- 6 sitta: سِتَّةٌ
- 7 sabʿa: سَبْعَةٌ
- 8 thamāniya: ثَمَانِيَةٌ
- 9 tisʿa: تِسْعَةٌ
- 10 ʿashara: عَشَرَةٌ

For the hour Arabic uses "the first", "the second" and so on; only one o'clock is irregular:
- What time is it? كَمِ السَّاعَةُ؟ (kami s-sāʿa)
- one o'clock: السَّاعَةُ الْوَاحِدَةُ (as-sāʿatu l-wāḥida)
- two o'clock: السَّاعَةُ الثَّانِيَةُ (as-sāʿatu th-thāniya)
- half past five: السَّاعَةُ الْخَامِسَةُ وَالنِّصْفُ (al-khāmisatu wa-n-niṣf)
- a quarter to eight: السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا (ath-thāminatu illā rubʿan), literally "eight except a quarter"

A short exchange:
Tunde: مَتَى الدَّرْسُ؟ (matā d-dars), when is the lesson?
Grace: فِي السَّاعَةِ السَّادِسَةِ مَسَاءً (fī s-sāʿati s-sādisati masāʾan), at six in the evening
Tunde: وَكَمِ السَّاعَةُ الْآنَ؟ (wa-kami s-sāʿatu l-ān), and what time is it now?
Grace: السَّاعَةُ السَّادِسَةُ إِلَّا خَمْسَ دَقَائِقَ (as-sādisatu illā khamsa daqāʾiq), five minutes to six

Write down when you get up, eat, work and sleep, in full Arabic sentences.`,
    ),
    exam('Check: greet, buy, tell the time', [
      choose('Answer the greeting السَّلَامُ عَلَيْكُمْ.', 'وَعَلَيْكُمُ السَّلَامُ', [
        'صَبَاحَ النُّورِ',
        'أَهْلًا وَسَهْلًا',
        'شُكْرًا',
      ]),
      choose('You ask a woman how she is. What do you say?', 'كَيْفَ حَالُكِ؟', [
        'كَيْفَ حَالُكَ؟',
        'مَا اسْمُكِ؟',
        'كَمِ السَّاعَةُ؟',
      ]),
      choose('Which word asks for a price?', 'بِكَمْ', ['مَتَى', 'أَيْنَ', 'كَيْفَ']),
      choose('What does غَالٍ mean?', 'dear, expensive', ['cheap', 'fresh', 'half']),
      choose('What time is السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا?', '7:45', ['8:15', '8:45', '7:15']),
      choose('Which number is سَبْعَةٌ?', '7', ['6', '8', '9']),
    ]),
    lesson(
      'Asking the way',
      `
A visitor is looking for the library.

Visitor: مِنْ فَضْلِكَ، أَيْنَ الْمَكْتَبَةُ؟ (min faḍlika, ayna l-maktaba), please, where is the library?
Guard: اِذْهَبْ إِلَى الْأَمَامِ، ثُمَّ اتَّجِهْ يَمِينًا (idhhab ilā l-amām, thumma ttajih yamīnan), go straight on, then turn right
Visitor: هَلْ هِيَ بَعِيدَةٌ؟ (hal hiya baʿīda), is it far?
Guard: لَا، هِيَ قَرِيبَةٌ، بِجَانِبِ الْمَسْجِدِ (lā, hiya qarība, bi-jānibi l-masjid), no, it is near, beside the mosque
Visitor: شُكْرًا جَزِيلًا (shukran jazīlan), thank you very much
Guard: عَفْوًا (ʿafwan), you are welcome

Words of direction:
- right: يَمِينًا (yamīnan)
- left: يَسَارًا (yasāran)
- in front of: أَمَامَ (amāma)
- behind: خَلْفَ (khalfa)
- beside: بِجَانِبِ (bi-jānibi)
- between: بَيْنَ (bayna)

Questions that can be answered by yes or no begin with هَلْ (hal); the rest of the sentence stays as it is. Questions with أَيْنَ (ayna, where), مَتَى (matā, when), مَنْ (man, who) and مَاذَا (mādhā, what) begin with that word.

Commands have two forms: اِذْهَبْ (idhhab) to a man, اِذْهَبِي (idhhabī) to a woman. Draw a map of your street and lead a partner to your door.`,
    ),
    lesson(
      'At the doctor',
      `
Doctor: مَا بِكَ؟ (mā bika), what is the matter with you?
Patient: عِنْدِي صُدَاعٌ وَحُمَّى (ʿindī ṣudāʿun wa-ḥummā), I have a headache and fever
Doctor: مُنْذُ مَتَى؟ (mundhu matā), since when?
Patient: مُنْذُ يَوْمَيْنِ (mundhu yawmayn), for two days
Doctor: هَلْ تَشْعُرُ بِأَلَمٍ فِي الْحَلْقِ؟ (hal tashʿuru bi-alamin fī l-ḥalq), do you feel pain in the throat?
Patient: نَعَمْ، قَلِيلًا (naʿam, qalīlan), yes, a little
Doctor: خُذْ هَذَا الدَّوَاءَ ثَلَاثَ مَرَّاتٍ فِي الْيَوْمِ (khudh hādhā d-dawāʾa thalātha marrātin fī l-yawm), take this medicine three times a day
Patient: شُكْرًا يَا دُكْتُورُ (shukran yā duktūr), thank you, doctor
Doctor: سَلَامَتَكَ (salāmataka), get well soon

Learn the frame عِنْدِي (ʿindī), "with me", which does the work of "I have". Change the ending for other people: عِنْدَكَ (ʿindaka), you have; عِنْدَهُ (ʿindahu), he has; عِنْدَهَا (ʿindahā), she has.

The ending -ayn in يَوْمَيْنِ is the dual: Arabic has a number between one and many. One day is يَوْمٌ, two days يَوْمَانِ or, after a preposition, يَوْمَيْنِ, three days ثَلَاثَةُ أَيَّامٍ (thalāthatu ayyām).

Practise with: tooth (سِنٌّ), stomach (بَطْنٌ), eye (عَيْنٌ).`,
    ),
    lesson(
      'Inviting a guest',
      `
This lesson opens for everybody on the same day, because we act it out together in the live class.

Host: هَلْ أَنْتَ مَشْغُولٌ غَدًا؟ (hal anta mashghūlun ghadan), are you busy tomorrow?
Guest: لَا، لَسْتُ مَشْغُولًا (lā, lastu mashghūlan), no, I am not busy
Host: إِذَنْ تَعَشَّ مَعَنَا (idhan taʿashsha maʿanā), then have supper with us
Guest: بِكُلِّ سُرُورٍ، فِي أَيِّ سَاعَةٍ؟ (bi-kulli surūr, fī ayyi sāʿa), with all pleasure, at what hour?
Host: بَعْدَ صَلَاةِ الْمَغْرِبِ (baʿda ṣalāti l-maghrib), after the sunset prayer
Guest: إِنْ شَاءَ اللَّهُ (in shāʾa llāh), God willing

At the door next evening:
Host: تَفَضَّلْ، الْبَيْتُ بَيْتُكَ (tafaḍḍal, al-baytu baytuka), come in, the house is your house
Guest: شُكْرًا، بَارَكَ اللَّهُ فِيكَ (shukran, bāraka llāhu fīka), thank you, God bless you

A first "no, thank you" to food is often good manners, and a host will ask again. To decline in earnest say: اَلْحَمْدُ لِلَّهِ، شَبِعْتُ (al-ḥamdu lillāh, shabiʿtu), praise God, I am full.

Bring one sentence of invitation of your own to the class.`,
      { availableInDays: 10 },
    ),
  ],
};
