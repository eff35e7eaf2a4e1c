import type { RefCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { text } from './text.ts';
import type { KeptForm } from './use-kept-form.ts';

interface NoticeProps {
  message: string;
  label: string;
  onPress: () => void;
  className?: string | undefined;
  /** Is given its element once that is there. */
  onShown?: RefCallback<HTMLElement>;
}

function Notice({ message, label, onPress, className, onShown }: NoticeProps) {
  return (
    <div
      ref={onShown}
      role="status"
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-info-soft ps-3 text-info',
        className,
      )}
    >
      <p className="py-2 pe-3">{message}</p>
      <Button variant="ghost" size="sm" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

interface RestoredNoticeProps extends Pick<NoticeProps, 'className'> {
  message?: string;
  onStartOver: () => void;
}

/** Says that what was typed before has come back, and offers to begin from what is saved. */
export const RestoredNotice = ({ message, onStartOver, className }: RestoredNoticeProps) => (
  <Notice
    message={message ?? text.restored}
    className={className}
    label={text.startOver}
    onPress={onStartOver}
  />
);

interface AsideNoticeProps extends Pick<NoticeProps, 'className'> {
  form: Pick<KeptForm<FieldValues, unknown>, 'aside' | 'bringBack'>;
}

/** Whoever has just chosen theirs is at the foot of the form. */
const lookAt = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** Says that what gave way to another person's words is kept, and offers to bring it back. */
export const AsideNotice = ({ form, className }: AsideNoticeProps) =>
  form.aside.length > 0 && (
    <Notice
      className={className}
      onShown={lookAt}
      message={text.conflict.aside}
      label={text.conflict.bringBack}
      onPress={form.bringBack}
    />
  );
