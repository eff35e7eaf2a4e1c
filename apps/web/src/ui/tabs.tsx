import { formatNumber } from '@institute/contract/language';
import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many things it holds, beside its label. */
  count?: number | undefined;
}

interface TabsProps<Id extends string> {
  /** What the tabs are parts of, for assistive technology. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The tab in view. Keep it in the address, so that Back and reload keep it. */
  value: Id;
  onChange: (id: Id) => void;
  /** The content of the tab in view. */
  children: ReactNode;
}

/** Moves a row of tabs to the one in view, where a phone has no room for all of them. */
function bringIntoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, own.right - around.right) + Math.min(0, own.left - around.left);
}

/** Tabs with their panel. Moving to a tab by keyboard shows it at once. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const choose = (id: string) => {
    const tab = tabs.find((one) => one.id === id);
    if (tab) onChange(tab.id);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <RadixTabs.List
        aria-label={label}
        className="mb-4 flex max-w-full gap-1 overflow-x-auto overflow-y-hidden border-line border-b"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            ref={tab.id === value ? bringIntoSight : undefined}
            className={cx(
              'tap -mb-px inline-flex shrink-0 items-center gap-2 border-b-2 px-3 font-medium transition-colors duration-150 -outline-offset-2',
              tab.id === value
                ? 'border-primary text-primary-strong'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="figures rounded-full bg-sunken px-2 text-muted text-sm">
                {formatNumber(tab.count)}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <RadixTabs.Content value={value}>{children}</RadixTabs.Content>
    </RadixTabs.Root>
  );
}
