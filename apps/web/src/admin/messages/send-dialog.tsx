import { useRecipientCount } from '../../domains/messages/managed-api.ts';
import { memberFields } from '../../domains/messages/managed-model.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { MessageValues } from './message-schema.ts';
import { membersText, sendText, text } from './text.ts';

interface SendDialogProps {
  values: MessageValues;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says how many a message reaches, and how, before it is sent. */
export function SendDialog({ values, busy, onConfirm, onClose }: SendDialogProps) {
  const { to, recipients, members, subject, delivery, style } = values;
  const many = to === 'all' ? { sendToAll: 'true' as const } : memberFields(members);
  const asked = useRecipientCount(to === 'individual' ? null : many);
  const count = to === 'individual' ? recipients.length : asked.data;
  return (
    <ConfirmDialog
      open
      title={sendText.confirmTitle}
      confirmLabel={sendText.confirm}
      busyLabel={text.sending}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        <p className="font-semibold text-ink [overflow-wrap:anywhere]">
          <PersonText>{subject}</PersonText>
        </p>
        <p role="status">
          {count !== undefined
            ? (to === 'all' ? sendText.reachesAll : sendText.reaches)(
                count,
                sendText.ways[delivery],
              )
            : asked.error
              ? membersText.countFailed
              : sendText.counting}
        </p>
        {style === 'popup' && <p>{text.popupHint}</p>}
      </div>
    </ConfirmDialog>
  );
}
