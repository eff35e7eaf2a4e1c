import { expect, it } from 'vitest';
import { savableOf, sizesOf } from './model.ts';

it('what saving takes is texts, files, sounds and the pages of roots, and films by themselves', () => {
  const lesson = {
    ...{ rand: 'a', version: 'v', textBytes: 100 },
    material: { kind: 'video' as const, bytes: 9000 },
    files: [{ kind: 'image' as const, bytes: 20 }],
    sounds: [{ kind: 'audio' as const, bytes: 3 }],
  };
  const recordings = { count: 2, bytes: 70 };
  const savable = savableOf({ lessons: [lesson], rootBytes: 4000, recordings, locked: 0 });
  expect(sizesOf(savable)).toEqual({ bytes: 4123, films: 1, filmBytes: 9000 });
});
