import type * as z from 'zod/mini';

/*
 * Two spellings of a name, of which the wire has one and the code the other: `class_id` and `classId`.
 */

/** `paidUntil` → `paid_until`. */
export type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Uncapitalize<First>
    ? `${First}${Snake<Rest>}`
    : `_${Uncapitalize<First>}${Snake<Rest>}`
  : '';

/** `paid_until` → `paidUntil`. */
export type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** `paidUntil` → `paid_until`. */
export const snake = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of a payload in our spelling; those that a schema declares with capital letters stay. */
export type OurFields<Payload> = Payload extends unknown
  ? { [Name in keyof Payload as Name extends string ? Camel<Name> : Name]: Payload[Name] }
  : never;

/**
 * A payload given in our spelling as a schema declares it: `{ classId: 7 }` is sent as `class_id=7`.
 * A name that the schema itself has stays as it is.
 */
export function spelledFor(
  schema: z.core.$ZodType,
  payload: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const declared = namesOf(schema);
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      declared.has(name) ? name : snake(name),
      value,
    ]),
  );
}

/** The names of the fields that a request declares: those of its object, which a transformation may follow. */
function namesOf(schema: z.core.$ZodType): ReadonlySet<string> {
  const { shape, in: before } = schema._zod.def as {
    shape?: Readonly<Record<string, unknown>>;
    in?: z.core.$ZodType;
  };
  if (shape) return new Set(Object.keys(shape));
  return before ? namesOf(before) : new Set();
}
