/** Whether two forms, or values of theirs, say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What of a form two people may write at the same time: the fields that say one thing together. */
export type Parts<Form> = Readonly<Record<string, readonly (keyof Form)[]>>;

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

/** What two people have made of one form. */
export interface Merged<Form, Part> {
  /** Mine, with whatever of theirs I had left alone. */
  form: Form;
  /** What both have changed, each in their own way; mine stands in `form`. */
  conflicting: Part[];
}

/**
 * Puts what is typed here together with what another person has saved meanwhile, part by part.
 * `base` is what both began with.
 */
export function mergeParts<Form extends object, P extends Parts<Form>>(
  parts: P,
  base: Form,
  mine: Form,
  theirs: Form,
): Merged<Form, keyof P> {
  const conflicting: (keyof P)[] = [];
  let form = mine;
  for (const part of Object.keys(parts) as (keyof P)[]) {
    const isSamePart = (one: Form, other: Form) =>
      parts[part]?.every((name) => isSame(one[name], other[name]));
    if (isSamePart(mine, theirs) || isSamePart(theirs, base)) continue;
    if (isSamePart(mine, base)) form = withPart(parts, form, theirs, part);
    else conflicting.push(part);
  }
  return { form, conflicting };
}

/** A form with some of its parts as another person has them. */
export function withParts<Form extends object, P extends Parts<Form>>(
  parts: P,
  form: Form,
  theirs: Form,
  taken: readonly (keyof P)[],
): Form {
  return taken.reduce((taking, part) => withPart(parts, taking, theirs, part), form);
}

function withPart<Form extends object, P extends Parts<Form>>(
  parts: P,
  form: Form,
  theirs: Form,
  part: keyof P,
): Form {
  return {
    ...form,
    ...Object.fromEntries((parts[part] ?? []).map((name) => [name, theirs[name]])),
  };
}

/** How two people's forms are put together part by part, as `useMerging` asks for it. */
export const byParts = <Form extends object, P extends Parts<Form>>(parts: P) => ({
  merge: (base: Form, mine: Form, theirs: Form) => mergeParts(parts, base, mine, theirs),
  take: (form: Form, theirs: Form, taken: readonly (keyof P)[]) =>
    withParts(parts, form, theirs, taken),
});
