import { SEARCH_LENGTH } from '@institute/contract/reports/reports';
import { X } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useActor } from '../../domains/auth/use-actor.ts';
import { useOfficeSearch } from '../../domains/reports/search-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { useListbox } from '../../ui/use-listbox.ts';
import { usePaused } from '../../ui/use-paused.ts';
import { type Act, actsBy, actWithin } from './acts.ts';
import { pagesBy, type Result, resultsOf, resultsOfAct, resultsOfActs } from './results.ts';
import { text } from './text.ts';

/** How long typing must pause before the search begins, in ms. */
const PAUSE_MS = 150;

interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  takeTyped: () => string;
  onClose: () => void;
}

/** The search over everything: typed into, walked by the arrow keys, left by Enter or Escape. */
export function SearchDialog({ takeTyped, onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // Letters come until the dialog stands in the page, which is later than it is first drawn.
  useLayoutEffect(() => setTyped(takeTyped()), [takeTyped]);
  const [act, setAct] = useState<Act | null>(null);
  const { results, status, search } = useResults(typed, act);
  const label = act ? text.whom(text.acts[act.id].name, act.class !== undefined) : text.label;
  const take = (next: Act | null) => {
    setAct(next);
    setTyped('');
  };
  const box = useListbox({
    label: text.results,
    items: results,
    isOpen: results.length > 0,
    onChoose: ({ to, state, act: next }) => {
      if (next) return take(next);
      onClose();
      void navigate(to, { state });
    },
  });
  return (
    <Dialog open onClose={onClose} title={text.title} size="lg">
      <Input
        {...box.field}
        data-autofocus
        type="text"
        inputMode="search"
        enterKeyHint="go"
        dir="auto"
        aria-label={label}
        placeholder={label}
        className="mt-1"
        maxLength={SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (act && typed === '' && event.key === 'Backspace') take(null);
          else box.field.onKeyDown(event);
        }}
      />
      {act && (
        <Button
          variant="ghost"
          size="sm"
          icon={<X size={16} />}
          className="mt-1"
          onClick={() => take(null)}
        >
          {text.noAct}
        </Button>
      )}
      <p role="status" className="min-h-7 pt-1 text-muted text-sm">
        {status}
      </p>
      {results.length > 0 && (
        <Results
          {...{ box, results, search }}
          onPick={(event, { act: next }) => {
            if (!next) return onClose();
            event.preventDefault();
            take(next);
          }}
        />
      )}
    </Dialog>
  );
}

interface ResultsProps {
  box: ReturnType<typeof useListbox<Result>>;
  results: readonly Result[];
  /** What stands marked. */
  search: string;
  onPick: (event: MouseEvent, result: Result) => void;
}

/** What was found, under its headings. */
function Results({ box, results, search, onPick }: ResultsProps) {
  return (
    <div {...box.list} className="min-h-64">
      {groupsOf(results).map(({ group, items }) => (
        <div key={group} {...box.group(text.groups[group])} className="pb-2">
          <p aria-hidden="true" className="px-3 pt-1 font-semibold text-muted text-xs">
            {text.groups[group]}
          </p>
          {items.map(({ result, at }) => (
            <Link
              key={result.key}
              {...box.option(at)}
              to={result.to}
              state={result.state}
              onClick={(event) => onPick(event, result)}
              className="flex min-h-11 flex-wrap content-center items-baseline gap-x-3 rounded-field px-3 py-2 leading-snug aria-selected:bg-primary-soft"
            >
              <Words text={result.title} search={search} className="font-medium" />
              <Words text={result.detail} search={search} className="text-muted text-sm" />
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}

function Words({
  text: words,
  search,
  className,
}: Record<'text' | 'search' | 'className', string>) {
  return (
    <bdi dir="auto" className={`${className} [overflow-wrap:anywhere]`}>
      <MarkedText text={words} queries={search.split(/\s+/)} />
    </bdi>
  );
}

/** What is found of what is typed, of what an act can be done to where there is one, and how far the search is. */
function useResults(typed: string, chosen: Act | null) {
  const actor = useActor();
  const wanted = typed.trim();
  const within = useMemo(
    () => (chosen || !actor ? null : actWithin(wanted, actor)),
    [chosen, wanted, actor],
  );
  const act = chosen ?? within?.act ?? null;
  const sought = within?.rest ?? wanted;
  const search = usePaused(sought, sought === '' ? 0 : PAUSE_MS);
  const { data, isError, isPlaceholderData } = useOfficeSearch(search);
  const results = useMemo(() => {
    const found = search === '' ? undefined : data;
    const acts = actor && !chosen ? resultsOfActs(actsBy(wanted, actor)) : [];
    if (act) return [...(found ? resultsOfAct(act, found) : []), ...acts];
    const all = found ? resultsOf(found) : [];
    const isFirst = ({ group }: Result) => group === 'students' || group === 'classes';
    return [
      ...[...all.filter(isFirst), ...acts, ...all.filter((one) => !isFirst(one))],
      ...(actor ? pagesBy(search, actor) : []),
    ];
  }, [search, wanted, data, actor, act, chosen]);
  const isSearching =
    sought !== '' && (search !== sought || (!data && !isError) || isPlaceholderData);
  return { results, search, status: statusOf(wanted, { isSearching, isError, results }) };
}

function statusOf(
  wanted: string,
  of: { isSearching: boolean; isError: boolean; results: readonly Result[] },
): string {
  if (wanted === '') return '';
  if (of.isError) return text.failed;
  if (of.isSearching) return text.searching;
  return of.results.length === 0 ? text.none : text.found(of.results.length);
}

/** The results under their groups, each with its place in the whole list. */
function groupsOf(results: readonly Result[]) {
  const groups = [...new Set(results.map(({ group }) => group))];
  const placed = results.map((result, at) => ({ result, at }));
  return groups.map((group) => ({
    group,
    items: placed.filter(({ result }) => result.group === group),
  }));
}
