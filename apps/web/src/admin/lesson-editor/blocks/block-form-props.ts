import type { Block } from '@institute/contract/lessons/blocks';
import type { PastedPictures } from '../rich-text/pasted-pictures.ts';

/** What the form of a block is given. */
export interface BlockFormProps<One extends Block = Block> {
  block: One;
  /** What is wrong with a field of it, such as `lines.2.arabic`. */
  errorOf: (path: string) => string | undefined;
  isDisabled: boolean;
  /** Takes the pictures that were pasted into its text; absent for a block that stands alone. */
  onPictures?: (pasted: PastedPictures) => void;
  /** Changes the block from what it is by then; `isApart` is taken back by itself, without the typing before. */
  onChange: (changed: (block: Block) => Block, isApart?: boolean) => void;
}
