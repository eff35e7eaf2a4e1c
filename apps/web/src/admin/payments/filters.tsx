import { paymentServices } from '@institute/contract/payments/payment-history';
import { X } from 'lucide-react';
import type { PaymentFilters } from '../../domains/payments/history-model.ts';
import { Button } from '../../ui/button.tsx';
import { DayFilter } from '../../ui/table/day-filter.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { serviceName, text, typeNames } from './text.ts';

/** Names of the list's own filters in the address. */
export const filterNames = ['type', 'service', 'date', 'until'] as const;

/** The list's own filters as the address has them. */
export function filtersOf({ filter }: TableQuery): PaymentFilters {
  return {
    type: filter('type'),
    service: filter('service'),
    date: filter('date'),
    until: filter('until'),
  };
}

/** Type, service, and an exact date or the days from one to another, beside the search box. */
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
