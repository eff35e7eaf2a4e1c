import * as z from 'zod/mini';
import {
  anyText,
  flag,
  naira,
  requiredLongText,
  requiredText,
  typedText,
  wholeNumber,
} from '../fields.ts';
import type { DefaultsOf } from '../form.ts';
import { dictionary } from '../language.ts';
import { readParts } from './class-parts.ts';
import { classLevels } from './classes.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/class-form', {
  closes: 'The registration close date is not a date.',
  limit: 'Monthly limit must be a whole number of 0 or more.',
  slug: 'Small letters a to z, figures and single hyphens alone, at most 80.',
  level: 'This is not a level.',
  parts: 'Two to six parts whose shares come to 100, each due after the one before it.',
  hours: 'Hours must be a whole number from 0 to 1,000.',
});

/**
 * What the fields of a class are called where they are typed, where they are shown and, unless it has
 * shorter words, in the audit log.
 */
export const classLabels = dictionary('classes/labels', {
  category: 'Category',
  name: 'Name',
  about: 'Description',
  isPremium: 'Type',
  price: 'Price',
  isMonthly: 'Charged every month',
  parts: 'Paid in parts',
  isActive: 'Status',
  monthlyLimit: 'Monthly lesson limit',
  closesOn: 'Registration close date',
  prerequisiteId: 'Prerequisite',
  entryExamId: 'Or pass an exam',
  links: 'Live-class links',
  slug: 'Address of its public page, after /c/',
  level: 'Level',
  hours: 'Hours of study',
  outcomes: 'What students will be able to do',
  teacher: 'Teacher',
});

/** Words of small letters and figures, parted by hyphens; or nothing. */
const SLUG = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;

/**
 * The class form of admin §5, with our own fields `monthlySub`, `links`, `entry_exam_id` and those of
 * its public page (decision 065): everything that making and changing a class, their server and their
 * screen go by.
 */
export const classFields = {
  category: requiredText(classLabels.category, 80),
  name: requiredText(classLabels.name, 160),
  about: requiredLongText(classLabels.about),
  premium: flag,
  /** Naira; 0 in a free class, whatever is sent. */
  amount: naira,
  status: flag,
  /** A date 'YYYY-MM-DD', unix seconds, or '' / '0' for no deadline. */
  regclosedate: typedText().check(z.regex(/^(\d{4}-\d{2}-\d{2}|\d{1,11})?$/, words.closes)),
  monthlylimit: wholeNumber(0, 1000, words.limit),
  /** 0 for none. */
  prequisite_id: wholeNumber(0, 2_147_483_647, 'This is not a class.'),
  /** The exam of the prerequisite that may be passed instead of completing it; 0 for none. */
  entry_exam_id: wholeNumber(0, 2_147_483_647, 'This is not an exam.'),
  /** Whether the price buys a month; never in a free class. */
  monthlySub: flag,
  /** In which parts the price is paid, as `readParts` reads them; '' where it is paid at once. */
  parts: typedText().check(
    z.refine((text) => text === '' || readParts(text) !== null, words.parts),
  ),
  links: anyText(2000),
  /**
   * What follows /c/ in the address of its public page; '' has the server make one of the name. One
   * that it had before leads to the new one.
   */
  slug: typedText().check(z.toLowerCase(), z.regex(SLUG, words.slug), z.maxLength(80, words.slug)),
  /** Where it stands among the levels of the European framework; '' where nothing is said. */
  level: z.pipe(z.string(), z.enum(['', ...classLevels], words.level)),
  /** Hours of study it takes; 0 where nothing is said. */
  hours: wholeNumber(0, 1000, words.hours),
  /** What a student can do afterwards, one a line. */
  outcomes: anyText(2000),
  /** Who teaches it, as a visitor reads it. */
  teacher: anyText(160),
};
export type ClassField = keyof typeof classFields;

/** Admin §4: a new class is active, without limit and, unless it is premium, free. */
export const newClassDefaults = {
  amount: 0,
  status: true,
  regclosedate: '',
  monthlylimit: 0,
  prequisite_id: 0,
  entry_exam_id: 0,
  monthlySub: false,
  parts: '',
  links: '',
  slug: '',
  level: '',
  hours: 0,
  outcomes: '',
  teacher: '',
} as const satisfies DefaultsOf<typeof classFields>;
