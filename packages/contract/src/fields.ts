import * as z from 'zod/mini';
import { dictionary } from './language.ts';
import { parseTypedNaira } from './payments/typed-naira.ts';
import { hasLetter, isShownPlainly, plainName } from './text/names.ts';
import { isVisible, isWithin, plainAddress, plainTyped } from './text/typed.ts';

/**
 * What is said of a field that a person filled in wrongly; labels come from whoever declares the
 * field. What only a wrong client can send is answered in English, where it stands.
 */
const words = dictionary('fields', {
  required: (label: string) => `${label} is required`,
  tooLong: (label: string, max: number) => `${label} is too long (at most ${max} characters).`,
  anyTooLong: (max: number) => `This is too long (at most ${max} characters).`,
  emailNeeded: 'An e-mail address is needed.',
  emailInvalid: 'This is not an e-mail address.',
  amount: 'Please enter a valid amount',
  unseen: (label: string) => `${label} holds nothing that can be seen.`,
  noLetter: (label: string) => `${label} needs a letter at least.`,
  notShown: 'The name holds a character that cannot be shown.',
});

/** Field shapes of the wire that more than one domain uses. They turn wire spellings into plain values. */

const MAX_SHORT = 200;
const MAX_TEXT = 20_000;
/** Characters of the blocks of a lesson as JSON. */
export const MAX_BLOCKS_LENGTH = 400_000;

/**
 * What identifies or counts something and is typed or pasted: a code, a reference, a number. It is
 * read as it was meant (see `plainTyped`); what it must look like follows by `check`.
 */
export function typedText(message?: string) {
  return z.string(message).check(z.overwrite(plainTyped));
}

/** An address of the web, which stays byte for byte but for what nobody sees. */
export function typedAddress(message?: string) {
  return z.string(message).check(z.overwrite(plainAddress));
}

/** A person's e-mail, lower-cased and without what nobody sees, as it is stored and compared. */
export const email = z.pipe(
  z.pipe(
    z.string(words.emailNeeded),
    z.transform((v: string) => plainTyped(v).toLowerCase()),
  ),
  z.email(words.emailInvalid).check(z.maxLength(254)),
);

/** Refuses a text of more letters; marks on letters count for nothing, so that vocalised Arabic has the same room. */
export const atMost = (max: number, message?: string) =>
  z.refine<string>((text) => isWithin(text, max), message);

/** Refuses a text in which there is nothing to see. `label` opens the error. */
const somethingVisible = (label: string) =>
  z.refine<string>((text) => text === '' || isVisible(text), words.unseen(label));

/** A required one-line text. `label` opens the error: "Subject is required". */
export function requiredText(label: string, max: number = MAX_SHORT) {
  return z
    .string(words.required(label))
    .check(
      z.trim(),
      z.minLength(1, words.required(label)),
      atMost(max, words.tooLong(label, max)),
      somethingVisible(label),
    );
}

/** The name of a person, one rule at every door (see `names.ts`). `label` opens the error. */
export function personName(label: string, max: number) {
  return z.string(words.required(label)).check(
    z.overwrite(plainName),
    z.minLength(1, words.required(label)),
    atMost(max, words.tooLong(label, max)),
    z.refine(isShownPlainly, { error: words.notShown, abort: true }),
    z.refine((name) => name === '' || hasLetter(name), words.noLetter(label)),
  );
}

/** A text that may be empty. */
export function anyText(max: number = MAX_TEXT) {
  return z.string().check(z.trim(), atMost(max, words.anyTooLong(max)));
}

/** What neither PostgreSQL nor UTF-8 can keep: NUL, and half of a pair of surrogates. JSON may hold both. */
const unstorable = /[\0\p{Cs}]/u;
const isStorable = (text: string) => !unstorable.test(text);

/** A text that travels within JSON, which may hold what no form can; as it was written. */
export function storableText(max: number) {
  return z
    .string()
    .check(
      atMost(max, words.anyTooLong(max)),
      z.refine(isStorable, 'This text contains a character that cannot be stored.'),
    );
}

/** As {@link storableText}, and not empty. `label` opens the error. */
export function requiredStorable(label: string, max: number) {
  return storableText(max).check(
    z.trim(),
    z.minLength(1, words.required(label)),
    somethingVisible(label),
  );
}

/** A required long text, such as a class description. */
export function requiredLongText(label: string) {
  return requiredText(label, MAX_TEXT);
}

const wireWord = z.union([z.string(), z.number(), z.boolean()]);

/** `'0'`/`'1'` of the wire (also 0/1 and true/false in JSON) as a boolean. */
export const flag = z.pipe(
  z.pipe(
    wireWord,
    z.transform((v) => String(v).trim()),
  ),
  z.pipe(
    z.enum(['0', '1', 'true', 'false'], 'This must be 0 or 1.'),
    z.transform((v) => v === '1' || v === 'true'),
  ),
);

/** A whole number between `min` and `max`, written as digits. */
export function wholeNumber(min: number, max: number, message: string) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], message),
      z.transform((v) => {
        const text = plainTyped(String(v));
        return /^-?\d{1,14}$/.test(text) ? Number(text) : Number.NaN;
      }),
    ),
    z.number(message).check(z.minimum(min, message), z.maximum(max, message)),
  );
}

/** A database id. */
export const id = wholeNumber(1, 2_147_483_647, 'This is not an id.');

/** An id, or null when it is empty or 0: clients send those for "none". */
export const idOrNull = z.union([
  z.pipe(
    z.union([z.literal(''), z.literal('0'), z.literal(0)]),
    z.transform((): number | null => null),
  ),
  id,
]);

/** The same, and null also when it is absent. */
export const optionalId = z._default(idOrNull, null);

/** A client's idempotency key: what comes again under the same key is done once. */
export const requestKey = z.optional(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'This is not a key.')),
);

/** A class, lesson or message: its numeric id or its rand token. */
export const idOrRand = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], 'This is not an id.'),
    z.transform((v) => plainTyped(String(v))),
  ),
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'This is not an id.')),
);

/**
 * The account of somebody whom an answer names beside it, for whoever may open it: null once it was
 * deleted. An older server leaves it out.
 */
export const namedAccount = z._default(z.nullable(z.number()), null);

/** Naira on the wire, as a person types them or a client writes them; kobo inside. */
export const naira = z.pipe(
  z.union([z.string(), z.number()], words.amount),
  z.transform((v, context) => {
    const kobo = parseTypedNaira(String(v));
    if (kobo === null) {
      context.issues.push({ code: 'custom', message: words.amount, input: v });
      return z.NEVER;
    }
    return kobo;
  }),
);

/** Unix seconds on the wire, a date inside; `'0'` and empty mean none. */
export const unixTime = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((v, context) => {
    const text = plainTyped(String(v));
    if (text === '' || text === '0') return null;
    if (!/^\d{1,11}$/.test(text)) {
      context.issues.push({ code: 'custom', message: 'This is not a time.', input: v });
      return z.NEVER;
    }
    return new Date(Number(text) * 1000);
  }),
);

/** `name[0]`, `name[1]` … or `name[]` of a form, or an array of JSON, as an array in order. */
export function list<Item extends z.core.$ZodType>(
  item: Item,
  max: number,
): z.ZodMiniType<z.output<Item>[], z.input<Item>[] | Record<string, z.input<Item>>> {
  const entries = z.pipe(
    z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
    z.transform((v) => (Array.isArray(v) ? v : inOrder(v))),
  );
  return z.pipe(
    entries as z.ZodMiniType<z.input<Item>[], z.input<Item>[] | Record<string, z.input<Item>>>,
    z.array(item).check(z.maxLength(max, `At most ${max} entries at once.`)),
  ) as z.ZodMiniType<z.output<Item>[], z.input<Item>[] | Record<string, z.input<Item>>>;
}

function inOrder(indexed: Record<string, unknown>): unknown[] {
  return Object.entries(indexed)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value);
}

/** Refuses a name that every object has, such as `constructor`: looked up in a table, it finds what nobody put there. */
export const notBuiltIn = (message: string) =>
  z.refine<string>((name) => !(name.replace(/^-/, '') in {}), message);

const NOT_AN_ID = 'This is not an id.';
/** A short name made by whoever makes the thing, such as a block; it stays when the thing is moved or changed. */
export const localId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, NOT_AN_ID), notBuiltIn(NOT_AN_ID));

const NOT_A_SORT = 'This is not a sort order.';
/** Paging, sorting and searching of lists that outgrow a page (our optional fields). */
export const pageQuery = {
  page: z.optional(wholeNumber(1, 1_000_000, 'This is not a page.')),
  per_page: z.optional(wholeNumber(1, 100, 'A page holds 1 to 100 rows.')),
  sort: z.optional(
    z.string().check(z.regex(/^-?[a-z_]{1,30}$/, NOT_A_SORT), notBuiltIn(NOT_A_SORT)),
  ),
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SHORT))),
};

/** What a paged list says of itself. */
export const pageMeta = z.object({
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
});

/** The same of a list that is counted no further than some rows, so that it takes as long however many there are. */
export const cappedMeta = z.extend(pageMeta, {
  /** True when there are more than `total`. */
  more: z.boolean(),
});
/** Values by names that are not known beforehand, in a response. */
export function valuesByName<Value extends z.core.$ZodType>(value: Value) {
  return z.catchall(z.object({}), value);
}

/** `'0'` or `'1'` in a response. */
export const flagText = z.enum(['0', '1']);
export type FlagText = z.output<typeof flagText>;

/** A boolean as the wire writes it. */
export function flagOf(value: boolean): FlagText {
  return value ? '1' : '0';
}

/** A date as unix seconds, 0 when there is none. */
export function unixOf(date: Date | null): number {
  return date ? Math.floor(date.getTime() / 1000) : 0;
}

/** A response without data. */
export const nothing = z.null();

/** What blocks and exercises call a file of their lesson (lesson-files.ts); `missing` is said where it is none. */
export const fileKey = (missing: string) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/, missing));

/** A month as it is written, `2026-11`. */
export const calendarMonth = (message: string) =>
  typedText().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, message));

/** A day as it is written, `2026-11-30`; whether it is one that can be is for whoever takes it to say. */
export const calendarDay = (message: string) =>
  typedText().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message));
