import { actName, acts } from '@institute/contract/audit/acts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditFilters, AuditPeople } from '../../domains/audit/model.ts';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Select } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { DayFilter } from '../../ui/table/day-filter.tsx';
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
  .map((act) => ({ act, name: actName(act) }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Who, what and what kind, in which class, and from which day to which, beside the search box; whom or with which thing, once that was chosen. */
export function Filters({ state, people }: FiltersProps) {
  const { administrators = [], subject = null, thing = null } = people ?? {};
  return (
    <>
      <Choice name="actor" label={text.who} state={state} className="md:max-w-52">
        <option value="">{text.anybody}</option>
        {administrators.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="0">{text.operator}</option>
      </Choice>
      <Choice name="kind" label={text.kind} state={state} className="md:max-w-44">
        <option value="">{text.everyKind}</option>
        {Object.entries(kindNames).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="act" label={text.act} state={state} className="md:max-w-64">
        <option value="">{text.anything}</option>
        {choices.map(({ act, name }) => (
          <option key={act} value={act}>
            {name}
          </option>
        ))}
      </Choice>
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

interface ChoiceProps {
  name: 'actor' | 'kind' | 'act';
  label: string;
  state: TableQuery;
  className: string;
  children: ReactNode;
}

function Choice({ name, label, state, className, children }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={state.filter(name)}
      onChange={(event) => state.setFilter(name, event.target.value)}
      className={cx('min-w-36 grow basis-36', className)}
    >
      {children}
    </Select>
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
