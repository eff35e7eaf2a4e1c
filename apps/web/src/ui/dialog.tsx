import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { text } from './text.ts';
import { useModal } from './use-modal.ts';
import { useScrolls } from './use-scrolls.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** What was refused, above the buttons; it stays in sight with them. */
  notice?: ReactNode;
  /** True while something runs that must not be left: nothing closes the dialog then. */
  busy?: boolean;
  /** Whether a click outside closes it. Off for forms, so that a slip loses nothing typed. */
  closeOnOutside?: boolean;
  size?: 'sm' | 'md' | 'lg' | 'full';
  className?: string;
}

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-md', lg: 'sm:max-w-2xl', full: 'sm:max-w-6xl' };

/**
 * A modal dialog on the browser's own `<dialog>`: it traps focus, closes on Esc and the phone's
 * back gesture, and gives focus back to where it was. On phones it is a sheet at the bottom edge,
 * within the thumb's reach.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  busy = false,
  closeOnOutside = true,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  const modal = useModal({ onClose, busy, closeOnOutside });
  return (
    <DialogFrame
      {...modal}
      {...rest}
      closing={{ onClick: onClose, disabled: busy }}
      body={{
        ref: body,
        // Text without a control in it is scrolled by keys only when it takes the focus.
        tabIndex: scrolls ? 0 : undefined,
      }}
    />
  );
}

interface DialogFrameProps
  extends Omit<ComponentProps<'dialog'>, 'title' | 'children'>,
    Pick<DialogProps, 'title' | 'children' | 'footer' | 'notice' | 'size'> {
  /** Of the button with the X. */
  closing: Omit<ComponentProps<typeof IconButton>, 'label'> & { 'data-close'?: '' };
  /** Of what scrolls. */
  body?: ComponentProps<'div'>;
  /** Whether it is there without moving, as what is painted. */
  isStill?: boolean;
}

/** What a dialog looks like. What opens and closes it is its user's. */
export function DialogFrame({
  title,
  children,
  footer,
  notice,
  size = 'md',
  closing,
  body,
  isStill = false,
  className,
  ...rest
}: DialogFrameProps) {
  const titleId = useId();
  return (
    <dialog
      {...rest}
      aria-labelledby={titleId}
      className={cx(
        // Focus on the dialog itself, when nothing in it takes it, needs no ring around the whole.
        'fixed m-0 mt-auto w-full max-w-full bg-transparent p-0 outline-none sm:m-auto',
        'max-h-[92dvh] backdrop:bg-scrim',
        !isStill && 'backdrop:animate-fade',
        widths[size],
      )}
    >
      <div
        className={cx(
          'flex max-h-[92dvh] flex-col rounded-t-sheet bg-surface text-ink shadow-overlay',
          'sm:rounded-card',
          !isStill && 'animate-sheet sm:animate-rise',
          className,
        )}
      >
        <header className="flex items-start gap-3 ps-5 pe-2 pt-3 pb-1 sm:ps-6">
          <h2 id={titleId} className="grow py-2 text-xl">
            {title}
          </h2>
          <IconButton label={text.close} {...closing}>
            <X size={20} />
          </IconButton>
        </header>
        <div
          data-body=""
          {...body}
          // Relative, so that what is there for listeners alone scrolls with it: else a press on it moves the sheet.
          className="relative overflow-y-auto overscroll-contain px-5 pb-5 -outline-offset-2 sm:px-6 sm:pb-6"
        >
          {children}
        </div>
        {notice !== undefined && <div className="px-5 sm:px-6">{notice}</div>}
        {footer !== undefined && (
          <footer className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
