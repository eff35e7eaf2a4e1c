import {
  bullets,
  choice,
  choices,
  cloze,
  dictation,
  heading,
  inBlocks,
  lines,
  listen,
  match,
  note,
  order,
  table,
  text,
  typed,
  wordsHere,
} from '../blocks.ts';

/** The later lessons of everyday dialogue: the way, the doctor, a guest. */
export const way = inBlocks('Asking the way', [
  text('A visitor is looking for the library.'),
  lines(
    [
      'مِنْ فَضْلِكَ، أَيْنَ الْمَكْتَبَةُ؟',
      'Visitor: Please, where is the library? (min faḍlika, ayna l-maktaba)',
    ],
    [
      'اِذْهَبْ إِلَى الْأَمَامِ، ثُمَّ اتَّجِهْ يَمِينًا.',
      'Guard: Go straight on, then turn right. (idhhab ilā l-amām, thumma ttajih yamīnan)',
    ],
    ['هَلْ هِيَ بَعِيدَةٌ؟', 'Visitor: Is it far? (hal hiya baʿīda)'],
    [
      'لَا، هِيَ قَرِيبَةٌ، بِجَانِبِ الْمَسْجِدِ.',
      'Guard: No, it is near, beside the mosque. (lā, hiya qarība, bi-jānibi l-masjid)',
    ],
    ['شُكْرًا جَزِيلًا.', 'Visitor: Thank you very much. (shukran jazīlan)'],
    ['عَفْوًا.', 'Guard: You are welcome. (ʿafwan)'],
  ),
  text(
    heading('Words of direction'),
    bullets(
      'right: يَمِينًا (yamīnan)',
      'left: يَسَارًا (yasāran)',
      'in front of: أَمَامَ (amāma)',
      'behind: خَلْفَ (khalfa)',
      'beside: بِجَانِبِ (bi-jānibi)',
      'between: بَيْنَ (bayna)',
    ),
  ),
  note(
    'rule',
    'Questions that can be answered by yes or no begin with **هَلْ** (hal); the rest of the sentence stays as it is. Questions with أَيْنَ (ayna, where), مَتَى (matā, when) and مَنْ (man, who) begin with that word.',
  ),
  note('tip', 'Commands have two forms: اِذْهَبْ (idhhab) to a man, اِذْهَبِي (idhhabī) to a woman.'),
  wordsHere,
  match(
    'Which way is it?',
    [
      ['يَمِينًا', 'right'],
      ['يَسَارًا', 'left'],
      ['أَمَامَ', 'in front of'],
      ['خَلْفَ', 'behind'],
    ],
    'Draw a map of your street and lead a partner to your door.',
  ),
  cloze(
    'Is it near or far?',
    '[هَلْ] الْمَكْتَبَةُ بَعِيدَةٌ؟ لَا، هِيَ [قَرِيبَةٌ].',
    'A question for yes or no begins with هَلْ.',
  ),
  order(
    'Say: where is the library, please?',
    ['أَيْنَ', 'الْمَكْتَبَةُ', 'مِنْ', 'فَضْلِكَ؟'],
    'The question word stands first; here the courtesy follows.',
  ),
  dictation(
    'What does the visitor ask? Listen and write.',
    'heard-where-is-the-library.mp3',
    ['أَيْنَ الْمَكْتَبَةُ؟'],
    'أَيْنَ asks for the place. In a pause the last vowel is not said.',
  ),
]);

export const doctor = inBlocks('At the doctor', [
  lines(
    ['مَا بِكَ؟', 'Doctor: What is the matter with you? (mā bika)'],
    ['عِنْدِي صُدَاعٌ وَحُمَّى.', 'Patient: I have a headache and fever. (ʿindī ṣudāʿun wa-ḥummā)'],
    ['مُنْذُ مَتَى؟', 'Doctor: Since when? (mundhu matā)'],
    ['مُنْذُ يَوْمَيْنِ.', 'Patient: For two days. (mundhu yawmayn)'],
    [
      'هَلْ تَشْعُرُ بِأَلَمٍ فِي الْحَلْقِ؟',
      'Doctor: Do you feel pain in the throat? (hal tashʿuru bi-alamin fī l-ḥalq)',
    ],
    ['نَعَمْ، قَلِيلًا.', 'Patient: Yes, a little. (naʿam, qalīlan)'],
    [
      'خُذْ هٰذَا الدَّوَاءَ ثَلَاثَ مَرَّاتٍ فِي الْيَوْمِ.',
      'Doctor: Take this medicine three times a day. (khudh hādhā d-dawāʾa thalātha marrātin fī l-yawm)',
    ],
    ['شُكْرًا يَا دُكْتُورُ.', 'Patient: Thank you, doctor. (shukran yā duktūr)'],
    ['سَلَامَتَكَ.', 'Doctor: Get well soon. (salāmataka)'],
  ),
  text(
    heading('I have, you have'),
    'Learn the frame **عِنْدِي** (ʿindī), "with me", which does the work of "I have".',
    table(
      ['Arabic', 'spoken', 'meaning'],
      ['عِنْدِي', 'ʿindī', 'I have'],
      ['عِنْدَكَ', 'ʿindaka', 'you have'],
      ['عِنْدَهُ', 'ʿindahu', 'he has'],
      ['عِنْدَهَا', 'ʿindahā', 'she has'],
    ),
  ),
  note(
    'rule',
    'The ending -ayn in يَوْمَيْنِ is the dual: Arabic has a number between one and many. One day is يَوْمٌ, two days يَوْمَانِ or, after a preposition, يَوْمَيْنِ, three days ثَلَاثَةُ أَيَّامٍ (thalāthatu ayyām).',
  ),
  listen(
    'What does the doctor ask? Listen.',
    'heard-since-when.mp3',
    ['مُنْذُ مَتَى؟'],
    ['مَا بِكَ؟', 'هَلْ تَشْعُرُ بِأَلَمٍ؟'],
    'مُنْذُ مَتَى asks how long it has lasted: since when?',
  ),
  typed(
    'Say: I have a headache.',
    ['عِنْدِي صُدَاعٌ'],
    'With me is a headache: عِنْدِي, and then the thing.',
  ),
  choice(
    'How long has the patient been ill?',
    'two days',
    ['one day', 'three days', 'a week'],
    'مُنْذُ يَوْمَيْنِ: the dual, after a preposition.',
  ),
  cloze(
    'Read the bottle.',
    'خُذْ هٰذَا [الدَّوَاءَ] ثَلَاثَ [مَرَّاتٍ] فِي الْيَوْمِ.',
    'الدَّوَاءُ is the medicine; ثَلَاثَ مَرَّاتٍ is three times.',
  ),
  match(
    'Who has it?',
    [
      ['عِنْدِي', 'I have'],
      ['عِنْدَكَ', 'you have'],
      ['عِنْدَهُ', 'he has'],
      ['عِنْدَهَا', 'she has'],
    ],
    'Practise with: tooth (سِنٌّ), stomach (بَطْنٌ), eye (عَيْنٌ).',
  ),
]);

export const guest = inBlocks(
  'Inviting a guest',
  [
    text(
      'This lesson opens for everybody on the same day, because we act it out together in the live class.',
    ),
    lines(
      ['هَلْ أَنْتَ مَشْغُولٌ غَدًا؟', 'Host: Are you busy tomorrow? (hal anta mashghūlun ghadan)'],
      ['لَا، لَسْتُ مَشْغُولًا.', 'Guest: No, I am not busy. (lā, lastu mashghūlan)'],
      ['إِذَنْ تَعَشَّ مَعَنَا.', 'Host: Then have supper with us. (idhan taʿashsha maʿanā)'],
      [
        'بِكُلِّ سُرُورٍ، فِي أَيِّ سَاعَةٍ؟',
        'Guest: With all pleasure, at what hour? (bi-kulli surūr, fī ayyi sāʿa)',
      ],
      ['بَعْدَ صَلَاةِ الْمَغْرِبِ.', 'Host: After the sunset prayer. (baʿda ṣalāti l-maghrib)'],
      ['إِنْ شَاءَ اللَّهُ.', 'Guest: God willing. (in shāʾa llāh)'],
    ),
    text(heading('At the door next evening')),
    lines(
      ['تَفَضَّلْ، الْبَيْتُ بَيْتُكَ.', 'Host: Come in, the house is your house. (tafaḍḍal, al-baytu baytuka)'],
      ['شُكْرًا، بَارَكَ اللَّهُ فِيكَ.', 'Guest: Thank you, God bless you. (shukran, bāraka llāhu fīka)'],
    ),
    note(
      'warning',
      'A first "no, thank you" to food is often good manners, and a host will ask again. To decline in earnest say: الْحَمْدُ لِلَّهِ، شَبِعْتُ (al-ḥamdu lillāh, shabiʿtu), praise God, I am full.',
    ),
    order(
      'Put the invitation in order.',
      ['هَلْ أَنْتَ مَشْغُولٌ غَدًا؟', 'لَا، لَسْتُ مَشْغُولًا.', 'إِذَنْ تَعَشَّ مَعَنَا.', 'بِكُلِّ سُرُورٍ.'],
      'Ask, hear the answer, invite, accept.',
      'lines',
    ),
    choices(
      'With which of these do you accept?',
      ['بِكُلِّ سُرُورٍ', 'إِنْ شَاءَ اللَّهُ'],
      ['شَبِعْتُ', 'أَنَا مَشْغُولٌ'],
      'شَبِعْتُ means that you are full already.',
    ),
    typed(
      'Say: the house is your house.',
      ['الْبَيْتُ بَيْتُكَ', 'الْبَيْتُ بَيْتُكِ'],
      'So every guest is welcomed.',
    ),
    text('Bring one sentence of invitation of your own to the class.'),
  ],
  { availableInDays: 10 },
);
