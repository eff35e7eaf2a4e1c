import { actName, acts } from '@institute/contract/audit/acts';
import { X } from 'lucide-react';
import type { AuditFilters, AuditPeople } from '../../domains/audit/model.ts';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { Button } from '../../ui/button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { DayFilter } from '../../ui/table/day-filter.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { kindNames, text, thingWords } from './text.ts';

/** Names of the log's own filters in the address. */
export const filterNames = [
  ...(['actor', 'subject', CLASS_FILTER, 'thing', 'kind', 'act', 'from', 'to'] as const),
];

/** The log's own filters as the address has them. */
export function filtersOf({ filter }: TableQuery): AuditFilters {
  return {
    actor: filter('actor'),
    subject: filter('subject'),
    classId: filter(CLASS_FILTER),
    thing: filter('thing'),
    kind: filter('kind'),
    action: filter('act'),
    from: filter('from'),
    to: filter('to'),
  };
}

interface FiltersProps {
  state: TableQuery;
  people: AuditPeople | undefined;
}

const choices = Object.keys(acts)
  .map((act) => [act, actName(act)] as const)
  .sort(([, a], [, b]) => a.localeCompare(b));

/** Who, what and what kind, in which class, and from which day to which, beside the search box; whom or with which thing, once that was chosen. */
export function Filters({ state, people }: FiltersProps) {
  const { administrators = [], subject = null, thing = null } = people ?? {};
  return (
    <>
      <FilterSelect
        name="actor"
        label={text.who}
        any={text.anybody}
        options={[
          ...administrators.map(({ id, name }) => [String(id), name] as const),
          ['0', text.operator],
        ]}
        state={state}
      />
      <FilterSelect
        name="kind"
        label={text.kind}
        any={text.everyKind}
        options={Object.entries(kindNames)}
        state={state}
      />
      <FilterSelect
        name="act"
        label={text.act}
        any={text.anything}
        options={choices}
        state={state}
      />
      <ClassFilter label={text.inClass} state={state} />
      <DayFilter name="from" label={text.from} state={state} />
      <DayFilter name="to" label={text.to} state={state} after="from" />
      {subject && <Chip name="subject" what={text.whom} who={subject.name} state={state} />}
      {thing && (
        <Chip
          name="thing"
          what={thingWords[thing.kind].name}
          who={thing.name || String(thing.id)}
          state={state}
        />
      )}
      {state.isNarrowed && (
        <Button variant="ghost" size="sm" onClick={state.clear}>
          {text.clear}
        </Button>
      )}
    </>
  );
}

interface ChipProps {
  name: 'subject' | 'thing';
  /** What it narrows the list to: "About" before the name of a person. */
  what: string;
  who: string;
  state: TableQuery;
}

/** What one came to ask about, which is taken away with a press. */
function Chip({ name, what, who, state }: ChipProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${what} ${who}: ${name === 'subject' ? text.showAll : text.showEverything}`}
      onClick={() => state.setFilter(name, '')}
      icon={<X size={18} />}
    >
      {what} <PersonText>{who}</PersonText>
    </Button>
  );
}
