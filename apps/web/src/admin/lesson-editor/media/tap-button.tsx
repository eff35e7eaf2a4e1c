import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

interface TapButtonProps {
  label: string;
  isDisabled: boolean;
  onTap: () => void;
}

const isPress = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** A large button that acts when it is touched, not when it is let go: a beginning must not wait. */
export function TapButton({ label, isDisabled, onTap }: TapButtonProps) {
  /** The click that follows is the same press. */
  const wasTapped = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // What waits for its sound can take no focus before.
  useEffect(() => {
    if (!isDisabled) button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return (
    <Button
      ref={button}
      size="lg"
      disabled={isDisabled}
      className="min-h-20 w-full touch-manipulation text-xl"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        wasTapped.current = true;
        onTap();
      }}
      onClick={() => {
        if (!wasTapped.current) onTap();
        wasTapped.current = false;
      }}
      onKeyDown={(event) => {
        if (!isPress(event)) return;
        event.preventDefault();
        if (!event.repeat) onTap();
      }}
      onKeyUp={(event) => isPress(event) && event.preventDefault()}
    >
      {label}
    </Button>
  );
}
