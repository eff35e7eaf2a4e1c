import { Bookmark, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Input } from '../input.tsx';
import { PersonText } from '../person-text.tsx';
import { useListChoices } from './list-choices.ts';
import { text } from './text.ts';

/** Letters of a name, and views of a list, at the most. */
const MOST_LETTERS = 40;
const MOST_VIEWS = 12;

interface SavedViewsProps {
  /** Of which list. */
  list: string;
  /** Names in the address that make a view: search, order and the list's own filters. */
  names: readonly string[];
}

/** The views that a person has saved of a list, and the way to save the one in force; nothing while there is none. */
export function SavedViews({ list, names }: SavedViewsProps) {
  const [query, setQuery] = useSearchParams();
  const [{ views }, change] = useListChoices();
  const saved = views[list] ?? [];
  const now = viewOf(query, names);
  const put = (next: typeof saved) => change({ views: { ...views, [list]: next } });
  const isNew = now !== '' && saved.every((view) => view.query !== now);
  if (saved.length === 0 && !isNew) return null;
  return (
    <section
      aria-label={text.views}
      className="flex flex-wrap items-center gap-2 border-line border-b px-3 py-1"
    >
      {saved.map((view) => (
        <span
          key={view.name}
          className={cx(
            'inline-flex max-w-64 items-center rounded-field text-sm',
            view.query === now ? 'bg-primary-soft text-primary-strong' : 'bg-sunken',
          )}
        >
          <button
            type="button"
            aria-current={view.query === now}
            onClick={() => setQuery(withView(query, view.query, names))}
            className="tap truncate ps-3 font-medium focus-visible:-outline-offset-2"
          >
            <PersonText>{view.name}</PersonText>
          </button>
          <IconButton
            label={text.removeView(view.name)}
            onClick={() => put(saved.filter((one) => one !== view))}
          >
            <X size={16} />
          </IconButton>
        </span>
      ))}
      {isNew && saved.length < MOST_VIEWS && (
        <SaveView
          key={now}
          onSave={(name) =>
            put([...saved.filter((view) => view.name !== name), { name, query: now }])
          }
        />
      )}
    </section>
  );
}

/** A press, and then a name. */
function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <Button variant="ghost" size="sm" icon={<Bookmark size={16} />} onClick={() => setName('')}>
        {text.saveView}
      </Button>
    );
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-2">
      <Input
        ref={(box) => box?.focus()}
        aria-label={text.viewName}
        placeholder={text.viewName}
        dir="auto"
        required
        maxLength={MOST_LETTERS}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setName(null)}
        className="w-44!"
      />
      <Button type="submit" size="sm">
        {text.save}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setName(null)}>
        {text.cancel}
      </Button>
    </form>
  );
}

/** What of an address makes a view, always in the same order. */
function viewOf(query: URLSearchParams, names: readonly string[]): string {
  const parts = names.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(parts).toString();
}

/** The address with another view in place of its own; what is of the page around it, such as a tab, stays. */
function withView(query: URLSearchParams, view: string, names: readonly string[]): URLSearchParams {
  const others = [...query].filter(([name]) => name !== 'page' && !names.includes(name));
  return new URLSearchParams([...others, ...new URLSearchParams(view)]);
}
