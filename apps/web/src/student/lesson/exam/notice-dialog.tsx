import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { examText } from './text.ts';

interface NoticeDialogProps {
  /** What is there already; the other kind was tried. */
  present: 'text' | 'image';
  /** Leaves everything as it is. */
  onKeep: () => void;
  /** Puts the other kind of answer in its place. */
  onReplace: () => void;
}

/** Opens when a typed answer and an image are both tried. Nothing is lost until the student chooses. */
export function NoticeDialog({ present, onKeep, onReplace }: NoticeDialogProps) {
  const isText = present === 'text';
  return (
    <Dialog
      open
      onClose={onKeep}
      title={examText.notice}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onReplace}>
            {isText ? examText.useImage : examText.useText}
          </Button>
          <Button onClick={onKeep}>{isText ? examText.keepText : examText.keepImage}</Button>
        </>
      }
    >
      <p>{examText.oneKind}</p>
    </Dialog>
  );
}
