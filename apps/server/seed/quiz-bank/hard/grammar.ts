import { ask } from '../build.ts';

export const grammar = [
  ask('In جَاءَ الْوَلَدُ ضَاحِكًا, what is ضَاحِكًا?', 'A ḥāl', ['A tamyīz', 'A naʿt', 'A khabar']),
  ask('In تَصَبَّبَ زَيْدٌ عَرَقًا, what is عَرَقًا?', 'A tamyīz', ['A ḥāl', 'A mafʿūl lahu', 'A naʿt']),
  ask('In فَهِمْتُ الدَّرْسَ فَهْمًا, what is فَهْمًا?', 'A mafʿūl muṭlaq', [
    'A mafʿūl lahu',
    'A mafʿūl maʿahu',
    'A tamyīz',
  ]),
  ask('In وَقَفْتُ احْتِرَامًا لِلْمُعَلِّمِ, what is اِحْتِرَامًا?', 'A mafʿūl lahu', [
    'A mafʿūl muṭlaq',
    'A mafʿūl maʿahu',
    'A mafʿūl bihi',
  ]),
  ask('In سِرْتُ وَالنِّيلَ, what is النِّيلَ?', 'A mafʿūl maʿahu', [
    'A mafʿūl bihi',
    'A mafʿūl lahu',
    'A maʿṭūf',
  ]),
  ask('What does لَا do in لَا رَجُلَ فِي الدَّارِ?', 'It denies the whole kind', [
    'It forbids',
    'It joins two nouns',
    'It asks a question',
  ]),
  ask('Fill the gap: سَلَّمْتُ عَلَى ___ (I greeted Ahmad)', 'أَحْمَدَ', ['أَحْمَدٍ', 'أَحْمَدِ', 'أَحْمَدُ']),
  ask('Fill the gap: صَلَّيْتُ فِي ___ كَثِيرَةٍ (I prayed in many mosques)', 'مَسَاجِدَ', [
    'مَسَاجِدٍ',
    'مَسَاجِدِ',
    'مَسَاجِدُ',
  ]),
  ask('Fill the gap: صَلَّيْتُ فِي ___ كُلِّهَا (I prayed in all the mosques)', 'الْمَسَاجِدِ', [
    'الْمَسَاجِدَ',
    'الْمَسَاجِدُ',
    'مَسَاجِدَ',
  ]),
  ask('Fill the gap: رَأَيْتُ ___ (I saw your father)', 'أَبَاكَ', ['أَبُوكَ', 'أَبِيكَ', 'آبَاؤُكَ']),
  ask('Fill the gap: سَلَّمْتُ عَلَى ___ (I greeted your brother)', 'أَخِيكَ', ['أَخَاكَ', 'أَخُوكَ', 'إِخْوَتُكَ']),
  ask('Fill the gap: الرِّجَالُ لَمْ ___ (the men did not write)', 'يَكْتُبُوا', ['يَكْتُبُونَ', 'يَكْتُبْ', 'كَتَبُوا']),
  ask('Fill the gap: لَمْ ___ شَيْئًا (he said nothing)', 'يَقُلْ', ['يَقُولُ', 'يَقُولَ', 'قَالَ']),
  ask('Fill the gap: لَمْ ___ أَحَدًا (he invited nobody, from دَعَا)', 'يَدْعُ', ['يَدْعُو', 'يَدْعُونَ', 'دَعَا']),
  ask('Fill the gap: إِنْ تَدْرُسْ ___ (if you study, you succeed)', 'تَنْجَحْ', ['تَنْجَحُ', 'تَنْجَحَ', 'نَاجِحٌ']),
  ask('In كُتِبَ الدَّرْسُ, what is الدَّرْسُ?', 'A nāʾib al-fāʿil', [
    'A fāʿil',
    'A mafʿūl bihi',
    'A mubtadaʾ',
  ]),
  ask('What is the passive of كَسَرَ الْوَلَدُ الزُّجَاجَ?', 'كُسِرَ الزُّجَاجُ', [
    'كَسَرَ الزُّجَاجُ',
    'كُسِرَ الزُّجَاجَ',
    'كَسَّرَ الزُّجَاجُ',
  ]),
  ask('Fill the gap: حَضَرَ الطُّلَّابُ إِلَّا ___ (all came but Zayd)', 'زَيْدًا', ['زَيْدٌ', 'زَيْدٍ', 'زَيْدُ']),
  ask('Fill the gap: مَا حَضَرَ إِلَّا ___ (only Zayd came)', 'زَيْدٌ', ['زَيْدًا', 'زَيْدٍ', 'زَيْدَ']),
  ask('Fill the gap: يَا ___ (calling Muhammad)', 'مُحَمَّدُ', ['مُحَمَّدًا', 'مُحَمَّدٌ', 'مُحَمَّدٍ']),
  ask('Fill the gap: يَا ___ اللَّهِ (calling a servant of God)', 'عَبْدَ', ['عَبْدُ', 'عَبْدِ', 'عَبْدٌ']),
  ask('Fill the gap: خَمْسُ ___ (five girls)', 'بَنَاتٍ', ['بِنْتٍ', 'بَنَاتٌ', 'بِنْتًا']),
  ask('Which of these says "thirteen men" as an object?', 'ثَلَاثَةَ عَشَرَ رَجُلًا', [
    'ثَلَاثَ عَشْرَةَ رَجُلًا',
    'ثَلَاثَةَ عَشَرَ رِجَالٍ',
    'ثَلَاثَ عَشَرَ رَجُلٍ',
  ]),
  ask('Which of these says "thirteen women" as an object?', 'ثَلَاثَ عَشْرَةَ امْرَأَةً', [
    'ثَلَاثَةَ عَشَرَ امْرَأَةً',
    'ثَلَاثَ عَشَرَ نِسَاءٍ',
    'ثَلَاثَةَ عَشْرَةَ امْرَأَةً',
  ]),
  ask('Fill the gap: ظَنَنْتُ الْجَوَّ ___ (I thought the weather cold)', 'بَارِدًا', [
    'بَارِدٌ',
    'بَارِدٍ',
    'الْبَارِدُ',
  ]),
  ask('Fill the gap: لَعَلَّ ___ قَرِيبٌ (perhaps relief is near)', 'الْفَرَجَ', ['الْفَرَجُ', 'الْفَرَجِ', 'فَرَجٌ']),
  ask('Fill the gap in the question كَمْ ___ عِنْدَكَ (how many books have you)', 'كِتَابًا', [
    'كُتُبًا',
    'كِتَابٌ',
    'كُتُبٌ',
  ]),
];
