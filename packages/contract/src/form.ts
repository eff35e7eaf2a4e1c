import * as z from 'zod/mini';

/**
 * A form is declared once, field by field and without defaults, and its calls are made of it:
 * `making` for the call that makes something, `changing` for the call that changes it. What a
 * change does not send stays as it is (docs/decisions/028), so defaults belong to making alone.
 */
export type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** A whole form after parsing. */
export type Made<F extends Fields> = { -readonly [Name in keyof F]: z.output<F[Name]> };
/** A change of it after parsing: the fields that were sent. */
export type Changed<F extends Fields> = {
  -readonly [Name in keyof F]?: z.output<F[Name]> | undefined;
};
/** What a new one is where its maker does not say: plain values, as after parsing. */
export type DefaultsOf<F extends Fields> = { readonly [Name in keyof F]?: z.output<F[Name]> };

type Making<F extends Fields, D> = {
  [Name in keyof F]: Name extends keyof D ? z.ZodMiniDefault<F[Name]> : F[Name];
};
type Changing<F extends Fields> = { [Name in keyof F]: z.ZodMiniOptional<F[Name]> };

/** The fields of a call that makes something; those with a default may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function making<F extends Fields, const D extends DefaultsOf<F>>(
  fields: F,
  defaults: D,
): Making<F, D> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    name in defaults ? z._default(field, defaults[name] as NonNullable<unknown>) : field,
  ]);
  return Object.fromEntries(entries) as Making<F, D>;
}

/** The fields of a call that changes something; what is left out stays as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function changing<F extends Fields>(fields: F): Changing<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, z.optional(field)]);
  return Object.fromEntries(entries) as Changing<F>;
}

/**
 * What is sent, and whether it makes something new: then it is whole. The id is a number when it
 * names something that exists, and whatever else its schema gives for something new.
 */
export type MadeOrChanged<IdName extends string, Id, F extends Fields> =
  | ({ isNew: true } & { [Name in IdName]: Exclude<Id, number> } & Made<F>)
  | ({ isNew: false } & { [Name in IdName]: number } & Changed<F>);

/**
 * A form that the same call makes and changes things with, such as a question of an exam. Which of
 * the two it does is told by the id beside the fields.
 */
/* @__NO_SIDE_EFFECTS__ */
export function makingOrChanging<
  IdName extends string,
  Id extends z.core.$ZodType,
  F extends Fields,
>(
  idName: IdName,
  id: Id,
  fields: F,
  defaults: DefaultsOf<F>,
): z.ZodMiniType<
  MadeOrChanged<IdName, z.output<Id>, F>,
  { [Name in IdName]?: z.input<Id> } & { [Name in keyof F]?: z.input<F[Name]> }
> {
  const isNew = (sent: Record<string, unknown>) => typeof sent[idName] !== 'number';
  const sentForm = z.object({ [idName]: id, ...changing(fields) } as Fields).check((payload) => {
    const sent = payload.value as Record<string, unknown>;
    if (!isNew(sent)) return;
    for (const [name, field] of Object.entries(fields)) {
      if (name in defaults || sent[name] !== undefined) continue;
      for (const { message } of z.safeParse(field, undefined).error?.issues ?? []) {
        payload.issues.push({ code: 'custom', message, input: undefined, path: [name] });
      }
    }
  });
  return z.pipe(
    sentForm,
    z.transform((sent: Record<string, unknown>) =>
      isNew(sent) ? { ...defaults, ...sent, isNew: true } : { ...sent, isNew: false },
    ),
  ) as never;
}
