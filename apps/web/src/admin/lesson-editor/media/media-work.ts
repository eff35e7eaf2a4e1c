import type { Block, ReadLine } from '@institute/contract/lessons/blocks';
import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import { create } from 'zustand';
import type { Take } from '../../../platform/takes/take.ts';
import type { UploadProgress } from '../../../platform/upload-control.ts';

/** Something for a place in the blocks that is not kept by the server yet, and is not lost. */
export interface MediaWork {
  blob: Blob;
  kind: MaterialKind | null;
  /** `taken`: recorded, and nobody has said yet that it is to be used. */
  state: 'taken' | 'sending' | 'failed';
  progress: UploadProgress | null;
  failure: string | null;
  /** Names the sending to the server, so that trying again keeps it once. */
  key: string;
  /** How a recording looks and how long it is; absent for a file. */
  take?: Take;
  /** The lesson of a recording that this device keeps besides, null for a new one; absent for a file. */
  keptFor?: { lessonId: number | null };
}

interface MediaWorks {
  /** By the place: a block, or a line of one. */
  works: Readonly<Record<string, MediaWork>>;
}

/** What is being recorded and sent. It outlives the form of its block, which may be collapsed. */
export const useMediaWork = create<MediaWorks>()(() => ({ works: {} }));

/** The place of a block, or of a line of it. */
export const slotOf = (blockId: string, lineId?: string) =>
  lineId === undefined ? blockId : `${blockId}/${lineId}`;

/** The place of a word of the lesson. */
export const slotOfWord = (wordId: number) => `word/${wordId}`;

/** The lines of a block that has any; each may have a sound of its own. */
export function linesOf(block: Block): readonly ReadLine[] | undefined {
  if (block.kind === 'homework') return block.task.lines;
  return block.kind === 'lines' ? block.lines : undefined;
}

/** The places of blocks, and of the lines of those that have any. */
export const slotsOf = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) => [
      slotOf(block.id),
      ...(linesOf(block) ?? []).map(({ id }) => slotOf(block.id, id)),
    ]),
  );

/** Writes what waits at a place; null for nothing any more. */
export function putWork(slot: string, work: MediaWork | null): void {
  useMediaWork.setState(({ works: { [slot]: _before, ...others } }) => ({
    works: work ? { ...others, [slot]: work } : others,
  }));
}

/** Notes how it stands with what waits at a place, while it does. */
export function changeWork(slot: string, changed: Partial<MediaWork>): void {
  const work = useMediaWork.getState().works[slot];
  if (work) putWork(slot, { ...work, ...changed });
}
