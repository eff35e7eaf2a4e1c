import { describe, expect, it } from 'vitest';
import { piecesOf, typedOf } from './gaps.ts';

describe('a text with gaps', () => {
  it('is cut at its square brackets, with the answers parted by strokes', () => {
    expect(piecesOf('ذَهَبَ [الوَلَدُ] إِلَى [بَيْتٍ|البَيْتِ]')).toEqual([
      { text: 'ذَهَبَ ' },
      { accepted: ['الوَلَدُ'] },
      { text: ' إِلَى ' },
      { accepted: ['بَيْتٍ', 'البَيْتِ'] },
    ]);
  });

  it.each(['', '[', ']', 'a [', '[]', '[a', 'a [b [c] d]', '[a][b]', '[|]', ' [ a | b ] '])(
    'reads %j back as it is typed',
    (typed) => expect(typedOf(piecesOf(typed))).toBe(typed),
  );
});
