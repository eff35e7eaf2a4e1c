import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';

export interface Action {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  /** For what takes something away. */
  tone?: 'danger';
  disabled?: boolean;
}

interface ActionMenuProps {
  /** Whose actions they are: "Actions for Amina Bello". */
  label: string;
  actions: readonly Action[];
  /** The button's face; three dots by default. */
  children?: ReactNode;
}

/**
 * A button that opens a menu of actions, such as those of a row. Arrows, Home, End and Escape work
 * as in any menu. It stands above everything, so that a table's edge does not cut it off.
 */
export function ActionMenu({ label, actions, children }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (giveBack: boolean) => {
    setOpen(false);
    if (giveBack) button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        className="text-muted hover:text-ink"
      >
        {children ?? <EllipsisVertical size={20} aria-hidden="true" />}
      </IconButton>
      {open && (
        <Menu id={id} label={label} actions={actions} opener={button.current} onClose={close} />
      )}
    </>
  );
}

interface MenuProps {
  id: string;
  label: string;
  actions: readonly Action[];
  opener: HTMLElement | null;
  onClose: (giveBack: boolean) => void;
}

const GAP = 4;

/** Puts a menu beside its button, within the window: below it, or above when there is more room there. */
function putBeside(menu: HTMLElement, opener: HTMLElement): void {
  const from = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isLtr = getComputedStyle(opener).direction === 'ltr';
  const left = isLtr ? from.right - width : from.left;
  const below = from.bottom + GAP + height <= window.innerHeight;
  menu.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
  menu.style.top = `${Math.max(GAP, below ? from.bottom + GAP : from.top - GAP - height)}px`;
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.isConnected && bottom > 0 && top < window.innerHeight;
}

function Menu({ id, label, actions, opener, onClose }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!ref.current || !opener) return;
    putBeside(ref.current, opener);
    ref.current.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)')?.focus();
  }, [opener]);

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const isOurs =
        target instanceof Node && (ref.current?.contains(target) || opener?.contains(target));
      if (!isOurs) onClose(false);
    };
    // A list that is still settling moves its rows: the menu goes with its button while that is seen.
    const follow = () => {
      if (ref.current && opener && isSeen(opener)) putBeside(ref.current, opener);
      else onClose(false);
    };
    const leave = () => onClose(false);
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    window.addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', leave);
    };
  }, [onClose, opener]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
      return;
    }
    const items = [
      ...(ref.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
    ];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };

  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKey}
      className="fixed z-40 flex min-w-44 animate-fade flex-col rounded-field border border-line bg-surface p-1 text-start shadow-overlay"
    >
      {actions.map(({ label: words, icon: Icon, onSelect, tone, disabled }) => (
        <button
          key={words}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={disabled}
          onClick={() => {
            // The focus first goes back to the button: a dialog that opens now returns it there.
            onClose(true);
            onSelect();
          }}
          className={cx(
            'tap flex items-center gap-3 rounded-sm px-3 text-start font-medium disabled:opacity-50',
            tone === 'danger'
              ? 'text-bad hover:bg-bad-soft focus:bg-bad-soft'
              : 'hover:bg-sunken focus:bg-sunken',
          )}
        >
          {Icon && <Icon size={18} aria-hidden="true" className="shrink-0" />}
          {words}
        </button>
      ))}
    </div>
  );
}
