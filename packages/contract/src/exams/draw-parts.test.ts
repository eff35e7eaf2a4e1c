import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Drawable, drawnOf, drawPartsOf, shareOut } from './draw-parts.ts';
import { type DrawPart, examDrawFields } from './exam-draw.ts';

const part = (count: number, topic = '', type: DrawPart['type'] = ''): DrawPart => ({
  ...{ count, type, topic },
});
const bank = (type: Drawable['type'], topic: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ type, topic, at }));

// Proves ours-241.
describe('what the parts of an exam draw', () => {
  it('is of each topic and kind as many as it asks for, the first of the order', () => {
    const held = [...bank('typed', 'Unit 1', 9), ...bank('choice', 'Unit 2', 9)];
    const [one = [], two = []] = shareOut([part(5, 'Unit 1'), part(4, 'Unit 2')], held);
    expect(one).toEqual(held.slice(0, 5));
    expect(two).toEqual(held.slice(9, 13));
  });

  it('is nothing twice where parts overlap, and leaves a later one what it needs', () => {
    const held = [...bank('choice', 'Unit 1', 5), ...bank('typed', 'Unit 1', 5)];
    const parts = [part(5, 'Unit 1'), part(5, '', 'choice')];
    // In whatever order chance puts the bank, both are whole.
    for (const order of [held, held.toReversed()]) {
      const [one = [], two = []] = shareOut(parts, order);
      expect(new Set([...one, ...two]).size).toBe(10);
      expect(two.every(({ type }) => type === 'choice')).toBe(true);
    }
    // Also over a third one.
    const chain = [...bank('typed', 'a', 1), ...bank('choice', 'a', 1), ...bank('choice', 'b', 1)];
    const three = [part(1, 'a'), part(1, '', 'choice'), part(1, 'b')];
    for (const order of [chain, chain.toReversed()]) {
      expect(shareOut(three, order).map(({ length }) => length)).toEqual([1, 1, 1]);
    }
  });

  it('is less for the later ones where there is too little for all', () => {
    const held = bank('typed', 'Unit 1', 6);
    const drawn = shareOut([part(4), part(4, 'Unit 1'), part(1, 'Gone')], held);
    expect(drawn.map(({ length }) => length)).toEqual([4, 2, 0]);
  });

  it('is counted alike from how many there are of each', () => {
    const held = [
      { type: 'choice' as const, topic: 'Unit 1', count: 5 },
      { type: 'typed' as const, topic: 'Unit 1', count: 2_000 },
    ];
    expect(drawnOf([part(5), part(5, '', 'choice'), part(50)], held)).toEqual([5, 5, 50]);
    expect(drawnOf([part(7, '', 'choice')], held)).toEqual([5]);
    expect(drawnOf([part(7)], [])).toEqual([0]);
  });

  it('begins with the first part, where that draws anything', () => {
    const draw = { drawCount: 0, drawType: 'typed' as const, drawTopic: 'Nouns' };
    expect(drawPartsOf({ ...draw, moreDraws: [part(2)] })).toEqual([part(2)]);
    expect(drawPartsOf({ ...draw, drawCount: 3, moreDraws: [part(2)] })).toEqual([
      part(3, 'Nouns', 'typed'),
      part(2),
    ]);
  });
});

// Proves ours-241.
describe('the parts that are sent', () => {
  const read = (sent: string) => z.safeParse(examDrawFields.more_draws, sent);
  const one = (own: object = {}) => ({ count: 5, type: '', topic: 'Unit 2', ...own });
  it('are a JSON text of at most five more, or nothing', () => {
    expect(read('').data).toEqual([]);
    expect(read('[]').data).toEqual([]);
    expect(read(JSON.stringify([one({ count: '5', topic: ' Unit 2 ' })])).data).toEqual([one()]);
    expect(read(JSON.stringify(Array.from({ length: 5 }, () => one()))).success).toBe(true);
  });
  it.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['nothing in it', '[null]'],
    ['six of them', JSON.stringify(Array.from({ length: 6 }, () => one()))],
    ['none to draw', JSON.stringify([one({ count: 0 })])],
    ['too many', JSON.stringify([one({ count: 61 })])],
    ['no number', JSON.stringify([{ type: '', topic: '' }])],
    ['another kind', JSON.stringify([one({ type: 'essay' })])],
    ['a long topic', JSON.stringify([one({ topic: 'a'.repeat(81) })])],
    ['what cannot be stored', JSON.stringify([one({ topic: 'a\u0000b' })])],
    ['a long text', ' '.repeat(4_001)],
  ])('are refused in words where they are %s', (_name, sent) => {
    const { error } = read(sent);
    expect(error?.issues[0]?.message).toMatch(/./);
    expect(error?.issues[0]?.message).not.toMatch(/^Invalid |expected|received/i);
  });
});
