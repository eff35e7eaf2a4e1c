import { Dialog } from '../../../ui/dialog.tsx';
import { Outline, type OutlineProps } from './outline.tsx';
import { outlineText } from './text.ts';

/** The outline on a phone. */
export function OutlineDialog({ onClose, ...outline }: OutlineProps & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={outlineText.title}>
      <Outline {...outline} />
    </Dialog>
  );
}
