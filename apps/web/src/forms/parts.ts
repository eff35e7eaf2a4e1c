import { hashKey } from '@tanstack/react-query';

/** Whether two forms, or values of theirs, say the same, in whatever order their fields stand. */
export const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([one]) === hashKey([other]);

/** What of a form two people may write at the same time: the fields that say one thing together. */
export type Parts<Form, Part extends string = string> = Readonly<
  Record<Part, readonly (keyof Form)[]>
>;

/**
 * Declares the parts of a form. Every field of it belongs to one: a field that no part names does
 * not compile. `partsOf<ClassForm>()({ name: ['name'], … })`
 */
export const partsOf =
  <Form>() =>
  <const P extends Parts<Form>>(
    parts: Exclude<keyof Form, P[keyof P][number]> extends never ? P : never,
  ): P =>
    parts;

/** The parts of a form of which each field is decided upon by itself. */
export const eachField = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, [name]])) as unknown as {
    readonly [Field in Name]: readonly [Field];
  };

/** The parts in which two forms differ. */
export const differing = <Form, Part extends string>(
  parts: Parts<Form, Part>,
  one: Form,
  other: Form,
): Part[] =>
  (Object.keys(parts) as Part[]).filter((part) =>
    parts[part].some((name) => !isSame(one[name], other[name])),
  );

/** A form with some of its parts as another person has them. */
export function withParts<Form extends object, Part extends string>(
  parts: Parts<Form, Part>,
  form: Form,
  theirs: Form,
  taken: readonly Part[],
): Form {
  const names = taken.flatMap((part) => parts[part]);
  return { ...form, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) };
}
