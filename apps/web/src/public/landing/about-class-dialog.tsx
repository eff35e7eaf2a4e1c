import type { Class } from '../../domains/classes/model.ts';
import { text as classText } from '../../domains/classes/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonBlock } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { text as uiText } from '../../ui/text.ts';
import { authText, landingText } from '../text.ts';
import { PriceBadge } from './class-card.tsx';

interface AboutClassDialogProps {
  /** The class to tell about; null keeps the dialog closed. */
  shown: Class | null;
  onClose: () => void;
  onJoin: () => void;
}

/** What a class is about, and the way to join it. */
export function AboutClassDialog({ shown, onClose, onJoin }: AboutClassDialogProps) {
  return (
    <Dialog
      open={shown !== null}
      onClose={onClose}
      title={landingText.classes.about}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiText.close}
          </Button>
          <Button onClick={onJoin}>{authText.signUp}</Button>
        </>
      }
    >
      {shown && (
        <div className="flex flex-col gap-4">
          <PersonBlock as="h3" className="text-lg">
            {shown.name}
          </PersonBlock>
          <p className="flex flex-wrap gap-2">
            <PriceBadge item={shown} />
            <Badge>
              <bdi dir="auto">{shown.category}</bdi>
            </Badge>
            <Badge>{classText.lessons(shown.lessonCount)}</Badge>
          </p>
          <RichText text={shown.about} />
        </div>
      )}
    </Dialog>
  );
}
