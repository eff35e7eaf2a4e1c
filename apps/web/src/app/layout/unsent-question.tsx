import { dictionary } from '@institute/contract/language';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const text = dictionary('app/layout/unsent', {
  title: 'Log out and lose what was not sent?',
  detail:
    'Recordings or pictures on this device were not sent yet. Logging out deletes them. Open where you made them and send them first, or log out all the same.',
  leave: 'Log out and delete them',
});

interface UnsentQuestionProps {
  onLeave: () => void;
  onClose: () => void;
}

/** Asks before whoever signs out loses what was recorded on this device and not sent. */
export function UnsentQuestion({ onLeave, onClose }: UnsentQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={text.title}
      confirmLabel={text.leave}
      tone="danger"
      onConfirm={onLeave}
      onClose={onClose}
    >
      {text.detail}
    </ConfirmDialog>
  );
}
