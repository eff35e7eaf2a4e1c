import { transliterate } from '@institute/contract/arabic/transliterate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { aClass } from '../../../../test/support/school.ts';
import { aLessonWithWords } from '../../../../test/support/words.ts';
import { words } from '../../../schema/index.ts';
import { letterNames } from './rules.ts';

let institute: Institute;
let classes: Record<'A0' | 'A1' | 'A2', string>;
beforeAll(async () => {
  institute = await Institute.open();
  const admin = await institute.admin();
  const make = async (level: 'A0' | 'A1' | 'A2') => {
    const { id, rand } = await aClass(institute);
    await admin.call.updateClass({ class_id: id, level });
    await aLessonWithWords(institute, 8, id);
    return rand;
  };
  classes = { A0: await make('A0'), A1: await make('A1'), A2: await make('A2') };
});
afterAll(() => institute.close());

type Step = 'letter' | 'said' | 'meaning';

/** A round, answered right as far as `known` says, and "I do not know" from there on. */
async function aRound(known: readonly Step[], slips = 0) {
  const student = await institute.student();
  const { round, items } = (await student.call.getPlacement({})).data;
  const rows = await institute.services.db.select().from(words);
  const meanings = new Map(rows.map(({ arabic, meaning }) => [arabic, meaning]));
  let left = slips;
  const answers = items.map(({ asks, arabic }) => {
    if (!known.includes(asks)) return '';
    left -= 1;
    if (left >= 0) return '';
    if (asks === 'letter') return letterNames[arabic] ?? '';
    return asks === 'said' ? transliterate(arabic) : (meanings.get(arabic) ?? '');
  });
  return { student, round, items, advice: await student.call.judgePlacement({ round, answers }) };
}

describe('“Can you read this?”', () => {
  // Proves call-getPlacement, decision-134-1.
  it('asks letters, then words as they are said, then what they mean, and tells no key', async () => {
    const { items, round } = await aRound([]);
    expect(items.map(({ asks }) => asks)).toEqual([
      ...['letter', 'letter', 'letter', 'letter'],
      ...['said', 'said', 'said', 'said'],
      ...['meaning', 'meaning', 'meaning', 'meaning'],
    ]);
    for (const { options, ...rest } of items) {
      expect(new Set(options).size).toBe(4);
      expect(Object.keys(rest).sort()).toEqual(['arabic', 'asks']);
    }
    // The key is not always in the same place, and another round asks something else.
    const again = await aRound([]);
    expect(again.round).not.toBe(round);
    expect(again.items).not.toEqual(items);
  });

  // Proves call-judgePlacement, decision-134-1.
  it.each([
    [[], 'nothing', 'A0'],
    [['letter'], 'letters', 'A0'],
    [['letter', 'said'], 'words', 'A1'],
    [['letter', 'said', 'meaning'], 'meaning', 'A2'],
    // Meanings that are guessed make no reader.
    [['meaning'], 'nothing', 'A0'],
  ] as const)(
    'who knows %j reads %s and begins with a class of %s',
    async (known, reading, level) => {
      const { advice } = await aRound(known);
      expect(advice.data).toEqual({
        reading,
        begin: { rand: classes[level], name: expect.any(String), level },
      });
    },
  );

  // Proves decision-134-1.
  it('forgives one slip in a step, and no two', async () => {
    expect((await aRound(['letter'], 1)).advice.data.reading).toBe('letters');
    expect((await aRound(['letter'], 2)).advice.data.reading).toBe('nothing');
  });

  // Proves call-judgePlacement.
  it('is told of no round that there was not, and locks nothing', async () => {
    const { student } = await aRound([]);
    const refused = await student.call.judgePlacement({ round: 'x', answers: [] });
    expect(refused).toMatchObject({ code: 'invalid_input' });
    const { data } = await student.call.getClasses({});
    expect(data.map(({ rand }) => rand)).toEqual(expect.arrayContaining(Object.values(classes)));
  });
});
