import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { text } from './text.ts';

interface RestoredNoticeProps {
  message: string;
  onStartOver: () => void;
  className?: string;
}

/** Says that what was typed before has come back, and offers to begin from what is saved. */
export function RestoredNotice({ message, onStartOver, className }: RestoredNoticeProps) {
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-info-soft ps-3 text-info',
        className,
      )}
    >
      <p className="py-2">{message}</p>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        {text.startOver}
      </Button>
    </div>
  );
}
