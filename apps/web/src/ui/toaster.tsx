import { useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { text } from './text.ts';
import { dismissToast, TOAST_MS, type ToastItem, type ToastTone, useToasts } from './toast.ts';

const tones: Record<ToastTone, string> = {
  success: 'border-s-good',
  error: 'border-s-bad',
  info: 'border-s-info',
};

/**
 * Where toasts appear: on phones beneath the top bar, clear of menu, bell and the buttons in the
 * thumb's reach. Where the
 * browser has popovers it is one, to stand above an open modal dialog; it is shown again for each
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
        'pointer-events-none fixed inset-x-0 top-14 bottom-auto m-0 w-full flex-col items-center gap-2 bg-transparent p-3 sm:top-auto sm:bottom-0 sm:items-end sm:p-4',
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
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(item.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, item.id]);
  return (
    <button
      type="button"
      onClick={() => dismissToast(item.id)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={cx(
        'pointer-events-auto w-full max-w-sm animate-rise rounded-field border border-line border-s-4 bg-surface px-4 py-3 text-start text-ink shadow-overlay',
        tones[item.tone],
      )}
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
  );
}
