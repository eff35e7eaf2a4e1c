import { paymentListWays, paymentServices } from '@institute/contract/payments/payment-history';
import { X } from 'lucide-react';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import type { PaymentFilters } from '../../domains/payments/history-model.ts';
import { Button } from '../../ui/button.tsx';
import { DayFilter } from '../../ui/table/day-filter.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { listWayNames, serviceName, text, typeNames } from './text.ts';

/** Names of the list's own filters in the address. */
export const filterNames = ['type', 'service', 'date', 'until', CLASS_FILTER, 'way'] as const;

/** The list's own filters as the address has them. */
export function filtersOf({ filter }: TableQuery): PaymentFilters {
  return {
    type: filter('type'),
    service: filter('service'),
    date: filter('date'),
    until: filter('until'),
    classId: filter(CLASS_FILTER),
    way: filter('way'),
  };
}

/** Type, service, way, class, and an exact date or the days from one to another, beside the search box. */
export function Filters({ state }: { state: TableQuery }) {
  return (
    <>
      <FilterSelect
        name="type"
        label={text.type}
        any={text.allTypes}
        options={Object.entries(typeNames)}
        state={state}
      />
      <FilterSelect
        name="service"
        label={text.service}
        any={text.allServices}
        options={paymentServices.map((service) => [service, serviceName(service)] as const)}
        state={state}
      />
      <FilterSelect
        name="way"
        label={text.way}
        any={text.everyWay}
        options={paymentListWays.map((way) => [way, listWayNames[way]] as const)}
        state={state}
      />
      <ClassFilter label={text.className} state={state} />
      <DayFilter name="date" label={text.date} state={state} />
      <DayFilter name="until" label={text.until} state={state} after="date" />
      {state.isNarrowed && (
        <Button variant="ghost" size="sm" onClick={state.clear} icon={<X size={18} />}>
          {text.clear}
        </Button>
      )}
    </>
  );
}
