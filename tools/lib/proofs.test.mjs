import { describe, expect, it } from 'vitest';
import { proofsIn } from './proofs.mjs';

/** @param {...string} lines */
const read = (...lines) => proofsIn('a.test.ts', lines.join('\n'));

describe('what a test proves', () => {
  it('stands in lines directly above it, below what else is said of it', async () => {
    const { proofs, faults } = await read(
      "import { it } from 'vitest';",
      '// Money moves once.',
      '// Proves student-9-1, call-login.',
      '// Proves student-9-2.',
      "it('signs in', () => {});",
      "it('proves nothing', () => {});",
    );
    expect(faults).toEqual([]);
    expect(proofs).toMatchObject([
      { rules: ['student-9-1', 'call-login', 'student-9-2'], file: 'a.test.ts', title: 'signs in' },
    ]);
  });

  it('is asked of full titles: of its groups, of each case of a table, of what is filled in', async () => {
    const { proofs } = await read(
      'for (const { on, policy } of runs) {',
      '  describe(policy, () => {',
      `  describe(\`on \${on}\`, () => {`,
      '    // Proves student-9-1.',
      '    it.each([',
      "      ['Amina', 1],",
      "    ])('leads %s (of $who.name) home', (name) => {});",
      '  });',
      '  });',
      '}',
    );
    expect(proofs[0]?.title).toBe('leads %s (of $who.name) home');
    expect('without it on PostgreSQL leads Amina (of Kano) home').toMatch(
      proofs[0]?.pattern ?? /^$/,
    );
    expect('without it on PostgreSQL leads Amina home').not.toMatch(proofs[0]?.pattern ?? /^/);
    expect('leads Amina (of Kano) home').not.toMatch(proofs[0]?.pattern ?? /^/);
  });

  it('may be proven by a group, in all its tests', async () => {
    const { proofs } = await read(
      '// Proves student-9-1.',
      "describe('a lesson', () => {",
      "  it('opens', () => {});",
      '});',
    );
    expect('a lesson opens').toMatch(proofs[0]?.pattern ?? /^$/);
    expect('a lesson').not.toMatch(proofs[0]?.pattern ?? /^/);
  });

  it('is proven by the outer ring where the mark stands in its title or that of a group', async () => {
    const { proofs } = await read(
      "describe('a whole group @all', () => {",
      '  // Proves student-9-1.',
      "  it('goes with it', () => {});",
      '});',
      '// Proves student-9-1.',
      "test('stays', () => {});",
      '// Proves student-9-1.',
      "it.each(sizes)('goes at %s @all', () => {});",
    );
    expect(proofs.map(({ isOuter }) => isOuter)).toEqual([true, false, true]);
  });

  it('is said at the head of a file of all its tests', async () => {
    const head = ['// Proves promise-1.', '', "import { it } from 'vitest';"];
    const outer = "it('goes @all', () => {});";
    const { proofs } = await read(...head, outer, "it('stays', () => {});");
    expect(proofs).toMatchObject([{ rules: ['promise-1'], title: '', isOuter: false }]);
    expect((await read(...head, outer)).proofs).toMatchObject([{ isOuter: true }]);
  });

  it('is refused above what is no test', async () => {
    const { proofs, faults } = await read(
      "import { it } from 'vitest';",
      '// Proves student-9-1.',
      'const one = 1;',
      "it('is one', () => {",
      '  // Proves student-9-2.',
      '  expect(one).toBe(1);',
      '});',
    );
    expect(proofs).toEqual([]);
    expect(faults).toEqual([
      'a.test.ts: no test stands below "Proves student-9-1."',
      'a.test.ts: no test stands below "Proves student-9-2."',
    ]);
  });
});
