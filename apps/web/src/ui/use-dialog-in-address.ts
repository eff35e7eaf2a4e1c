import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * A dialog that a press opens, or what follows the address: `#import`. Shutting it takes that away, so that
 * the same address opens it again.
 */
export function useDialogInAddress(
  name: string,
): [isOpen: boolean, setOpen: (is: boolean) => void] {
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const [isPressed, setPressed] = useState(false);
  const setOpen = (is: boolean) => {
    setPressed(is);
    if (!is && hash === name) void navigate(`${pathname}${search}`, { replace: true });
  };
  return [isPressed || hash === name, setOpen];
}
