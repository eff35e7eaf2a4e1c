import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from './scratch.mjs';

describe('the folder for what tests leave behind', () => {
  it('is in memory where there is room, and otherwise on the disk', async () => {
    const memory = await mkdtemp(join(tmpdir(), 'memory-'));
    try {
      await expect(scratchFolder(memory, 1)).resolves.toBe(memory);
      await expect(scratchFolder(memory, Number.MAX_SAFE_INTEGER)).resolves.toBe(tmpdir());
      await expect(scratchFolder(join(memory, 'nothing'), 1)).resolves.toBe(tmpdir());
    } finally {
      await rm(memory, { recursive: true });
    }
  });
});
