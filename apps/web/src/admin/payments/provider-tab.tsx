import type { Difference } from '@institute/contract/payments/managed-payments';
import { useState } from 'react';
import { useDifferences } from '../../domains/payments/managed-api.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { booksText as text } from './books-text.ts';
import { Comparison } from './comparison.tsx';
import { differenceColumns } from './difference-columns.tsx';
import type { Doing } from './difference-dialog.tsx';
import { DifferenceDialog } from './difference-dialog.tsx';
import { GiveDialog } from './give-dialog.tsx';

/** The comparison of the ledger with the card provider, and what they do not agree on. */
export function ProviderTab() {
  const state = useTableQuery({ filters: ['settled'] });
  const isSettled = state.filter('settled') !== '';
  const list = useDifferences(state, isSettled);
  const [doing, setDoing] = useState<Doing | { what: 'give'; difference: Difference } | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <Comparison last={list.data?.meta ?? null} />
      <DataTable
        label={text.differences}
        columns={differenceColumns(isSettled)}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        {...(!isSettled && {
          actions: (difference: Difference) => (
            <ActionMenu
              label={text.actionsFor(difference.reference)}
              actions={[
                ...(difference.isCreditable
                  ? [
                      {
                        label: text.credit,
                        onSelect: () => setDoing({ what: 'credit' as const, difference }),
                      },
                    ]
                  : []),
                ...(difference.isGivable
                  ? [
                      {
                        label: text.give,
                        onSelect: () => setDoing({ what: 'give' as const, difference }),
                      },
                    ]
                  : []),
                { label: text.settle, onSelect: () => setDoing({ what: 'settle', difference }) },
              ]}
            />
          ),
        })}
        tools={
          <Segmented
            label={text.differences}
            options={[
              { value: '', label: text.open },
              { value: '1', label: text.settled },
            ]}
            value={isSettled ? '1' : ''}
            onChange={(value) => state.setFilter('settled', value)}
          />
        }
        failed={text.differencesFailed}
        empty={<EmptyState title={text.noDifferences}>{text.noDifferencesDetail}</EmptyState>}
      />
      {doing?.what === 'give' && (
        <GiveDialog difference={doing.difference} onClose={() => setDoing(null)} />
      )}
      {doing && doing.what !== 'give' && (
        <DifferenceDialog
          what={doing.what}
          difference={doing.difference}
          onClose={() => setDoing(null)}
        />
      )}
    </div>
  );
}
