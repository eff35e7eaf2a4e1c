import type { Block } from './blocks.ts';

/** The blocks that a server has sent as a JSON text; none where there is none, or it cannot be read. */
export function readBlocks(json: string | undefined): Block[] {
  if (!json) return [];
  try {
    const blocks: unknown = JSON.parse(json);
    return Array.isArray(blocks) ? blocks : [];
  } catch {
    return [];
  }
}
