import { useState } from 'react';
import {
  useDifferences,
  useRefund,
  useSettleDifference,
} from '../../domains/payments/managed-api.ts';
import type { Difference } from '../../domains/payments/managed-model.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './books-text.ts';
import { Comparison } from './comparison.tsx';
import { differenceColumns } from './difference-columns.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Doing = { what: 'credit' | 'settle'; difference: Difference };

/** The comparison of the ledger with the card provider, and what they do not agree on. */
export function ProviderTab() {
  const state = useTableQuery({ filters: ['settled'] });
  const timeZone = useTimeZone();
  const isSettled = state.filter('settled') !== '';
  const list = useDifferences(state, isSettled);
  const [doing, setDoing] = useState<Doing | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <Comparison last={list.data?.meta ?? null} />
      <DataTable
        label={text.differences}
        columns={differenceColumns(timeZone, isSettled)}
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
      {doing && <DifferenceDialog {...doing} onClose={() => setDoing(null)} />}
    </div>
  );
}

/** Credits what arrived and was not credited, or notes how a difference was dealt with. */
function DifferenceDialog({ what, difference, onClose }: Doing & { onClose: () => void }) {
  const refund = useRefund();
  const settle = useSettleDifference();
  const about = (intro: string) => (
    <div>
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi className="figures">{difference.reference}</bdi>
      </p>
      <p className="text-muted">
        <PersonText>{difference.name || difference.email}</PersonText>
      </p>
      <p className="mt-2">{intro}</p>
    </div>
  );
  if (what === 'credit') {
    return (
      <ReasonDialog
        title={text.credit}
        label={text.reason}
        hint={text.reasonHint}
        missing={text.reasonMissing}
        maxLength={200}
        confirmLabel={text.credit}
        busyLabel={text.crediting}
        done={text.credited}
        onConfirm={(reason) => refund.mutateAsync({ reference: difference.reference, reason })}
        onClose={onClose}
      >
        {about(text.creditIntro)}
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog
      title={text.settle}
      label={text.note}
      missing={text.noteMissing}
      maxLength={500}
      confirmLabel={text.settle}
      busyLabel={text.settling}
      done={text.settledDone}
      onConfirm={(note) => settle.mutateAsync({ id: difference.id, note })}
      onClose={onClose}
    >
      {about(text.settleIntro)}
    </ReasonDialog>
  );
}
