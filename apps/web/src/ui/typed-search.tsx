import { useEffect, useState } from 'react';
import { SearchField } from './search-field.tsx';

interface TypedSearchProps {
  /** The search in force. */
  value: string;
  onSearch: (value: string) => void;
  label: string;
  /** How long typing must pause before the search begins. */
  pauseMs?: number;
  className?: string;
}

/** A search box that searches when typing pauses, or at once on Enter and when cleared. */
export function TypedSearch({
  value,
  onSearch,
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
    // Whoever has gone on to another page meanwhile, whose code is still on its way, is not to be
    // called back by the search of this one.
    const search = () => location.pathname === pathname && onSearch(typed.trim());
    const timer = setTimeout(search, typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch, pauseMs]);

  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== value) onSearch(typed.trim());
      }}
    >
      <SearchField value={typed} onChange={setTyped} label={label} />
    </form>
  );
}
