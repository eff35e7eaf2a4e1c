/** What of a form two people may write at the same time: the fields that say one thing together. */
export type Parts<Form> = Readonly<Record<string, readonly (keyof Form)[]>>;

/** What two people have made of one form. */
export interface Merged<Form, Part> {
  /** Mine, with whatever of theirs I had left alone. */
  form: Form;
  /** What both have changed, each in their own way; mine stands in `form`. */
  overtaken: Part[];
}

/**
 * Puts what is typed here together with what somebody else has saved meanwhile, part by part.
 * `base` is what both began with; null when that is not known, and then whatever differs was
 * changed by both.
 */
export function mergeParts<Form extends object, P extends Parts<Form>>(
  parts: P,
  base: Form | null,
  mine: Form,
  theirs: Form,
): Merged<Form, keyof P> {
  const overtaken: (keyof P)[] = [];
  let form = mine;
  for (const part of Object.keys(parts) as (keyof P)[]) {
    const isSame = (one: Form, other: Form) =>
      parts[part]?.every((name) => one[name] === other[name]);
    if (isSame(mine, theirs) || (base && isSame(theirs, base))) continue;
    if (base && isSame(mine, base)) form = withPart(parts, form, theirs, part);
    else overtaken.push(part);
  }
  return { form, overtaken };
}

/** A form with one part as somebody else has it. */
export function withPart<Form extends object, P extends Parts<Form>>(
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
