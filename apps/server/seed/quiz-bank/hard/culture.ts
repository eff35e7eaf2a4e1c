import { ask } from '../build.ts';

export const culture = [
  ask('Who wrote the founding grammar known as الْكِتَابُ?', 'Sībawayh', [
    'al-Kisāʾī',
    'al-Farrāʾ',
    'Ibn Jinnī',
  ]),
  ask('Who first described the metres of Arabic poetry?', 'al-Khalīl ibn Aḥmad', [
    'Sībawayh',
    'al-Aṣmaʿī',
    'Ibn Qutayba',
  ]),
  ask('How many classical metres are there, with the one al-Akhfash added?', '16', [
    '10',
    '12',
    '20',
  ]),
  ask('Whose ode begins قِفَا نَبْكِ?', 'Imruʾ al-Qays', ['Zuhayr', 'ʿAntara', 'Labīd']),
  ask('Who wrote الْخَيْلُ وَاللَّيْلُ وَالْبَيْدَاءُ تَعْرِفُنِي?', 'al-Mutanabbī', [
    'Abū Tammām',
    'al-Buḥturī',
    'Abū Nuwās',
  ]),
  ask('Who brought the fables كَلِيلَةُ وَدِمْنَةُ into Arabic?', 'Ibn al-Muqaffaʿ', [
    'al-Jāḥiẓ',
    'Ibn Qutayba',
    'al-Hamadhānī',
  ]),
  ask('Who wrote الْبُخَلَاءُ, a book about misers?', 'al-Jāḥiẓ', [
    'Ibn al-Muqaffaʿ',
    'al-Tawḥīdī',
    'al-Ḥarīrī',
  ]),
  ask('Who is held to have founded the genre of the maqāma?', 'al-Hamadhānī', [
    'al-Jāḥiẓ',
    'Ibn Zaydūn',
    'al-Maʿarrī',
  ]),
  ask('Which Arab writer received the Nobel Prize in Literature in 1988?', 'Najīb Maḥfūẓ', [
    'Ṭāhā Ḥusayn',
    'Tawfīq al-Ḥakīm',
    'Ghassān Kanafānī',
  ]),
  ask('Whose childhood does الْأَيَّامُ tell?', 'Ṭāhā Ḥusayn', [
    'Najīb Maḥfūẓ',
    'ʿAbbās al-ʿAqqād',
    'Aḥmad Amīn',
  ]),
  ask(
    'Who put grammar into the thousand verses of الْأَلْفِيَّةُ that are most widely taught?',
    'Ibn Mālik',
    ['Ibn Hishām', 'Ibn Ājurrūm', 'al-Zamakhsharī'],
  ),
  ask('Who compiled the dictionary لِسَانُ الْعَرَبِ?', 'Ibn Manẓūr', [
    'al-Fīrūzābādī',
    'al-Jawharī',
    'al-Zabīdī',
  ]),
  ask('Who compiled the dictionary الْقَامُوسُ الْمُحِيطُ?', 'al-Fīrūzābādī', [
    'Ibn Manẓūr',
    'al-Jawharī',
    'al-Azharī',
  ]),
  ask('In which city was the library known as بَيْتُ الْحِكْمَةِ?', 'Baghdad', [
    'Cairo',
    'Cordoba',
    'Damascus',
  ]),
  ask('Who is said to have first marked vowels in the Quran with dots?', 'Abū al-Aswad al-Duʾalī', [
    'Ibn Muqla',
    'al-Kisāʾī',
    'Sībawayh',
  ]),
  ask('Which science treats of simile and metaphor?', 'عِلْمُ الْبَيَانِ', [
    'عِلْمُ الْمَعَانِي',
    'عِلْمُ الْعَرُوضِ',
    'عِلْمُ الصَّرْفِ',
  ]),
  ask('What is it called when words alike in sound differ in meaning?', 'الْجِنَاسُ', [
    'الطِّبَاقُ',
    'السَّجْعُ',
    'الْكِنَايَةُ',
  ]),
  ask('What is it called when opposites are set side by side?', 'الطِّبَاقُ', [
    'الْجِنَاسُ',
    'السَّجْعُ',
    'الِاسْتِعَارَةُ',
  ]),
  ask('What is rhymed prose called?', 'السَّجْعُ', ['الرَّجَزُ', 'الطِّبَاقُ', 'الزَّجَلُ']),
  ask('In the recitation of the Quran, what is lengthening called?', 'الْمَدُّ', [
    'الْإِدْغَامُ',
    'الْإِظْهَارُ',
    'الْقَلْقَلَةُ',
  ]),
  ask('Which words hold the letters of qalqala?', 'قُطْبُ جَدٍّ', ['سَأَلْتُمُونِيهَا', 'يَرْمُلُونَ', 'أَنَيْتُ']),
  ask('Of what does the proverb رُبَّ أَخٍ لَكَ لَمْ تَلِدْهُ أُمُّكَ speak?', 'Friendship', [
    'Motherhood',
    'Inheritance',
    'Patience',
  ]),
  ask('Which poet mourned her brother Ṣakhr?', 'al-Khansāʾ', [
    'Wallāda',
    'Laylā al-Akhyaliyya',
    'Rābiʿa',
  ]),
  ask('Who wrote طَوْقُ الْحَمَامَةِ, a book about love?', 'Ibn Ḥazm', [
    'Ibn Zaydūn',
    'Ibn Rushd',
    'Ibn Ṭufayl',
  ]),
];
