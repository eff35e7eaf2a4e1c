import { useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { text } from './text.ts';
import {
  ACTION_MS,
  dismissToast,
  TOAST_MS,
  type ToastItem,
  type ToastTone,
  useToasts,
} from './toast.ts';

const tones: Record<ToastTone, string> = {
  success: 'border-s-good',
  error: 'border-s-bad',
  info: 'border-s-info',
};

/**
 * Where toasts appear: above the bottom bar, clear of the bell and the title of the page; on phones
 * with an open dialog at the top, clear of its buttons in the thumb's reach. Where the browser has popovers it is one, to stand above an open modal dialog; it is shown again for each
 * toast, because the newest element of the top layer stands above the others. (A toast library would insert its own style element, which our content policy forbids.)
 */
export function Toaster() {
  const items = useToasts();
  const ref = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.id;

  useEffect(() => {
    const region = ref.current;
    if (!region || typeof region.showPopover !== 'function') return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (newest !== undefined) region.showPopover();
  }, [newest]);

  return (
    <div
      ref={ref}
      popover="manual"
      role="status"
      aria-live="polite"
      className={cx(
        'pointer-events-none fixed inset-x-0 top-auto bottom-(--bottom-bar-size) m-0 w-full flex-col items-center gap-2 bg-transparent p-3 max-sm:in-[html:has(dialog[open])]:top-0 max-sm:in-[html:has(dialog[open])]:bottom-auto sm:items-end sm:p-4',
        items.length > 0 ? 'flex' : 'hidden',
      )}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
    </div>
  );
}

function Toast({ item }: { item: ToastItem }) {
  const { action } = item;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(item.id), action ? ACTION_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, action, item.id]);
  // Whoever points at a toast, or has reached one of its buttons by keys, is still reading.
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const focus = { onFocus: hold, onBlur: release };
  return (
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      className={cx(
        'pointer-events-auto flex w-full max-w-sm animate-rise items-center rounded-field border border-line border-s-4 bg-surface text-ink shadow-overlay',
        tones[item.tone],
      )}
    >
      <button
        type="button"
        {...focus}
        onClick={() => dismissToast(item.id)}
        className="grow px-4 py-3 text-start"
      >
        <span dir="auto" className="block font-semibold">
          {item.message}
        </span>
        {item.detail && (
          <span dir="auto" className="block text-muted text-sm">
            {item.detail}
          </span>
        )}
        <span className="sr-only"> {text.dismiss}</span>
      </button>
      {action && (
        <button
          type="button"
          {...focus}
          onClick={() => {
            dismissToast(item.id);
            action.run();
          }}
          className="tap me-2 shrink-0 rounded-field px-3 font-semibold text-primary hover:bg-sunken"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
