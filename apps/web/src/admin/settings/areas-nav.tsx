import { Link } from 'react-router';
import { text } from './text.ts';

/** The way to each area of the settings: beside them, or above them where there is no room. */
export function AreasNav() {
  return (
    <nav aria-label={text.areasLabel} className="min-w-0">
      <ul className="flex gap-1 overflow-x-auto lg:sticky lg:top-20 lg:flex-col">
        {Object.entries(text.areas).map(([name, label]) => (
          <li key={name} className="shrink-0">
            <Link
              to={{ search: '', hash: name }}
              className="tap flex items-center rounded-field px-3 font-medium text-muted hover:bg-sunken hover:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
