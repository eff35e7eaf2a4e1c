import { type Coupon, endCoupon, getCoupons } from '@institute/contract/prices/prices';
import { pathTo } from '@institute/contract/routes';
import { Ban, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../domains/auth/use-actor.ts';
import { offWords, text as priceText } from '../../domains/prices/text.ts';
import { useToday } from '../../domains/settings/time-zone.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useConfirm } from '../../forms/use-confirm.ts';
import { useAct } from '../../platform/answers.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { toast } from '../../ui/toast.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { couponsText as text } from './coupons-text.ts';
import { text as paymentText } from './text.ts';

/** Codes with which people pay less, how often each was taken, and their end. */
export function CouponsPage() {
  const state = useTableQuery();
  const list = usePaged(getCoupons, state);
  const today = useToday();
  const mayMove = useCan('money.move');
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<Coupon | null>(null);
  return (
    <>
      <BackLink to={pathTo('payments')}>{paymentText.title}</BackLink>
      <PageHeader
        title={text.title}
        actions={
          mayMove && (
            <Button icon={<TicketPercent size={18} />} onClick={() => setMaking(true)}>
              {text.make}
            </Button>
          )
        }
      >
        {text.intro}
      </PageHeader>
      <DataTable
        name="coupons"
        label={text.title}
        columns={columnsOn(today)}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        searchLabel={text.search}
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
        actions={(coupon) =>
          mayMove &&
          !coupon.endedAt && (
            <ActionMenu
              label={text.actionsFor(coupon.code)}
              actions={[{ label: text.end, icon: Ban, onSelect: () => setEnding(coupon) }]}
            />
          )
        }
      />
      {isMaking && <CouponDialog onClose={() => setMaking(false)} />}
      {ending && <EndDialog coupon={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

/** Whether a coupon can be used on a day, in words. */
function stateOf({ endedAt, until, used, uses }: Coupon, today: string) {
  if (endedAt) return { tone: 'neutral', words: text.ended } as const;
  if (until !== null && until < today) return { tone: 'neutral', words: text.over } as const;
  if (used >= uses) return { tone: 'gold', words: text.usedUp } as const;
  return { tone: 'good', words: text.live } as const;
}

const columnsOn = (today: string): Column<Coupon>[] => [
  {
    id: 'code',
    header: text.code,
    cell: ({ code, note }) => (
      <>
        <bdi translate="no">{code}</bdi>
        <PersonText className="block font-normal text-muted text-sm">{note}</PersonText>
      </>
    ),
    isTitle: true,
  },
  { id: 'off', header: text.off, cell: offWords, isWhole: true },
  {
    id: 'classes',
    header: text.classes,
    cell: ({ classes }) =>
      classes.length === 0
        ? text.everyClass
        : classes.map(({ id, name }) => (
            <PersonText key={id} className="block">
              {name}
            </PersonText>
          )),
  },
  {
    id: 'until',
    header: text.until,
    cell: ({ until }) => (until === null ? priceText.always : formatDay(until)),
    isWhole: true,
  },
  {
    id: 'used',
    header: text.used,
    cell: ({ used, uses }) => <span className="figures">{text.usedOf(used, uses)}</span>,
    align: 'end',
    isWhole: true,
  },
  {
    id: 'state',
    header: text.state,
    cell: (coupon) => {
      const { tone, words } = stateOf(coupon, today);
      return <Badge tone={tone}>{words}</Badge>;
    },
    isWhole: true,
  },
];

/** Asks before nobody can take a coupon any more. */
function EndDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const end = useAct(endCoupon, { refreshes: [getCoupons] });
  const form = useConfirm({
    words: { refused: text.endRefused, isOurs: true },
    onConfirm: async () => {
      await end.mutateAsync({ couponId: coupon.id });
      toast.success(text.endDone);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.endTitle(coupon.code)}
      submit={text.end}
      busyLabel={text.ending}
      variant="danger"
      onClose={onClose}
    >
      <p>{text.endDetail(coupon.used)}</p>
    </FormDialog>
  );
}
