import { useEffect, useState } from 'react';
import { FOUND_AT_MOST, useStudentSearch } from '../../domains/certificates/managed-api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ChosenList } from './chosen-list.tsx';
import { PickList } from './pick-list.tsx';
import { assignText as text } from './text.ts';
import type { Chosen } from './use-assign-form.ts';

/** Student search runs from this many characters on, this long after the last one (admin §9). */
export const SEARCH_FROM = 3;
export const SEARCH_PAUSE_MS = 500;

interface StudentPickerProps {
  selected: readonly Chosen[];
  onChange: (selected: readonly Chosen[]) => void;
}

/** Finds students by name or e-mail; those chosen stay chosen while others are looked for. */
export function StudentPicker({ selected, onChange }: StudentPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const isLong = typed.trim().length >= SEARCH_FROM;
  const found = useStudentSearch(search.length >= SEARCH_FROM ? search : null);
  const isSearching =
    isLong && (found.isPending || search !== typed.trim() || found.isPlaceholderData);
  return (
    <div className="flex flex-col gap-2">
      <SearchField value={typed} onChange={setTyped} label={text.searchStudents} />
      <div role="status" className="min-h-6 text-muted text-sm">
        {!isLong
          ? text.typeMore
          : isSearching
            ? text.searching
            : found.data?.length === 0
              ? text.noStudents
              : found.data?.length === FOUND_AT_MOST && text.firstOnes(FOUND_AT_MOST)}
      </div>
      {isLong && found.error && !isSearching ? (
        <ErrorState
          title={text.searchFailed}
          error={found.error}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      ) : (
        isLong &&
        found.data &&
        found.data.length > 0 && (
          <PickList
            label={text.students}
            items={found.data}
            selected={selected}
            onChange={onChange}
            waiting={isSearching}
            detail={({ email }) => (
              <bdi>
                <MarkedText text={email} queries={[search]} />
              </bdi>
            )}
            name={({ name }) => (
              <PersonText>
                <MarkedText text={name} queries={[search]} />
              </PersonText>
            )}
          />
        )
      )}
      <ChosenList selected={selected} onChange={onChange} />
    </div>
  );
}

/** A text once typing has paused. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
