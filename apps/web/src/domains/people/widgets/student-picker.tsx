import { type ReactNode, useState } from 'react';
import type { PageOfRows } from '../../../platform/paged-list.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FoundText } from '../../../ui/marked-text.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { PickList } from '../../../ui/pick-list.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useStudentSearch } from '../students-api.ts';
import { nameBelow, type Person } from '../students-model.ts';

/** How students are looked for, and what is said meanwhile. */
export interface StudentPickerRules {
  /** Characters from which on the search runs; with 0 the list begins with all students. */
  searchFrom: number;
  /** How long typing must pause before the search begins. */
  pauseMs: number;
  pageSize: number;
  words: {
    search: string;
    /** What the list is, for assistive technology. */
    list: string;
    failed: string;
    none: string;
    /** Of a list in pages, which can be ticked page by page; without them the first page is all. */
    pages?: { label: string; all: string };
    /** Said beneath the search box of a list that begins empty. */
    status?: { typeMore: string; searching: string; firstOnes: (count: number) => string };
  };
}

interface StudentPickerProps {
  rules: StudentPickerRules;
  selected: readonly Person[];
  onChange: (selected: readonly Person[]) => void;
  searchClassName?: string;
  listClassName?: string;
}

/** Finds students on the server; those chosen stay chosen while others are looked for. */
export function StudentPicker(props: StudentPickerProps) {
  const { rules } = props;
  const { words, pageSize, searchFrom } = rules;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const isLong = typed.length >= searchFrom;
  const list = useStudentSearch(
    search.length >= searchFrom ? { page, perPage: pageSize, search } : null,
  );
  const isSearching = isLong && (list.isPending || search !== typed || list.isPlaceholderData);
  return (
    <>
      <TypedSearch
        value={search}
        onType={setTyped}
        onSearch={(next) => {
          setSearch(next);
          setPage(1);
        }}
        label={words.search}
        pauseMs={rules.pauseMs}
        {...(props.searchClassName && { className: props.searchClassName })}
      />
      {words.status && (
        <div role="status" className="min-h-6 text-muted text-sm">
          {statusOf(rules, { isLong, isSearching, found: list.data?.rows.length })}
        </div>
      )}
      {isLong && list.data ? (
        <Found {...props} page={list.data} search={search} waiting={isSearching}>
          {words.pages && (
            <Pagination
              page={page}
              pageCount={Math.ceil(list.data.total / pageSize)}
              onPage={setPage}
              label={words.pages.label}
            />
          )}
        </Found>
      ) : (
        isLong && <Missing rules={rules} list={list} />
      )}
    </>
  );
}

interface FoundProps extends StudentPickerProps {
  page: PageOfRows<Person>;
  search: string;
  waiting: boolean;
  /** What turns the pages. */
  children: ReactNode;
}

/** One page of those found, each a line to tick; or that there are none. */
function Found({ rules: { words }, page, search, children, ...list }: FoundProps) {
  if (page.total === 0) return words.status ? null : <EmptyState title={words.none} />;
  return (
    <>
      <PickList
        label={words.list}
        items={page.rows}
        selected={list.selected}
        onChange={list.onChange}
        all={words.pages?.all}
        waiting={list.waiting}
        className={list.listClassName}
        name={({ name }) => <FoundText text={name} search={search} byWord />}
        detail={(person) => <FoundText text={nameBelow(person)} search={search} byWord dir="ltr" />}
      />
      {children}
    </>
  );
}

interface SearchState {
  isLong: boolean;
  isSearching: boolean;
  found: number | undefined;
}

/** What is said beneath the search box. */
function statusOf({ words, pageSize }: StudentPickerRules, state: SearchState): string | null {
  if (!words.status) return null;
  if (!state.isLong) return words.status.typeMore;
  if (state.isSearching) return words.status.searching;
  if (state.found === 0) return words.none;
  return state.found === pageSize ? words.status.firstOnes(pageSize) : null;
}

interface MissingProps {
  rules: StudentPickerRules;
  list: ReturnType<typeof useStudentSearch>;
}

/** What stands where there is no list: that it failed, or the room it will take. */
function Missing({ rules: { words }, list }: MissingProps) {
  if (list.error) {
    return <ErrorState title={words.failed} query={list} />;
  }
  return words.status ? null : (
    <Loading label={words.list}>
      <Skeleton className="h-[36rem]" />
    </Loading>
  );
}
