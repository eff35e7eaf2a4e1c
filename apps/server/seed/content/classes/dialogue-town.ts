import {
  choice,
  choices,
  cloze,
  dictation,
  heading,
  heardLines,
  inBlocks,
  lines,
  listen,
  match,
  note,
  order,
  picture,
  scale,
  table,
  text,
  typed,
  wordsHere,
} from '../blocks.ts';

/** The first lessons of everyday dialogue: greeting, buying, telling the time. */
export const meeting = inBlocks(
  'Meeting and greeting',
  [
    text(
      'Halima and Yusuf meet at the gate of the institute. Listen first, then read each line aloud after the voice. Tap a word to see what it means.',
    ),
    heardLines(
      ['السَّلَامُ عَلَيْكُمْ.', 'Halima: Peace be upon you. (as-salāmu ʿalaykum)', 0],
      ['وَعَلَيْكُمُ السَّلَامُ.', 'Yusuf: And upon you peace. (wa-ʿalaykumu s-salām)', 3550],
      ['كَيْفَ حَالُكَ؟', 'Halima: How are you? (kayfa ḥāluka)', 7440],
      [
        'بِخَيْرٍ، الْحَمْدُ لِلَّهِ، وَأَنْتِ؟',
        'Yusuf: Well, praise God, and you? (bi-khayrin, al-ḥamdu lillāh, wa-anti)',
        10_790,
      ],
      ['بِخَيْرٍ، شُكْرًا.', 'Halima: Well, thank you. (bi-khayrin, shukran)', 16_770],
      ['مَا اسْمُكِ؟', 'Yusuf: What is your name? (mā smuki)', 20_660],
      ['اِسْمِي حَلِيمَةُ.', 'Halima: My name is Halima. (ismī Ḥalīmatu)', 23_340],
      [
        'أَهْلًا وَسَهْلًا، أَنَا يُوسُفُ مِنْ كَنُو.',
        'Yusuf: Welcome, I am Yusuf from Kano. (ahlan wa-sahlan, anā Yūsufu min Kanū)',
        26_830,
      ],
      ['تَشَرَّفْنَا.', 'Halima: An honour to meet you. (tasharrafnā)', 32_840],
    ),
    note(
      'rule',
      'The answer to a greeting is never shorter than the greeting: the second speaker turns the words round and begins with "and".',
    ),
    text(
      heading('To a man, to a woman'),
      'Arabic distinguishes "your" for a man from "your" for a woman. In quick speech both end without a vowel, but in class we say them.',
      table(
        ['', 'to a man', 'to a woman'],
        ['how are you?', 'كَيْفَ حَالُكَ؟', 'كَيْفَ حَالُكِ؟'],
        ['what is your name?', 'مَا اسْمُكَ؟', 'مَا اسْمُكِ؟'],
        ['and you?', 'وَأَنْتَ؟', 'وَأَنْتِ؟'],
      ),
    ),
    wordsHere,
    choice(
      'Somebody greets you: السَّلَامُ عَلَيْكُمْ. What do you answer?',
      'وَعَلَيْكُمُ السَّلَامُ',
      ['أَهْلًا وَسَهْلًا', 'شُكْرًا', 'مَعَ السَّلَامَةِ'],
      'The words are turned round, and "and" stands before them.',
    ),
    choices(
      'Which of these do you say to a woman?',
      ['كَيْفَ حَالُكِ؟', 'مَا اسْمُكِ؟', 'وَأَنْتِ؟'],
      ['كَيْفَ حَالُكَ؟', 'وَأَنْتَ؟'],
      'The kasra at the end speaks to a woman, the fatha to a man.',
    ),
    typed(
      'Ask a woman how she is. Write the vowel of the last letter.',
      ['كيف حالكِ؟'],
      'حَالُكِ ends in a kasra: "your", to a woman.',
      'tashkeel',
    ),
    cloze(
      'Fill in what Halima and Yusuf say.',
      'كَيْفَ [حَالُكَ]؟ بِخَيْرٍ، [الْحَمْدُ] لِلَّهِ، وَأَنْتِ؟',
      'Both sentences stand in the dialogue above.',
    ),
    order(
      'Say: I am Yusuf from Kano.',
      ['أَنَا', 'يُوسُفُ', 'مِنْ', 'كَنُو'],
      'Arabic needs no word for "am".',
    ),
    match(
      'Put each greeting to its answer.',
      [
        ['السَّلَامُ عَلَيْكُمْ', 'وَعَلَيْكُمُ السَّلَامُ'],
        ['كَيْفَ حَالُكَ؟', 'بِخَيْرٍ، الْحَمْدُ لِلَّهِ'],
        ['صَبَاحَ الْخَيْرِ', 'صَبَاحَ النُّورِ'],
        ['مَعَ السَّلَامَةِ', 'فِي أَمَانِ اللَّهِ'],
      ],
      'A morning of good is answered by a morning of light.',
    ),
    dictation(
      'Listen to Yusuf, and write what he asks.',
      'heard-how-are-you.mp3',
      ['كَيْفَ حَالُكِ؟'],
      'He asks a woman: the last letter has a kasra.',
    ),
    listen(
      'Somebody says this to you. How do you reply?',
      'heard-good-morning.mp3',
      ['صَبَاحَ النُّورِ'],
      ['مَعَ السَّلَامَةِ', 'تَشَرَّفْنَا'],
      'You heard صَبَاحَ الْخَيْرِ, good morning; a morning of light is the answer.',
    ),
    scale(
      'word',
      'What do you wish whoever you greet? Put the root on the pattern.',
      ['س ل م', 'فَعَالٌ', 'سَلَامٌ'],
      'Peace: س stands for ف, ل for ع, م for ل.',
    ),
    scale(
      'root',
      'Thanks: from which root, and on which pattern?',
      ['ش ك ر', 'فُعْلٌ', 'شُكْرٌ'],
      'Three letters and two vowel signs are all there is: شُكْرًا says it to somebody.',
    ),
  ],
  { asset: 'greetings.mp3' },
);

export const market = inBlocks('At the market', [
  text('Maryam wants oranges. The seller sits behind his stall, as in the picture.'),
  picture(
    'market.webp',
    'A seller sits behind a stall of oranges, dates and tomatoes; a woman stands before it and asks for the price.',
  ),
  lines(
    ['صَبَاحَ الْخَيْرِ.', 'Maryam: Good morning. (ṣabāḥa l-khayr)'],
    ['صَبَاحَ النُّورِ، تَفَضَّلِي.', 'Seller: A morning of light, please come. (ṣabāḥa n-nūr, tafaḍḍalī)'],
    ['بِكَمْ هٰذَا الْبُرْتُقَالُ؟', 'Maryam: How much are these oranges? (bi-kam hādhā l-burtuqāl)'],
    ['الْكِيلُو بِأَلْفِ نَيْرَةٍ.', 'Seller: A kilo is a thousand naira. (al-kīlū bi-alfi nayra)'],
    ['هٰذَا غَالٍ جِدًّا.', 'Maryam: That is very dear. (hādhā ghālin jiddan)'],
    ['كَمْ تَدْفَعِينَ؟', 'Seller: How much will you pay? (kam tadfaʿīna)'],
    ['سَبْعَ مِئَةٍ.', 'Maryam: Seven hundred. (sabʿa miʾatin)'],
    [
      'ثَمَانِيَ مِئَةٍ، مِنْ أَجْلِكِ.',
      'Seller: Eight hundred, for your sake. (thamāniya miʾatin, min ajliki)',
    ],
    [
      'طَيِّبٌ، أُرِيدُ كِيلُو وَنِصْفًا.',
      'Maryam: Fine, I want a kilo and a half. (ṭayyibun, urīdu kīlū wa-niṣfan)',
    ],
  ),
  note(
    'rule',
    'The key to every market is **بِكَمْ** (bi-kam), for how much. Put anything after it: بِكَمِ التَّمْرُ؟ (bi-kami t-tamr), how much are the dates? The kasra on the mīm only helps you over two meeting consonants.',
  ),
  note(
    'tip',
    'تَفَضَّلِي to a woman, تَفَضَّلْ (tafaḍḍal) to a man, is said when you offer anything: a seat, a turn, a cup of tea.',
  ),
  wordsHere,
  typed('Ask: how much is this?', ['بِكَمْ هٰذَا؟'], 'بِكَمْ stands before whatever you point at.'),
  cloze(
    'Fill in the haggling.',
    'هٰذَا [غَالٍ] جِدًّا. كَمْ [تَدْفَعِينَ]؟',
    'غَالٍ is "dear"; تَدْفَعِينَ is "you pay", said to a woman.',
  ),
  order(
    'Say: I want a kilo and a half.',
    ['أُرِيدُ', 'كِيلُو', 'وَنِصْفًا'],
    'وَ, "and", is written onto the next word.',
  ),
  match(
    'What is on the stall?',
    [
      ['بُرْتُقَالٌ', 'oranges'],
      ['تَمْرٌ', 'dates'],
      ['سَمَكٌ', 'fish'],
      ['خُبْزٌ', 'bread'],
    ],
    'Change the dialogue: buy dates, fish and bread.',
  ),
  choice(
    'The seller says: السِّعْرُ رَخِيصٌ. What does he mean?',
    'The price is low.',
    ['The price is high.', 'The bread is fresh.', 'The shop is shut.'],
    'رَخِيصٌ is the opposite of غَالٍ.',
  ),
]);

export const clock = inBlocks('Numbers and the clock', [
  text(
    'Say the numbers from one to ten until they come without thinking.',
    table(
      ['', 'Arabic', 'spoken'],
      ['1', 'وَاحِدٌ', 'wāḥid'],
      ['2', 'اِثْنَانِ', 'ithnān'],
      ['3', 'ثَلَاثَةٌ', 'thalātha'],
      ['4', 'أَرْبَعَةٌ', 'arbaʿa'],
      ['5', 'خَمْسَةٌ', 'khamsa'],
      ['6', 'سِتَّةٌ', 'sitta'],
      ['7', 'سَبْعَةٌ', 'sabʿa'],
      ['8', 'ثَمَانِيَةٌ', 'thamāniya'],
      ['9', 'تِسْعَةٌ', 'tisʿa'],
      ['10', 'عَشَرَةٌ', 'ʿashara'],
    ),
    heading('The hour'),
    'For the hour Arabic uses "the first", "the second" and so on; only one o’clock is irregular.',
  ),
  lines(
    ['كَمِ السَّاعَةُ؟', 'What time is it? (kami s-sāʿa)'],
    ['السَّاعَةُ الْوَاحِدَةُ.', 'One o’clock. (as-sāʿatu l-wāḥida)'],
    ['السَّاعَةُ الثَّانِيَةُ.', 'Two o’clock. (as-sāʿatu th-thāniya)'],
    ['السَّاعَةُ الْخَامِسَةُ وَالنِّصْفُ.', 'Half past five. (al-khāmisatu wa-n-niṣf)'],
    [
      'السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا.',
      'A quarter to eight, literally "eight except a quarter". (illā rubʿan)',
    ],
  ),
  text(heading('A short exchange')),
  lines(
    ['مَتَى الدَّرْسُ؟', 'Tunde: When is the lesson? (matā d-dars)'],
    ['فِي السَّاعَةِ السَّادِسَةِ مَسَاءً.', 'Grace: At six in the evening. (fī s-sāʿati s-sādisati masāʾan)'],
    ['وَكَمِ السَّاعَةُ الْآنَ؟', 'Tunde: And what time is it now? (wa-kami s-sāʿatu l-ān)'],
    ['السَّاعَةُ السَّادِسَةُ إِلَّا خَمْسَ دَقَائِقَ.', 'Grace: Five minutes to six. (illā khamsa daqāʾiq)'],
  ),
  wordsHere,
  match(
    'Which number is it?',
    [
      ['ثَلَاثَةٌ', '3'],
      ['سِتَّةٌ', '6'],
      ['سَبْعَةٌ', '7'],
      ['تِسْعَةٌ', '9'],
      ['عَشَرَةٌ', '10'],
    ],
    'سَبْعَةٌ and تِسْعَةٌ are easily confused: listen for the sīn in front.',
  ),
  listen(
    'Which number do you hear?',
    'heard-nine.mp3',
    ['تِسْعَةٌ'],
    ['سَبْعَةٌ', 'خَمْسَةٌ'],
    'The tāʾ comes first: tisʿa, nine. In سَبْعَةٌ the sīn does.',
  ),
  typed(
    'Write the number 4 in Arabic.',
    ['أَرْبَعَةٌ'],
    'It ends in a tāʾ marbūṭa, as most numbers do.',
  ),
  order(
    'Count from one to five.',
    ['وَاحِدٌ', 'اِثْنَانِ', 'ثَلَاثَةٌ', 'أَرْبَعَةٌ', 'خَمْسَةٌ'],
    'From the right to the left, as Arabic is read.',
  ),
  choices(
    'Which of these are after five o’clock?',
    ['السَّاعَةُ السَّادِسَةُ', 'السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا'],
    ['السَّاعَةُ الْوَاحِدَةُ', 'السَّاعَةُ الثَّانِيَةُ'],
    'The sixth hour is six o’clock; the eighth but a quarter is 7:45.',
  ),
  cloze(
    'It is a quarter to eight.',
    'السَّاعَةُ [الثَّامِنَةُ] [إِلَّا] رُبْعًا.',
    'إِلَّا, "except", takes the minutes away from the hour.',
  ),
]);
