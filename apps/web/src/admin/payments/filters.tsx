import { paymentServices } from '@institute/contract/payments/payment-history';
import { X } from 'lucide-react';
import type { PaymentFilters } from '../../domains/payments/history-model.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/input.tsx';
import { DayFilter } from '../../ui/table/day-filter.tsx';
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
      <Select
        aria-label={text.type}
        value={state.filter('type')}
        onChange={(event) => state.setFilter('type', event.target.value)}
        className="min-w-32 grow basis-32 md:max-w-40"
      >
        <option value="">{text.allTypes}</option>
        {Object.entries(typeNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.service}
        value={state.filter('service')}
        onChange={(event) => state.setFilter('service', event.target.value)}
        className="min-w-36 grow basis-36 md:max-w-44"
      >
        <option value="">{text.allServices}</option>
        {paymentServices.map((service) => (
          <option key={service} value={service}>
            {serviceName(service)}
          </option>
        ))}
      </Select>
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
