import type { Class } from '@institute/contract/classes/classes';
import { ShareClass } from '../../domains/classes/widgets/share-class.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { text } from './text.ts';

/** Ways to tell others of a class. Fetched when it is first opened. */
export function ShareDialog({ item, onClose }: { item: Class; onClose: () => void }) {
  return (
    <Dialog open title={text.share} onClose={onClose}>
      <p className="mb-4 text-lg">
        <TwoScripts title={item.name} />
      </p>
      <ShareClass item={item} className="-ms-3" />
    </Dialog>
  );
}
