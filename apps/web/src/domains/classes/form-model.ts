import {
  type ClassField,
  classFields,
  type classLabels,
  newClassDefaults,
} from '@institute/contract/classes/class-form';
import { Class } from '@institute/contract/classes/classes';
import { flagOf } from '@institute/contract/fields';
import { nairaText } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { dateText } from '@institute/contract/time/calendar';
import * as z from 'zod/mini';
import type { Parts } from '../../forms/parts.ts';

/** What the server showed of a class, as it wrote it; it is sent back with a change of the class. */
export type ShownClass = Readonly<Record<ClassField, string>>;

const byName = <Name extends string, Value>(entries: [Name, Value][]) =>
  Object.fromEntries(entries) as Record<Name, Value>;

const names = Object.keys(classFields) as ClassField[];

/** A class as the server wrote it. */
export function shownOf(item: Class): ShownClass {
  const wire = z.encode(Class, item);
  return byName(names.map((name) => [name, String(wire[name])]));
}

/** How a class form says what is wrong with it, where the contract has no words for it. */
type FaultWords = Record<
  'limitNeeded' | 'limitInvalid' | 'hoursInvalid' | 'priceNeeded' | 'priceInvalid',
  string
>;

/** What a field is read with beside the class: its prerequisite, null for none, and the zone of its days. */
interface Read {
  prerequisite: Pick<Class, 'id'> | null;
  timeZone: string;
}

/** What a field is sent with: whether the class is paid for, and what was shown of it; null for one that is new. */
interface Sent {
  isPremium: boolean;
  shown: Pick<ShownClass, 'regclosedate'> | null;
  timeZone: string;
}

type Label = keyof typeof classLabels;

/** A field of the class form: everything that is told of it. */
interface FormField<Name extends Label = Label, Value = unknown, Part extends Label = Label> {
  /** Its name in the form, by which it is labelled. */
  name: Name;
  /** What is typed, and what of it is kept on the device, whatever is wrong with it. */
  typed: z.ZodMiniType<Value>;
  /** What is asked of it by itself; anything is right where it says nothing. */
  check?: (words: FaultWords) => z.ZodMiniType;
  /** What a new class has. */
  first: Value;
  read: (item: Class, beside: Read) => Value;
  send: (value: Value, beside: Sent) => string;
  /** The field as one with which it is taken when two administrators save at once; else it is by itself. */
  part?: Part;
}

const field = <const Name extends Label, Value, const Part extends Label = Name>(
  given: FormField<Name, Value, Part>,
): FormField<Name, Value, Part> => given;

const upToThousand = /^\s*(\d{1,3}|1000)?\s*$/;

/** Every field that is no plain text, by its name on the wire: one that is forgotten does not compile. */
const ownFields = {
  premium: field({
    name: 'isPremium',
    typed: z.boolean(),
    first: false,
    read: ({ isPremium }) => isPremium,
    send: flagOf,
    part: 'price',
  }),
  amount: field({
    name: 'price',
    // Naira; what is wrong with them depends on the type.
    typed: z.string(),
    first: nairaText(newClassDefaults.amount),
    read: ({ priceKobo }) => nairaText(priceKobo),
    send: (price, { isPremium }) => (isPremium ? nairaText(parseTypedNaira(price) ?? 0) : '0'),
  }),
  status: field({
    name: 'isActive',
    typed: z.boolean(),
    first: newClassDefaults.status,
    read: ({ isActive }) => isActive,
    send: flagOf,
  }),
  regclosedate: field({
    name: 'closesOn',
    // 'YYYY-MM-DD' on the institute's calendar, or empty: the browser's own picker gives nothing else.
    typed: z.string(),
    first: newClassDefaults.regclosedate,
    read: ({ registrationEnd }, { timeZone }) => closingDay(registrationEnd, timeZone),
    // An instant that is not the end of a day stays to the second as long as its day is not changed.
    send: (closesOn, { shown, timeZone }) =>
      shown && closingDay(shown.regclosedate, timeZone) === closesOn
        ? shown.regclosedate
        : closesOn,
  }),
  monthlylimit: field({
    name: 'monthlyLimit',
    typed: z.string(),
    check: (words) =>
      z.string().check(
        z.refine((limit) => limit.trim() !== '', words.limitNeeded),
        z.refine((limit) => upToThousand.test(limit), words.limitInvalid),
      ),
    first: String(newClassDefaults.monthlylimit),
    read: ({ monthlyLimit }) => String(monthlyLimit),
    send: (limit) => limit.trim(),
  }),
  prequisite_id: field({
    name: 'prerequisiteId',
    typed: z.nullable(z.number()),
    first: newClassDefaults.prequisite_id || null,
    // One that is deleted asks for nothing.
    read: (_, { prerequisite }) => prerequisite?.id ?? null,
    send: (id) => String(id ?? 0),
  }),
  entry_exam_id: field({
    name: 'entryExamId',
    typed: z.nullable(z.number()),
    first: newClassDefaults.entry_exam_id || null,
    read: ({ entryExamId }, { prerequisite }) => (prerequisite ? entryExamId : null),
    send: (id) => String(id ?? 0),
    // It is one of that class.
    part: 'prerequisiteId',
  }),
  monthlySub: field({
    name: 'isMonthly',
    typed: z.boolean(),
    first: newClassDefaults.monthlySub,
    read: ({ isMonthly }) => isMonthly,
    send: (isMonthly, { isPremium }) => flagOf(isPremium && isMonthly),
    part: 'price',
  }),
  hours: field({
    name: 'hours',
    typed: z.string(),
    check: (words) =>
      z.string().check(z.refine((hours) => upToThousand.test(hours), words.hoursInvalid)),
    first: '',
    read: ({ hours }) => (hours === 0 ? '' : String(hours)),
    send: (hours) => hours.trim() || '0',
  }),
} satisfies { [Name in Exclude<ClassField, PlainField>]: Pick<FormField, 'name'> };

/** Fields that are a text of the same name on the wire, in a class and in the form: they need nothing here. */
export type PlainField = {
  [Name in ClassField & keyof Class & Label]: Class[Name] extends string ? Name : never;
}[ClassField & keyof Class & Label];

type Defaulted = keyof typeof newClassDefaults;

const plain = (name: PlainField): FormField<PlainField, string> => ({
  name,
  typed: z.string(),
  check: () => classFields[name],
  first: name in newClassDefaults ? newClassDefaults[name as PlainField & Defaulted] : '',
  read: (item) => item[name],
  send: (value) => value,
});

type OwnFields = typeof ownFields;

/** The class form as it is typed. */
export type ClassForm = { [Name in PlainField]: string } & {
  [Name in keyof OwnFields as OwnFields[Name]['name']]: ReturnType<OwnFields[Name]['read']>;
};

/** A part of the class form, by the field that names it. */
export type ClassPart = PlainField | NonNullable<OwnFields[keyof OwnFields]['part']>;

type AnyField = FormField<keyof ClassForm, ClassForm[keyof ClassForm], ClassPart>;

/** Every field, in the order in which the contract declares them. */
const fields = names.map((wire) => {
  const own = (ownFields as Partial<Record<ClassField, unknown>>)[wire];
  return { wire, ...((own ?? plain(wire as PlainField)) as AnyField) };
});

/** Something of each field, by the field's name in the form. */
const ofFields = <Value>(one: (given: AnyField) => Value) =>
  byName(fields.map((given) => [given.name, one(given)]));

/** Admin §4: a new class is free, active and without limit. */
export const newClassForm = ofFields(({ first }) => first) as ClassForm;

/** The form of a class. */
export const classFormOf = (
  item: Class,
  prerequisite: Read['prerequisite'],
  timeZone: string,
): ClassForm => ofFields(({ read }) => read(item, { prerequisite, timeZone })) as ClassForm;

/** The day on which registration closes, empty for none. */
function closingDay(registrationEnd: string, timeZone: string): string {
  if (registrationEnd.includes('-')) return registrationEnd;
  const seconds = Number(registrationEnd);
  return seconds > 0 ? dateText(new Date(seconds * 1000), timeZone) : '';
}

/** The form as it is sent; `shown` is null for a class that is new. */
export function wireClassOf(
  form: ClassForm,
  shown: Sent['shown'],
  timeZone: string,
): Record<ClassField, string> {
  const beside: Sent = { isPremium: form.isPremium, shown, timeZone };
  return byName(fields.map(({ wire, name, send }) => [wire, send(form[name], beside)]));
}

const partOf = ({ name, part }: AnyField) => part ?? (name as ClassPart);

/** What of a class two administrators may change at once; each part is taken as a whole. */
export const classParts: Parts<ClassForm, ClassPart> = byName(
  fields
    .map(partOf)
    .map((part) => [
      part,
      fields.filter((given) => partOf(given) === part).map(({ name }) => name),
    ]),
);

/** What of a class form is kept on the device, whatever is wrong with it. */
export const classShape = z.object(
  ofFields(({ typed }) => typed),
) as z.ZodMiniType<unknown> as z.ZodMiniType<ClassForm>;

/** What is checked before anything is sent (admin §5); all that is wrong is said at once. */
export function classSchemaOf(words: FaultWords): z.ZodMiniType<ClassForm, ClassForm> {
  const priceCheck = (message: string) =>
    z.refine<ClassForm>((form) => priceFault(form, words) !== message, {
      path: ['price'],
      message,
      // Also while another field is wrong.
      when: () => true,
    });
  const each = z.object(ofFields(({ typed, check }) => check?.(words) ?? typed));
  return (each as z.ZodMiniType<unknown, unknown> as z.ZodMiniType<ClassForm, ClassForm>).check(
    priceCheck(words.priceNeeded),
    priceCheck(words.priceInvalid),
  );
}

/** What is wrong with a price; null for nothing. A free class needs none. */
function priceFault({ isPremium, price }: ClassForm, words: FaultWords): string | null {
  if (!isPremium) return null;
  if (price.trim() === '') return words.priceNeeded;
  const kobo = parseTypedNaira(price);
  if (kobo === null) return words.priceInvalid;
  return kobo === 0 ? words.priceNeeded : null;
}
