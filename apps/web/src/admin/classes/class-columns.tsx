import type { Class } from '@institute/contract/classes';
import { closingInstant } from '@institute/contract/rules/registration';
import { isFree } from '../../domains/classes/class-list.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { When } from '../../ui/when.tsx';
import { text } from './text.ts';

/** The columns of the list of classes. Dates are days of the institute's time zone. */
export function classColumns(timeZone: string): readonly Column<Class>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortable: true,
      isTitle: true,
      cell: ({ name }) => <PersonText>{name}</PersonText>,
    },
    {
      id: 'category',
      header: 'Category',
      cell: ({ category }) => <PersonText className="text-muted">{category}</PersonText>,
    },
    {
      id: 'amount',
      header: 'Price',
      sortable: true,
      align: 'end',
      className: 'whitespace-nowrap',
      cell: (item) => <Price item={item} />,
    },
    {
      id: 'regclosedate',
      header: 'Registration closes',
      sortable: true,
      className: 'whitespace-nowrap',
      cell: ({ regclosedate }) => <CloseDate regclosedate={regclosedate} timeZone={timeZone} />,
    },
    {
      id: 'status',
      header: 'Status',
      sortable: true,
      firstSort: 'desc',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  ];
}

/** Free, or what a class costs. */
export function Price({ item }: { item: Pick<Class, 'premium' | 'amount' | 'monthlySub'> }) {
  const price = Number(item.amount);
  if (isFree({ isPremium: item.premium === '1', price })) return text.free;
  return (
    <>
      <Money naira={price} />
      {item.monthlySub === '1' && <span className="text-muted"> {text.aMonth}</span>}
    </>
  );
}

/** The last day of registration, or that it has none. */
export function CloseDate({ regclosedate, timeZone }: { regclosedate: string; timeZone: string }) {
  const closes = closingInstant(regclosedate, timeZone);
  if (!closes) return <span className="text-muted">{text.noDate}</span>;
  // A date stands for its last moment, which is already the next day's first.
  return <When at={new Date(closes.getTime() - 1000)} timeZone={timeZone} />;
}

/** Whether students see a class. */
export function StatusBadge({ status }: Pick<Class, 'status'>) {
  const isActive = status === '1';
  return (
    <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? text.active : text.inactive}</Badge>
  );
}
