import { expect, it } from 'vitest';
import { memorablePassword, strongChance } from './memorable-password.ts';

// Proves ours-147.
it('a password that is made is easy to read out, and never the same', () => {
  expect(memorablePassword(() => 0)).toBe('baba-baba-baba-10');
  expect(memorablePassword((limit) => limit - 1)).toBe('zuzu-zuzu-zuzu-99');
  const made = Array.from({ length: 200 }, () => memorablePassword(strongChance));
  expect(new Set(made).size).toBe(200);
  for (const password of made) {
    expect(password).toMatch(
      /^(?:[bdfgkmnprstwyz][aeiou]){2}(?:-(?:[bdfgkmnprstwyz][aeiou]){2}){2}-[1-9]\d$/,
    );
  }
});
