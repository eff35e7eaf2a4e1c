import { useEffect, useState } from 'react';
import { SearchField } from './search-field.tsx';

interface TypedSearchProps {
  /** The search in force. */
  value: string;
  onSearch: (value: string) => void;
  /** Is told of every change in the box, before it is searched for. */
  onType?: (typed: string) => void;
  label: string;
  /** How long typing must pause before the search begins. */
  pauseMs?: number;
  className?: string;
}

/** A search box that searches when typing pauses, or at once on Enter and when cleared. */
export function TypedSearch({
  value,
  onSearch,
  onType,
  label,
  pauseMs = 250,
  className,
}: TypedSearchProps) {
  const [typed, setTyped] = useState(value);
  const [inForce, setInForce] = useState(value);

  // Back and the filters may change the search from outside: the box then follows.
  if (inForce !== value) {
    setInForce(value);
    if (typed.trim() !== value) setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === value) return;
    const { pathname } = location;
    // A person may have gone on to another page whose code is still on its way; the search of this
    // page must not call them back.
    const search = () => location.pathname === pathname && onSearch(typed.trim());
    const timer = setTimeout(search, typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch, pauseMs]);

  const change = (next: string) => {
    setTyped(next);
    onType?.(next.trim());
  };

  return (
    <div className={className}>
      <SearchField
        value={typed}
        onChange={change}
        onEnter={() => {
          if (typed.trim() !== value) onSearch(typed.trim());
        }}
        label={label}
      />
    </div>
  );
}
