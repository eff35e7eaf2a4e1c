import type { Block } from '@institute/contract/lessons/blocks';
import { describe, expect, it } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

const film = (id: string, title = id): Block => ({ id, kind: 'film', title, url: 'https://a.b' });
const base = [film('a'), film('b'), film('c')];
const titles = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.kind === 'film' ? block.title : ''));

describe('what two teachers have made of blocks', () => {
  it('keeps what each has changed, added and removed', () => {
    const { blocks, conflicting } = mergeBlocks(
      base,
      [film('a', 'a of mine'), film('mine'), film('b'), film('c')],
      [film('a'), film('theirs'), film('c', 'c of theirs')],
    );
    expect(titles(blocks)).toEqual(['a of mine', 'mine', 'theirs', 'c of theirs']);
    expect(conflicting).toEqual([]);
  });

  it('names a block that both have changed, and none where they agree', () => {
    const both = mergeBlocks(
      base,
      [film('a', 'x'), film('b', 'y')],
      [film('a', 'z'), film('b', 'y')],
    );
    expect(titles(both.blocks)).toEqual(['x', 'y']);
    expect(both.conflicting).toEqual(['a']);
  });

  it('keeps a block that one has removed and the other changed', () => {
    const [a, b, c] = base as [Block, Block, Block];
    expect(titles(mergeBlocks(base, [a, c], [a, film('b', 'new'), c]).blocks)).toEqual([
      'a',
      'new',
      'c',
    ]);
    expect(titles(mergeBlocks(base, [a, film('b', 'new'), c], [a, c]).blocks)).toEqual([
      'a',
      'new',
      'c',
    ]);
    expect(titles(mergeBlocks(base, [a, b], [b, c]).blocks)).toEqual(['b']);
  });

  it('takes the order of whoever has moved blocks, mine where both have', () => {
    const [a, b, c] = base as [Block, Block, Block];
    expect(titles(mergeBlocks(base, base, [c, a, b]).blocks)).toEqual(['c', 'a', 'b']);
    expect(titles(mergeBlocks(base, [b, a, c], [...base, film('d')]).blocks)).toEqual([
      'b',
      'a',
      'c',
      'd',
    ]);
    expect(titles(mergeBlocks(base, [b, a, c], [c, b, a]).blocks)).toEqual(['b', 'a', 'c']);
  });
});
