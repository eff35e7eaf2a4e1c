import type { ListedClass } from '@institute/contract/classes/class-list';
import { dictionary } from '@institute/contract/language';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FoundText } from '../../../ui/marked-text.tsx';
import { type Choice, PickList } from '../../../ui/pick-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { usePaused } from '../../../ui/use-paused.ts';
import { useClassChoices } from '../office-list-api.ts';
import { CLASS_PAUSE_MS } from './class-field.tsx';

const text = dictionary('domains/classes/class-picker', {
  classes: 'Classes',
  filterClasses: 'Search classes',
  noClasses: 'No classes found',
  classesFailed: 'The classes could not be loaded.',
  loadingClasses: 'Loading the classes',
  more: (shown: number) => `The first ${shown} are shown. Search to find the others.`,
});

/** A class that was chosen, with what it costs where it was chosen here. */
export type PickedClass = Choice & Partial<Pick<ListedClass, 'priceKobo' | 'isMonthly'>>;

interface ClassPickerProps {
  selected: readonly PickedClass[];
  onChange: (selected: readonly PickedClass[]) => void;
}

/** A list that scrolls within a frame, so that what is below it stays in view. */
export const framedList = 'max-h-72 overflow-y-auto rounded-field border border-line';

/** Chooses whole classes, by name and category. */
export function ClassPicker({ selected, onChange }: ClassPickerProps) {
  const [search, setSearch] = useState('');
  const asked = usePaused(search, CLASS_PAUSE_MS);
  const classes = useClassChoices(asked);
  const found = classes.data;
  if (classes.isPending) {
    return (
      <Loading label={text.loadingClasses}>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  if (!found) {
    return <ErrorState title={text.classesFailed} query={classes} />;
  }
  const marked = (words: string) => <FoundText text={words} search={search} byWord />;
  return (
    <div className="flex flex-col gap-2">
      <SearchField value={search} onChange={setSearch} label={text.filterClasses} />
      {found.total === 0 ? (
        <p className="py-4 text-center text-muted">{text.noClasses}</p>
      ) : (
        <PickList
          className={framedList}
          label={text.classes}
          items={found.rows}
          waiting={classes.isPlaceholderData || asked !== search}
          selected={selected}
          onChange={onChange}
          name={({ name }) => marked(name)}
          detail={({ category }) => marked(category)}
        />
      )}
      {found.total > found.rows.length && (
        <p className="text-muted text-sm">{text.more(found.rows.length)}</p>
      )}
    </div>
  );
}
