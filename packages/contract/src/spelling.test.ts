import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from './index.ts';
import { snake, spelledFor } from './spelling.ts';

describe('a payload in our spelling', () => {
  const request = z.object({ class_id: z.number(), siteName: z.string(), per_page: z.number() });

  it('is sent as the call declares it, also where that has capital letters', () => {
    const ours = { classId: 7, siteName: 'An-Nur', perPage: 10 };
    const wire = { class_id: 7, siteName: 'An-Nur', per_page: 10 };
    expect(spelledFor(request, ours)).toEqual(wire);
    expect(
      spelledFor(
        z.pipe(
          request,
          z.transform((sent: z.output<typeof request>) => sent),
        ),
        ours,
      ),
    ).toEqual(wire);
    expect(spelledFor(request, wire)).toEqual(wire);
  });

  it('never means two fields of one call', () => {
    const doubles = allCalls.filter(({ request: { _zod } }) => {
      const names = Object.keys((_zod.def as { shape?: object }).shape ?? {});
      return new Set(names.map(snake)).size < names.length;
    });
    expect(doubles.map(({ name }) => name)).toEqual([]);
  });
});
