import type { Block } from '@institute/contract/lessons/blocks';
import { isSame } from '../../../forms/merge.ts';

/** What two people have made of the blocks of a lesson. */
export interface MergedBlocks {
  blocks: Block[];
  /** Ids of those which both have changed, each in their own way; mine stand in `blocks`. */
  conflicting: string[];
}

const byId = (blocks: readonly Block[]) => new Map(blocks.map((block) => [block.id, block]));

/**
 * Puts together what two people have made of `base`, block by block. What one alone has changed,
 * added or moved is taken as it is; what one has removed and the other changed stays.
 */
export function mergeBlocks(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
): MergedBlocks {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const conflicting: string[] = [];
  const kept = new Map<string, Block>();
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const [was, my, their] = [before.get(id), here.get(id), there.get(id)];
    const isMineNew = !isSame(my, was);
    const isTheirsNew = !isSame(their, was);
    if (my && their && isMineNew && isTheirsNew && !isSame(my, their)) conflicting.push(id);
    // What one has removed is gone only where the other has left it alone.
    const block =
      their && (isTheirsNew || my) && !(my && isMineNew) ? their : isMineNew ? my : null;
    if (block) kept.set(id, block);
  }
  const hasMoved = !isSame(order(mine, before), order(base, here));
  const [first, second] = hasMoved ? [mine, theirs] : [theirs, mine];
  const ids = withAdded(idsOf(first), idsOf(second)).filter((id) => kept.has(id));
  return { blocks: ids.flatMap((id) => kept.get(id) ?? []), conflicting };
}

const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id);

/** The ids of those blocks that another list has as well. */
const order = (blocks: readonly Block[], others: ReadonlyMap<string, Block>) =>
  idsOf(blocks).filter((id) => others.has(id));

/** Ids with those of another list that they lack, each behind the one it stands behind there. */
function withAdded(ids: readonly string[], others: readonly string[]): string[] {
  const all = [...ids];
  for (const [at, id] of others.entries()) {
    if (all.includes(id)) continue;
    const previous = others[at - 1];
    all.splice(previous === undefined ? 0 : all.indexOf(previous) + 1, 0, id);
  }
  return all;
}
