import { Class } from '@institute/contract/classes/classes';
import {
  type ClassField,
  classFields,
  newClassDefaults,
} from '@institute/contract/classes/managed-classes';
import { flagOf } from '@institute/contract/fields';
import { dictionary } from '@institute/contract/language';
import { nairaText } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { dateText } from '@institute/contract/time/calendar';
import * as z from 'zod/mini';
import { partsOf } from '../../forms/parts.ts';

/** What the server showed of a class, as it wrote it; it is sent back with a change of the class. */
export type ShownClass = Readonly<Record<ClassField, string>>;

/** A class as the server wrote it. */
export function shownOf(item: Class): ShownClass {
  const wire = z.encode(Class, item);
  const names = Object.keys(classFields) as ClassField[];
  return Object.fromEntries(names.map((name) => [name, String(wire[name])])) as ShownClass;
}

/**
 * The class form as it is typed. Every field of the contract's form has one here: one that is
 * forgotten anywhere on the way from the input to the wire does not compile.
 */
export interface ClassForm {
  category: string;
  name: string;
  about: string;
  isPremium: boolean;
  /** Naira. */
  price: string;
  isActive: boolean;
  /** 'YYYY-MM-DD' on the institute's calendar, or empty. */
  closesOn: string;
  monthlyLimit: string;
  /** The class to complete first. */
  prerequisiteId: number | null;
  isMonthly: boolean;
  links: string;
  /** What follows /c/ in its public address; empty to have one made of the name. */
  slug: string;
  level: string;
  hours: string;
  /** One a line. */
  outcomes: string;
  teacher: string;
}

/** Admin §4: a new class is free, active and without limit. */
export const newClassForm: ClassForm = {
  category: '',
  name: '',
  about: '',
  isPremium: false,
  price: nairaText(newClassDefaults.amount),
  isActive: newClassDefaults.status,
  closesOn: newClassDefaults.regclosedate,
  monthlyLimit: String(newClassDefaults.monthlylimit),
  prerequisiteId: newClassDefaults.prequisite_id || null,
  isMonthly: newClassDefaults.monthlySub,
  links: newClassDefaults.links,
  slug: newClassDefaults.slug,
  level: newClassDefaults.level,
  hours: '',
  outcomes: newClassDefaults.outcomes,
  teacher: newClassDefaults.teacher,
};

/** The form of a class and of its `prerequisite`, null for none: one that is deleted asks for nothing. */
export function classFormOf(
  item: Class,
  prerequisite: Pick<Class, 'id'> | null,
  timeZone: string,
): ClassForm {
  return {
    category: item.category,
    name: item.name,
    about: item.about,
    isPremium: item.isPremium,
    price: nairaText(item.priceKobo),
    isActive: item.isActive,
    closesOn: closingDay(item.registrationEnd, timeZone),
    monthlyLimit: String(item.monthlyLimit),
    prerequisiteId: prerequisite?.id ?? null,
    isMonthly: item.isMonthly,
    links: item.links,
    slug: item.slug,
    level: item.level,
    hours: item.hours === 0 ? '' : String(item.hours),
    outcomes: item.outcomes,
    teacher: item.teacher,
  };
}

/** The day on which registration closes, empty for none. */
function closingDay(registrationEnd: string, timeZone: string): string {
  if (registrationEnd.includes('-')) return registrationEnd;
  const seconds = Number(registrationEnd);
  return seconds > 0 ? dateText(new Date(seconds * 1000), timeZone) : '';
}

/**
 * The form as it is sent. An instant of closing that is not the end of a day stays to the second
 * as long as its day is not changed; `shown` is null for a class that is new.
 */
export function wireClassOf(
  form: ClassForm,
  shown: Pick<ShownClass, 'regclosedate'> | null,
  timeZone: string,
): Record<ClassField, string> {
  const isSameDay = shown && closingDay(shown.regclosedate, timeZone) === form.closesOn;
  return {
    category: form.category,
    name: form.name,
    about: form.about,
    premium: flagOf(form.isPremium),
    amount: form.isPremium ? nairaText(parseTypedNaira(form.price) ?? 0) : '0',
    status: flagOf(form.isActive),
    regclosedate: isSameDay ? shown.regclosedate : form.closesOn,
    monthlylimit: form.monthlyLimit.trim(),
    prequisite_id: String(form.prerequisiteId ?? 0),
    monthlySub: flagOf(form.isPremium && form.isMonthly),
    links: form.links,
    slug: form.slug,
    level: form.level,
    hours: form.hours.trim() || '0',
    outcomes: form.outcomes,
    teacher: form.teacher,
  };
}

/** What of a class two administrators may change at once; each part is taken as a whole. */
export const classParts = partsOf<ClassForm>()({
  name: ['name'],
  category: ['category'],
  about: ['about'],
  price: ['isPremium', 'price', 'isMonthly'],
  status: ['isActive'],
  limit: ['monthlyLimit'],
  closes: ['closesOn'],
  prerequisite: ['prerequisiteId'],
  links: ['links'],
  slug: ['slug'],
  level: ['level'],
  hours: ['hours'],
  outcomes: ['outcomes'],
  teacher: ['teacher'],
});
/** A part of the class form, by the name of its words. */
export type ClassPart = keyof typeof classParts;

/** What a class's parts are called, where they are typed and where they are shown. */
export const classLabels = dictionary('domains/classes/form', {
  category: 'Category',
  name: 'Name',
  about: 'Description',
  type: 'Type',
  price: 'Price',
  monthly: 'Charged every month',
  status: 'Status',
  limit: 'Monthly lesson limit',
  closes: 'Registration close date',
  prerequisite: 'Prerequisite',
  links: 'Live-class links',
  slug: 'Address of its public page, after /c/',
  level: 'Level',
  hours: 'Hours of study',
  outcomes: 'What students will be able to do',
  teacher: 'Teacher',
} satisfies Record<ClassPart | 'type' | 'monthly', string>);

/** How a class form says what is wrong with it, where the contract has no words for it. */
type FaultWords = Record<
  'limitNeeded' | 'limitInvalid' | 'hoursInvalid' | 'priceNeeded' | 'priceInvalid',
  string
>;

/** What is asked of each field of a class by itself. */
function fieldsOf(words: FaultWords) {
  const { category, name, about, links, slug, outcomes, teacher } = classFields;
  return {
    category,
    name,
    about,
    isPremium: z.boolean(),
    price: z.string(),
    isMonthly: z.boolean(),
    isActive: z.boolean(),
    // The browser's own picker gives a day or nothing.
    closesOn: z.string(),
    monthlyLimit: z.string().check(
      z.refine((limit) => limit.trim() !== '', words.limitNeeded),
      z.refine((limit) => /^\s*(\d{1,3}|1000)?\s*$/.test(limit), words.limitInvalid),
    ),
    prerequisiteId: z.nullable(z.number()),
    links,
    slug,
    level: z.string(),
    hours: z
      .string()
      .check(z.refine((hours) => /^\s*(\d{1,3}|1000)?\s*$/.test(hours), words.hoursInvalid)),
    outcomes,
    teacher,
  } satisfies Record<keyof ClassForm, z.ZodMiniType>;
}

const typed = z.string();

/** What of a class form is kept on the device, whatever is wrong with it. */
export const classShape: z.ZodMiniType<ClassForm> = z.object({
  category: typed,
  name: typed,
  about: typed,
  isPremium: z.boolean(),
  price: typed,
  isMonthly: z.boolean(),
  isActive: z.boolean(),
  closesOn: typed,
  monthlyLimit: typed,
  prerequisiteId: z.nullable(z.number()),
  links: typed,
  slug: typed,
  level: typed,
  hours: typed,
  outcomes: typed,
  teacher: typed,
} satisfies Record<keyof ClassForm, z.ZodMiniType>);

/** What is checked before anything is sent (admin §5); all that is wrong is said at once. */
export function classSchemaOf(words: FaultWords): z.ZodMiniType<ClassForm, ClassForm> {
  const priceCheck = (message: string) =>
    z.refine<ClassForm>((form) => priceFault(form, words) !== message, {
      path: ['price'],
      message,
      // Also while another field is wrong.
      when: () => true,
    });
  return z
    .object(fieldsOf(words))
    .check(priceCheck(words.priceNeeded), priceCheck(words.priceInvalid));
}

/** What is wrong with a price; null for nothing. A free class needs none. */
function priceFault({ isPremium, price }: ClassForm, words: FaultWords): string | null {
  if (!isPremium) return null;
  if (price.trim() === '') return words.priceNeeded;
  const kobo = parseTypedNaira(price);
  if (kobo === null) return words.priceInvalid;
  return kobo === 0 ? words.priceNeeded : null;
}
