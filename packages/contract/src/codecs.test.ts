import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  amount,
  amountText,
  idOrNone,
  jsonText,
  listOrNone,
  moment,
  momentMs,
  optionalMoment,
  optionalMomentText,
  orNull,
  wireObject,
  yesNo,
} from './codecs.ts';
import { allCalls } from './index.ts';

const at = new Date('2026-11-28T09:00:00Z');

describe('codecs of the wire', () => {
  it.each([
    [optionalMoment, 0, null],
    [optionalMoment, at.getTime() / 1000, at],
    [moment, at.getTime() / 1000, at],
    [momentMs, at.getTime() + 500, new Date(at.getTime() + 500)],
    [yesNo, '1', true],
    [yesNo, '0', false],
    [amount, 1500.5, 150_050],
    [optionalMomentText, '0', null],
    [optionalMomentText, String(at.getTime() / 1000), at],
    [amountText, '2500.50', 250_050],
    [amountText, '0', 0],
    [idOrNone, 0, null],
    [idOrNone, 3, 3],
    [listOrNone(z.array(moment)), [at.getTime() / 1000], [at]],
    [listOrNone(z.array(moment)), undefined, []],
    [listOrNone(jsonText<readonly number[]>()), '[1,2]', [1, 2]],
    [listOrNone(jsonText<readonly number[]>()), undefined, []],
  ])('mean one thing in both directions', (codec, wire, own) => {
    expect(z.decode(codec as z.ZodMiniType, wire)).toEqual(own);
    expect(z.encode(codec as z.ZodMiniType, own)).toEqual(wire);
  });

  it('refuse what is not of their kind, at both ends', () => {
    expect(z.safeParse(moment, 'yesterday').success).toBe(false);
    expect(z.safeParse(yesNo, 'true').success).toBe(false);
    expect(z.safeEncode(yesNo as z.ZodMiniType, 'yes').success).toBe(false);
  });

  const Course = wireObject(
    {
      id: z.number(),
      paidUntil: optionalMoment,
      isOwn: yesNo,
      note: z.optional(z.string()),
      endedAt: orNull(moment),
      parts: z.array(wireObject({ lastOpened: moment })),
    },
    { isOwn: 'own' },
  );
  const wire = { id: 7, paid_until: 0, own: '1', parts: [{ last_opened: at.getTime() / 1000 }] };
  const own = { id: 7, paidUntil: null, isOwn: true, endedAt: null, parts: [{ lastOpened: at }] };

  it('have our names inside and the wire’s outside, also of what they hold', () => {
    expect(z.parse(Course, wire)).toEqual(own);
    expect(z.encode(Course, own)).toEqual(wire);
  });

  it('have null for what the wire leaves away', () => {
    const ended = at.getTime() / 1000;
    expect(z.parse(Course, { ...wire, ended_at: ended })).toEqual({ ...own, endedAt: at });
    expect(z.encode(Course, { ...own, endedAt: at })).toEqual({ ...wire, ended_at: ended });
    expect(JSON.stringify(z.encode(Course, own))).not.toContain('ended_at');
  });

  it('leave away what is left away, and what nobody declared', () => {
    expect(z.encode(Course, { ...own, secret: 1 } as typeof own)).toEqual(wire);
    expect(z.parse(Course, { ...wire, secret: 1 })).toEqual(own);
    expect(z.safeParse(Course, { ...wire, paid_until: undefined }).success).toBe(false);
  });

  it('are described as they travel', () => {
    const { properties } = z.toJSONSchema(Course, { io: 'input', unrepresentable: 'any' });
    expect(Object.keys(properties ?? {})).toEqual([
      'id',
      'paid_until',
      'own',
      'note',
      'ended_at',
      'parts',
    ]);
  });
});

/** What a shape of any kind may hold. */
interface Inside {
  type: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  catchall?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
}

/** Whether everything that a shape is made of goes both ways: a bare transformation does not. */
function isTwoWay(schema: z.core.$ZodType): boolean {
  const def = schema._zod.def as Inside;
  if (def.type === 'transform') return false;
  const inner = [def.innerType, def.element, def.in, def.out, def.catchall];
  return [...inner, ...(def.options ?? []), ...Object.values(def.shape ?? {})]
    .filter((one) => one !== undefined)
    .every((one) => isTwoWay(one));
}

describe('every answer', () => {
  it('is made of what the server can encode and the browser can decode', () => {
    const oneWay = allCalls.filter(
      ({ response, meta }) => !isTwoWay(response) || (meta !== null && !isTwoWay(meta)),
    );
    expect(oneWay.map(({ name }) => name)).toEqual([]);
    expect(isTwoWay(z.object({ at: z.array(z.pipe(z.string(), z.transform(Number))) }))).toBe(
      false,
    );
  });
});
