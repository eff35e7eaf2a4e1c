import type { PaymentWay } from '@institute/contract/payments/ways';

/** The students of the demo and what they did, told to the use cases by the seed. */

export interface DemoEnrolment {
  /** Key of the class. */
  class: string;
  /** Days before seeding on which the student enrolled; more than a month ends a subscription. */
  enrolledDaysAgo: number;
  /** How many of the class's lessons, exams and timetables were opened, counted from the first. */
  study: number;
  /** How the opened exams were answered; 'none' leaves them open, so nothing after one is opened. */
  exams: 'all-right' | 'mixed' | 'none';
  /** The answer given to every theory question met on the way; null gives none. */
  theory: string | null;
  /** Whether the last part of the price is still owed. */
  owes?: boolean;
  /** Theory score from 0 to 100; null leaves the exam waiting to be marked. */
  marked: number | null;
}

export interface DemoStudent {
  name: string;
  email: string;
  phone: string;
  /** Naira left in the wallet once every enrolment below is paid; enough to pay them all again, unless something is owed. */
  walletNaira: number;
  /** In the order in which the student enrolled. */
  enrol: DemoEnrolment[];
  /** E-mail of the student by whose referral code this one came; one who joined earlier. */
  referredBy: string | null;
  /** Whether the e-mail is verified; a welcome bonus waits for it. */
  isVerified: boolean;
  /** How the money of the wallet came; null where the office gave it. */
  paysBy: PaymentWay | null;
  /** Days before seeding on which the words met were practised. */
  practisedDaysAgo: number[];
}

function enrolled(
  key: string,
  enrolledDaysAgo: number,
  study: number,
  exams: DemoEnrolment['exams'] = 'none',
  theory: string | null = null,
  marked: number | null = null,
): DemoEnrolment {
  return { class: key, enrolledDaysAgo, study, exams, theory, marked };
}

function student(
  name: string,
  email: string,
  phone: string,
  walletNaira: number,
  enrol: DemoEnrolment[],
  own: Partial<Pick<DemoStudent, 'referredBy' | 'isVerified' | 'practisedDaysAgo' | 'paysBy'>> = {},
): DemoStudent {
  const { referredBy = null, isVerified = true, practisedDaysAgo = [], paysBy = 'bank' } = own;
  return {
    ...{ name, email, phone, walletNaira, enrol },
    ...{ referredBy, isVerified, practisedDaysAgo, paysBy },
  };
}

const alphabetAnswer = `بَابٌ، الْبَيْتُ، مُعَلِّمٌ، الشَّمْسُ
In "the house" the l meets a moon letter and is heard. In "the sun" it meets a sun letter and is swallowed, so the sh is doubled.`;

const alphabetShortAnswer = `باب، البيت، معلم، الشمس. Because sh is a sun letter.`;

const grammarAnswer = `1. الطَّالِبَةُ is the mubtadaʾ with ḍamma, مُجْتَهِدَةٌ is the khabar with tanwīn ḍamma.
2. سُؤَالٌ is the mubtadaʾ, nominative, and عِنْدِي is the khabar. It is turned round because سُؤَالٌ is indefinite.`;

const tajwidAnswer = `(1) idghām with ghunna because ya comes after. (2) idghām without ghunna because of the ra. (3) ikhfāʾ because of the ta.`;

const tradeAnswer = `تَحِيَّةً طَيِّبَةً وَبَعْدُ، بِالْإِشَارَةِ إِلَى رِسَالَتِكُمْ، سِعْرُكُمْ مُرْتَفِعٌ قَلِيلًا، وَتَفَضَّلُوا بِقَبُولِ فَائِقِ الِاحْتِرَامِ`;

const storyAnswer = `جَلَسَ سَالِمٌ أَمَامَ النَّافِذَةِ. جَاءَ طَائِرٌ صَغِيرٌ. سَأَلَ سَالِمٌ الطَّائِرَ. طَارَ الطَّائِرُ إِلَى السَّمَاءِ`;

export const demoStudents: DemoStudent[] = [
  student(
    'Amina Yusuf',
    'student@example.com',
    '+2348000000101',
    50000,
    [
      enrolled('alphabet', 150, 10, 'all-right', alphabetAnswer, 92),
      enrolled('nominal-sentence', 110, 8, 'mixed', grammarAnswer, 84),
      enrolled('first-stories', 75, 12, 'all-right', storyAnswer, 78),
      enrolled('quran-reading', 45, 6, 'all-right'),
      enrolled('dialogue', 12, 3),
      enrolled('sarf', 9, 2),
    ],
    { practisedDaysAgo: [8, 7, 5, 4, 2] },
  ),
  student('Chukwuemeka Okafor', 'emeka@example.com', '+2348000000102', 16500, [
    enrolled('alphabet', 95, 10, 'all-right', alphabetShortAnswer, 71),
    enrolled('nominal-sentence', 40, 8, 'mixed', grammarAnswer, null),
  ]),
  student('زينب عبد الله', 'zaynab@example.com', '+2348000000103', 22000, [
    enrolled('nominal-sentence', 120, 8, 'all-right', grammarAnswer, 96),
    enrolled('sarf', 60, 5, 'all-right'),
    enrolled('poetry', 20, 3),
  ]),
  student('Ibrahim Musa · إبراهيم موسى', 'ibrahim@example.com', '+2348000000104', 8500, [
    enrolled('quran-reading', 80, 8, 'mixed', tajwidAnswer, 88),
    enrolled('alphabet', 78, 4),
  ]),
  student('Folake Adeyemi', 'folake@example.com', '+2348000000105', 12000, [
    enrolled('alphabet', 30, 6, 'mixed'),
    enrolled('dialogue', 20, 4, 'all-right'),
  ]),
  student('Hauwa Bello', 'hauwa@example.com', '+2348000000106', 31000, [
    enrolled('business', 70, 4, 'all-right', tradeAnswer, 90),
    enrolled('poetry', 25, 4, 'mixed'),
    enrolled('conversation-club', 14, 4),
  ]),
  student(
    'Babatunde Bakare',
    'tunde@example.com',
    '+2348000000107',
    5200,
    [enrolled('alphabet', 6, 3)],
    { paysBy: 'cash' },
  ),
  student('Fatima az-Zahra Lawal فاطمة الزهراء', 'fatima@example.com', '+2348000000108', 18750, [
    enrolled('quran-reading', 55, 8, 'all-right', tajwidAnswer, null),
    enrolled('poetry', 18, 2),
  ]),
  student(
    'Grace Eze',
    'grace@example.com',
    '+2348000000109',
    9800,
    [
      enrolled('alphabet', 130, 10, 'mixed', alphabetShortAnswer, 58),
      enrolled('first-stories', 50, 3, 'mixed'),
    ],
    { paysBy: 'cash' },
  ),
  student('Yusuf Danjuma', 'yusuf@example.com', '+2348000000110', 7000, [
    enrolled('dialogue', 50, 3),
    enrolled('conversation-club', 40, 2),
  ]),
  student(
    'Sadiya Garba',
    'sadiya@example.com',
    '+2348000000111',
    150,
    [enrolled('alphabet', 21, 5, 'mixed')],
    { paysBy: null },
  ),
  student(
    'Kwame Mensah',
    'kwame@example.com',
    '+233200000112',
    1500,
    [{ ...enrolled('business', 65, 4, 'mixed', tradeAnswer, null), owes: true }],
    { paysBy: 'other' },
  ),
  // Came by a friend's code, verified, and paid with money of her own: both have their reward.
  student(
    'María José Fernández',
    'maria@example.com',
    '+34600000113',
    26000,
    [enrolled('nominal-sentence', 33, 4, 'all-right'), enrolled('dialogue', 10, 2)],
    { referredBy: 'zaynab@example.com' },
  ),
  student(
    'Khadijatu Sani Abdulkadir Kontagora',
    'khadijatu@example.com',
    '+2348000000114',
    40000,
    [],
    // Her welcome bonus waits until she has verified her e-mail.
    { referredBy: 'hauwa@example.com', isVerified: false, paysBy: null },
  ),
];
