import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { text } from '../text.ts';
import { Confirming } from './confirming.tsx';

interface ConfirmingDialogProps {
  payment: {
    reference: string;
    isSlow: boolean;
    isOffline: boolean;
    isStopped: boolean;
    checkNow: () => void;
  };
  /** Leaves it to the page and to the server. */
  onLeave: () => void;
}

/** After paying: cannot be closed at first, and once it takes long it need not be waited for. */
export function ConfirmingDialog({ payment, onLeave }: ConfirmingDialogProps) {
  const { reference, isSlow, isOffline, isStopped, checkNow } = payment;
  const mayLeave = isSlow || isOffline || isStopped;
  return (
    <Dialog
      open
      title={text.confirming}
      size="sm"
      busy={!mayLeave}
      closeOnOutside={false}
      onClose={onLeave}
      {...(mayLeave && {
        footer: (
          <>
            <Button variant="secondary" onClick={onLeave}>
              {text.leave}
            </Button>
            <Button onClick={checkNow}>{text.checkNow}</Button>
          </>
        ),
      })}
    >
      <Confirming {...{ reference, isSlow, isOffline, isStopped }} isClaimed />
    </Dialog>
  );
}
