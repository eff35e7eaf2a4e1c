import { choose, exam } from '../build.ts';
import type { DemoClass } from '../types.ts';
import { clock, market, meeting } from './dialogue-town.ts';
import { doctor, guest, way } from './dialogue-visits.ts';

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
    meeting,
    market,
    clock,
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
    way,
    doctor,
    guest,
  ],
};
