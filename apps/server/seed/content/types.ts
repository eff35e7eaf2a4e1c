import type { ClassLevel } from '@institute/contract/classes/classes';
import type { Block } from '@institute/contract/lessons/blocks';
import type { WordForm } from '@institute/contract/words/managed-words';

/** What the demo institute is made of: plain data, told to the use cases by the seed. */

/** A word of a lesson. */
export type DemoWord = WordForm;

/** A file of `seed/assets` shown with a lesson. */
export interface DemoMaterial {
  /** File name inside `seed/assets`. */
  asset: string;
  kind: 'pdf' | 'image' | 'video' | 'audio';
}

/** One objective question: 2 to 4 options, the answer among them exactly once. */
export interface DemoQuestion {
  question: string;
  answer: string;
  options: string[];
}

export interface DemoLesson {
  kind: 'lesson' | 'exam' | 'timetable';
  subject: string;
  /** Plain text with line breaks and web links; of an exam the theory question, or ''. */
  about: string;
  /** What it is made of; none for text alone. Then `about` is their plain text. */
  blocks: Block[];
  /** Days from the day of seeding until the lesson opens; null opens at once. */
  availableInDays: number | null;
  material: DemoMaterial | null;
  /** Model answer to the theory question; '' when there is none. */
  theoryAnswer: string;
  questions: DemoQuestion[];
}

export interface DemoClass {
  /** Stable name inside the demo data; never shown. */
  key: string;
  category: string;
  name: string;
  about: string;
  premium: boolean;
  /** Price in naira: once, or per month when `monthly`; 0 when free. */
  amountNaira: number;
  monthly: boolean;
  /** Lessons a student may newly open in a month; 0 is no limit. */
  monthlyLimit: number;
  /** Days until registration closes, negative when it has closed; null never closes. */
  closesInDays: number | null;
  /** Key of the class to finish first. */
  prerequisite: string | null;
  /** Live-class links. */
  links: string[];
  active: boolean;
  /** The address of its public page, below /c/. */
  slug: string;
  level: ClassLevel;
  /** Hours of study. */
  hours: number;
  /** What a student can do afterwards: each goes on from "You will be able to …". */
  outcomes: string[];
  teacher: string;
  /** Subjects of the lessons that anybody may read. */
  previews: string[];
  /** In the order of study. */
  lessons: DemoLesson[];
}

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
  /** Theory score from 0 to 100; null leaves the exam waiting to be marked. */
  marked: number | null;
}

export interface DemoStudent {
  name: string;
  email: string;
  phone: string;
  /** Naira left in the wallet once every enrolment below is paid; also enough to pay them all. */
  walletNaira: number;
  /** In the order in which the student enrolled. */
  enrol: DemoEnrolment[];
  /** E-mail of the student by whose referral code this one came; one who joined earlier. */
  referredBy: string | null;
  /** Whether the e-mail is verified; a welcome bonus waits for it. */
  isVerified: boolean;
  /** Days before seeding on which the words met were practised. */
  practisedDaysAgo: number[];
}

export interface DemoSettings {
  siteName: string;
  landingMessage: string;
  howto: string;
  aboutUs: string;
  aboutsite: string;
  privatelesson: string;
  /** Digits with country code, as a chat link takes them. */
  whatsappNumber: string;
}

/** A comment under a lesson with what was answered to it. */
export interface DemoComment {
  /** E-mail of a student who has opened the lesson by then, or 'teacher'. */
  author: string;
  daysAgo: number;
  text: string;
  /** When it was deleted; null while it stands. */
  deletedDaysAgo: number | null;
  /** Later than the comment, or on its day after it. */
  replies: DemoComment[];
}

export interface DemoMessage {
  daysAgo: number;
  subject: string;
  body: string;
  /** Everybody, or e-mails. */
  to: 'all' | string[];
  isPopup: boolean;
}

export interface DemoTemplate {
  /** Stable name inside the demo data; never shown. */
  key: string;
  title: string;
  content: string;
  footer: string;
}

export interface DemoAssignment {
  /** Key of the template. */
  template: string;
  daysAgo: number;
  /** E-mails. */
  students: string[];
  /** Keys of classes whose every member is given one. */
  classes: string[];
}
