import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from './build.mjs';
import { isInstalled } from './install.mjs';

describe('deciding whether to install', () => {
  const locked = {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/sharp-for-another-system': { version: '1.0.0', optional: true },
    'apps/web/node_modules/clsx': { version: '2.1.1' },
  };
  const installed = {
    'apps/web': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'apps/web/node_modules/clsx': { version: '2.1.1' },
  };

  it('is content with what is locked, less binaries for other systems', () => {
    expect(isInstalled(locked, installed)).toBe(true);
  });

  it('sees a missing, a changed and a dropped package', () => {
    const { 'node_modules/zod': zod, ...withoutZod } = installed;
    expect(isInstalled(locked, withoutZod)).toBe(false);
    expect(isInstalled(locked, { ...installed, 'node_modules/zod': { version: '4.6.6' } })).toBe(
      false,
    );
    expect(isInstalled(locked, { ...installed, 'node_modules/left': zod })).toBe(false);
  });
});

describe('deciding whether to build', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'institute-build-'));
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src', 'main.ts'), 'one');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Whether the hash is another after a change. @param {() => Promise<unknown>} change */
  const changes = async (change) => {
    const before = await hashOf([folder]);
    await change();
    return before !== (await hashOf([folder]));
  };
  /** @param {string[]} path @param {string} text */
  const write = async (path, text) => {
    await mkdir(join(folder, ...path.slice(0, -1)), { recursive: true });
    await writeFile(join(folder, ...path), text);
  };

  it('sees a changed, a new and a renamed file', async () => {
    expect(await changes(() => write(['src', 'main.ts'], 'two'))).toBe(true);
    expect(await changes(() => write(['src', 'data', 'new.ts'], ''))).toBe(true);
    const [from, to] = ['new.ts', 'newer.ts'].map((name) => join(folder, 'src', 'data', name));
    expect(await changes(() => rename(from ?? '', to ?? ''))).toBe(true);
  });

  it('does not mind times, tests and what a build makes', async () => {
    expect(await changes(() => utimes(join(folder, 'src', 'main.ts'), 1, 1))).toBe(false);
    expect(await changes(() => write(['src', 'main.test.ts'], 'it'))).toBe(false);
    expect(await changes(() => write(['dist', 'main.js'], 'built'))).toBe(false);
  });
});
