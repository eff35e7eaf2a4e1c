import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dropRequests } from './without-requests.ts';

const source = `
const name = z.string().check(z.minLength(1));
export const rename = defineCall({
  action: 'rename',
  request: z.object({ name, times: z.optional(z.number()) }),
  response: z.object({ request: z.string() }),
});
export function list(item) {
  return z.array(item).check(z.maxLength(9));
}
`;

describe('a module of the contract, as it is shipped', () => {
  const shipped = dropRequests('rename.ts', source);

  it('says what a call gives and no longer what it takes', () => {
    expect(shipped).toContain('request: undefined');
    expect(shipped).not.toContain('times');
    expect(shipped).toContain(
      'response: /* @__PURE__ */ z.object({ request: /* @__PURE__ */ z.string() })',
    );
  });

  it('marks what it builds, so that it goes when nobody uses it, and leaves functions alone', () => {
    expect(shipped).toContain('const name = /* @__PURE__ */ z.string().check(');
    expect(shipped).toContain('  return z.array(item).check(z.maxLength(9));');
  });

  it('is otherwise letter for letter what was written', () => {
    const settings = join(import.meta.dirname, '../../../packages/contract/src/settings.ts');
    const written = readFileSync(settings, 'utf8');
    const back = dropRequests('settings.ts', written).replaceAll('/* @__PURE__ */ ', '');
    const [before = '', ...after] = back.split('request: undefined');
    expect(written.startsWith(before)).toBe(true);
    expect(written.endsWith(after.at(-1) ?? 'no request')).toBe(true);
  });
});
