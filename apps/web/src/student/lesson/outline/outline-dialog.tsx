import { Dialog } from '../../../ui/dialog.tsx';
import { lessonText } from '../text.ts';
import { Outline, type OutlineProps } from './outline.tsx';

/** The outline on a phone. */
export function OutlineDialog({ onClose, ...outline }: OutlineProps & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={lessonText.lessons}>
      <Outline {...outline} />
    </Dialog>
  );
}
