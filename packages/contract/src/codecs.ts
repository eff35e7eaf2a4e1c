import * as z from 'zod/mini';
import { flagOf, flagText, unixOf } from './fields.ts';
import { type Kobo, koboOf, nairaNumber, nairaText } from './money.ts';
import { type Snake, snake } from './spelling.ts';

/*
 * One spelling inside the house, whatever the wire's is: a codec stands in a call's response, the server
 * encodes by it and the browser decodes by it. What travels stays as it is.
 */

/** A moment: unix seconds on the wire, a date at both ends. */
export const moment = z.codec(z.number(), z.date(), {
  decode: (seconds) => new Date(seconds * 1000),
  encode: unixOf,
});

/** A moment to the millisecond: as a clock counts them on the wire, a date at both ends. */
export const momentMs = z.codec(z.number(), z.date(), {
  decode: (ms) => new Date(ms),
  encode: (at) => at.getTime(),
});

/** A moment that may never have been: 0 on the wire, null at both ends. */
export const optionalMoment = z.codec(z.number(), z.nullable(z.date()), {
  decode: (seconds) => (seconds > 0 ? new Date(seconds * 1000) : null),
  encode: unixOf,
});

/** The same where the wire has the seconds as a text, `'0'` for never. */
export const optionalMomentText = z.codec(z.string(), z.nullable(z.date()), {
  decode: (seconds) => (Number(seconds) > 0 ? new Date(Number(seconds) * 1000) : null),
  encode: (at) => String(unixOf(at)),
});

/** A boolean at both ends, `'1'` or `'0'` on the wire. */
export const yesNo = z.codec(flagText, z.boolean(), {
  decode: (flag) => flag === '1',
  encode: flagOf,
});

/** An amount: naira on the wire, kobo at both ends. */
export const amount = z.codec(z.number(), z.number() as z.ZodMiniNumber<Kobo>, {
  decode: koboOf,
  encode: nairaNumber,
});

/** The same where the wire has the naira as a text. */
export const amountText = z.codec(z.string(), z.number() as z.ZodMiniNumber<Kobo>, {
  decode: (naira) => koboOf(Number(naira)),
  encode: nairaText,
});

/** An id, or another number from 1, that need not be: 0 on the wire where there is none, null at both ends. */
export const idOrNone = z.codec(z.number(), z.nullable(z.number()), {
  decode: (id) => id || null,
  encode: (id) => id ?? 0,
});

/** What the wire leaves away where there is none, null at both ends. */
export const orNull = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.codec(z.optional(schema), z.custom<z.output<Schema> | null>(), {
    decode: (value) => value ?? null,
    encode: (value) => (value ?? undefined) as z.output<Schema> | undefined,
  });

/** A list that the wire leaves away where it is empty. */
export const listOrNone = <Schema extends z.core.$ZodType<readonly unknown[]>>(schema: Schema) =>
  z.codec(z.optional(schema), z.custom<z.output<Schema>>(), {
    decode: (list) => (list ?? []) as z.output<Schema>,
    encode: (list) => (list.length > 0 ? list : undefined),
  });

/** A value that travels as its JSON text, and was checked before it was kept. */
export const jsonText = <Value>() =>
  z.codec(z.string(), z.custom<Value>(), {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as Value;
      } catch {
        context.issues.push({ code: 'custom', input: text, message: 'This is no JSON.' });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });

type WireName<Name, Names> = Name extends keyof Names
  ? Names[Name]
  : Name extends string
    ? Snake<Name>
    : never;

/** An object as the wire spells it. */
type Wire<Shape extends z.core.$ZodShape, Names> = {
  [Name in keyof z.input<z.ZodMiniObject<Shape>> as WireName<Name, Names> & string]: z.input<
    z.ZodMiniObject<Shape>
  >[Name];
};

/**
 * An object that has our names at both ends, and on the wire the same in `snake_case`, or those of `names`
 * where the wire has others. Its fields may be codecs.
 */
export function wireObject<
  Shape extends z.core.$ZodShape,
  const Names extends Partial<Record<keyof Shape, string>> = Record<never, string>,
>(
  shape: Shape,
  names?: Names,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>, Wire<Shape, Names>> {
  const own: Partial<Record<string, string>> = names ?? {};
  const pairs = Object.keys(shape).map((name) => [name, own[name] ?? snake(name)] as const);
  const onWire = Object.fromEntries(pairs.map(([name, wire]) => [wire, shape[name]]));
  const renamed = (from: 0 | 1) => (value: unknown) => {
    const given = value as Record<string, unknown>;
    const to = from === 0 ? 1 : 0;
    return Object.fromEntries(
      pairs.flatMap((pair) => (pair[from] in given ? [[pair[to], given[pair[from]]]] : [])),
    );
  };
  const codec = z.codec(z.object(onWire as z.core.$ZodLooseShape), z.custom<unknown>(isObject), {
    decode: renamed(1),
    encode: renamed(0),
  });
  return codec as unknown as z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>, Wire<Shape, Names>>;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
