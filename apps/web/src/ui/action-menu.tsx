import * as Menu from '@radix-ui/react-dropdown-menu';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
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
 * A button that opens a menu of actions, such as those of a row. It does not hold the page still:
 * for that the library writes a `<style>`, which the content policy forbids.
 */
export function ActionMenu({ label, actions, children }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu.Root modal={false} open={open} onOpenChange={setOpen}>
      {/* Opens when a press ends: at its beginning, a finger that scrolls the list would open it. */}
      <Menu.Trigger
        asChild
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        <IconButton ref={button} label={label} className="text-muted hover:text-ink">
          {children ?? <EllipsisVertical size={20} />}
        </IconButton>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={4}
          hideWhenDetached
          loop
          // The button closes its menu itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
          className="z-40 flex max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-fade flex-col overflow-y-auto rounded-field border border-line bg-surface p-1 text-start shadow-overlay"
        >
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              {...action}
              giveBackFocus={() => button.current?.focus()}
            />
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function MenuItem({
  label,
  icon: Icon,
  onSelect,
  tone,
  disabled = false,
  giveBackFocus,
}: Action & { giveBackFocus: () => void }) {
  return (
    <Menu.Item
      disabled={disabled}
      onSelect={() => {
        // Before the menu is gone: a dialog that opens now returns the focus to the button.
        giveBackFocus();
        onSelect();
      }}
      className={cx(
        'tap flex cursor-pointer items-center gap-3 rounded-sm px-3 text-start font-medium data-disabled:cursor-default data-disabled:opacity-50',
        tone === 'danger'
          ? 'text-bad hover:bg-bad-soft focus:bg-bad-soft'
          : 'hover:bg-sunken focus:bg-sunken',
      )}
    >
      {Icon && <Icon size={18} className="shrink-0" />}
      {label}
    </Menu.Item>
  );
}
