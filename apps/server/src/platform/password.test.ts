import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, matchOf, passwordMatches } from './password.ts';

describe('passwords that many ask about at once', () => {
  it('are judged in turn, and refused in words when hundreds wait', async () => {
    // A hash names what it cost: this one is soon judged.
    const stored = await hash('learn-arabic-1', { memoryCost: 64, timeCost: 1, parallelism: 1 });
    // What the module itself begins with is over.
    expect(await passwordMatches(null, 'learn-arabic-1')).toBe(false);
    const asked = Array.from({ length: 300 }, () => passwordMatches(stored, 'learn-arabic-1'));
    const answers = await Promise.allSettled(asked);
    const judged = answers.filter(({ status }) => status === 'fulfilled');
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(judged.length).toBe(258);
    expect(refused).toHaveLength(42);
    expect(judged[0]).toEqual({ status: 'fulfilled', value: true });
    expect(refused[0]?.reason).toMatchObject({ code: 'unavailable' });
    expect(await passwordMatches(stored, 'learn-arabic-1')).toBe(true);
  });
});

describe('a password with letters that have marks', () => {
  const composed = 'Ọlá-kitab-77'.normalize('NFC');
  const apart = composed.normalize('NFD');
  const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

  it('is the same however a keyboard spells them', async () => {
    for (const set of [composed, apart]) {
      const stored = await hashPassword(set);
      expect(await matchOf(stored, composed)).toBe('now');
      expect(await matchOf(stored, apart)).toBe('now');
    }
    const ordered = await hashPassword('شدّ\u064Eة-12345');
    expect(await matchOf(ordered, 'شد\u064E\u0651ة-12345')).toBe('now');
    expect(await matchOf(ordered, 'شدة-12345')).toBe('none');
  });

  it('of before is known in either spelling, and told to be of before', async () => {
    const stored = await hash(apart, cheap);
    expect(await matchOf(stored, apart)).toBe('old');
    expect(await matchOf(stored, composed)).toBe('old');
    expect(await matchOf(stored, 'Ola-kitab-77')).toBe('none');
    expect(await matchOf(null, apart)).toBe('none');
  });
});
