import { useState } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/** What stands between a dialog with something typed in it and its end. */
export interface CloseGuard {
  /** Closes the dialog, asking first when there is something to lose: for Cancel and Escape. */
  close: () => void;
  /** Whether the person is being asked. */
  isAsking: boolean;
  /** Goes where the person wanted to go. */
  leave: () => void;
  stay: () => void;
}

/**
 * Asks before what was typed into a dialog is lost: by its own buttons and Escape, by Back and by a
 * closed tab. `LeaveQuestion` is how it asks.
 */
export function useCloseGuard(isDirty: boolean, onClose: () => void): CloseGuard {
  const guard = useLeaveGuard(isDirty);
  const [isClosing, setClosing] = useState(false);
  return {
    close: () => (isDirty ? setClosing(true) : onClose()),
    isAsking: isClosing || guard.isAsking,
    leave: () => {
      onClose();
      guard.leave();
    },
    stay: () => {
      setClosing(false);
      guard.stay();
    },
  };
}
