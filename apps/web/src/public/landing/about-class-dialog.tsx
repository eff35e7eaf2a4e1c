import { pathTo } from '@institute/contract/routes';
import type { Class } from '../../domains/classes/model.ts';
import { text as classText } from '../../domains/classes/text.ts';
import { PriceBadge } from '../../domains/classes/widgets/price-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { text as uiText } from '../../ui/text.ts';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { authText, landingText } from '../text.ts';

interface AboutClassDialogProps {
  /** The class to tell about. */
  item: Class;
  onClose: () => void;
  onJoin: () => void;
}

/** What a class is about, and the way to join it. */
export function AboutClassDialog({ item, onClose, onJoin }: AboutClassDialogProps) {
  return (
    <Dialog
      open
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
      <div className="flex flex-col gap-4">
        <h3 className="text-lg">
          <TwoScripts title={item.name} />
        </h3>
        <p className="flex flex-wrap gap-2">
          <PriceBadge item={item} />
          <Badge>
            <bdi dir="auto">{item.category}</bdi>
          </Badge>
          <Badge>{classText.lessons(item.lessonCount)}</Badge>
        </p>
        <RichText text={item.about} />
        <p>
          <a
            href={pathTo('publicClass', { slug: item.slug || item.rand })}
            className="tap inline-flex items-center rounded-field text-primary underline underline-offset-4"
          >
            {landingText.classes.wholePage}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
