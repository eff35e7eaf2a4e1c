import { MAX_BLOCKS } from '@institute/contract/lessons/blocks';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast.ts';
import { useMediaPlace } from '../media/media-place.ts';
import { slotOf } from '../media/media-work.ts';
import { sendChosen } from '../media/send-media.ts';
import type { PastedPictures } from '../rich-text/pasted-pictures.ts';
import { newBlock } from './new-block.ts';
import { text } from './text.ts';
import type { BlockList } from './use-block-list.ts';

/** Puts pictures that were pasted into the text of a block beneath it, each as a block whose file is sent. */
export function usePastedPictures(list: BlockList) {
  const client = useQueryClient();
  const place = useMediaPlace();
  return (id: string, { files, missing }: PastedPictures) => {
    const taken = files.slice(0, MAX_BLOCKS - list.blocks.length);
    const pictures = taken.map((file) => ({ file, block: newBlock('picture') }));
    const left = missing + files.length - taken.length;
    const words = text.pictures(taken.length, left);
    list.putBelow(
      id,
      pictures.map(({ block }) => block),
      words,
    );
    if (left > 0) toast.info(words);
    for (const { file, block } of pictures) {
      const onKept = (key: string) =>
        list.update(block.id, (one) => (one.kind === 'picture' ? { ...one, file: key } : one));
      void sendChosen(slotOf(block.id), file, 'image', { client, place, onKept });
    }
  };
}
