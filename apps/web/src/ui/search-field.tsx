import { dictionary } from '@institute/contract/language';
import { Search, X } from 'lucide-react';
import { cx } from './class-names.ts';
import { controlClass } from './input.tsx';

const text = dictionary('ui/search', {
  clearSearch: 'Clear search',
});

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What is searched; also the placeholder. */
  label: string;
  /** Told when Enter is pressed in the box. */
  onEnter?: () => void;
  className?: string;
}

/**
 * A search box with its own clear button. The label is spoken; the placeholder shows it. It is no form,
 * as it may stand in one, which Enter in the box does not send.
 */
export function SearchField({ value, onChange, label, onEnter, className }: SearchFieldProps) {
  return (
    <search className={cx('relative block', className)}>
      <Search size={18} className="pointer-events-none absolute inset-s-3 top-3.5 text-muted" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter?.();
        }}
        className={cx(controlClass, 'text-ellipsis ps-10', value !== '' && 'pe-10')}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={text.clearSearch}
          onClick={() => onChange('')}
          className="tap absolute inset-e-0 top-0 inline-flex items-center justify-center rounded-field text-muted hover:text-ink"
        >
          <X size={18} />
        </button>
      )}
    </search>
  );
}
