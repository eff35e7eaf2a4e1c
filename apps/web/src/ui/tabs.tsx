import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
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

/**
 * Tabs with their panel. One stop of the Tab key; arrows, Home and End move between them and show at
 * once what they move to.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = nextTab(event.key, at, tabs.length, isRightToLeft(list.current));
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-4 flex max-w-full gap-1 overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => {
          const isHere = tab.id === value;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={isHere}
              aria-controls={`${base}-panel`}
              tabIndex={isHere ? 0 : -1}
              onKeyDown={onKey}
              onClick={() => onChange(tab.id)}
              className={cx(
                'tap -mb-px inline-flex shrink-0 items-center gap-2 border-b-2 px-3 font-medium transition-colors duration-150 -outline-offset-2',
                isHere
                  ? 'border-primary text-primary-strong'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="figures rounded-full bg-sunken px-2 text-muted text-sm">
                  {tab.count.toLocaleString('en-NG')}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </>
  );
}

function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}

/** Where a key leads from tab `at`; null when it is none of ours. */
export function nextTab(key: string, at: number, count: number, rtl: boolean): number | null {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
