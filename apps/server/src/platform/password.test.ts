import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { passwordMatches } from './password.ts';

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
