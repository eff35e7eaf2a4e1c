import type { Message } from '@institute/contract/messages/messages';
import { relatedPage } from '../../domains/messages/model.ts';
import { WrittenTime } from '../../domains/settings/widgets/written-time.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { text } from './notification-text.ts';

/** A popup message, as a dialog. */
export function PopupDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const related = relatedPage(message);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<PersonText>{message.subject}</PersonText>}
      footer={
        <>
          {related && (
            <LinkButton to={related.path} variant="secondary" onClick={onClose}>
              {text.open[related.kind]}
            </LinkButton>
          )}
          <Button onClick={onClose} data-autofocus>
            {text.close}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted text-sm">
        <WrittenTime time={message.time} />
      </p>
      <RichText text={message.body} />
    </Dialog>
  );
}
