import { classLabels } from '@institute/contract/classes/class-form';
import type { ListedClass } from '@institute/contract/classes/class-list';
import type { Class } from '@institute/contract/classes/classes';
import { closingInstant } from '@institute/contract/classes/registration';
import { formatNumber } from '@institute/contract/language';
import { classStateOf } from '../../domains/classes/class-state.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { serverDate } from '../../platform/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { text } from './text.ts';

/** The columns of the list of classes. */
export const classColumns: readonly Column<ListedClass>[] = [
  {
    id: 'name',
    header: classLabels.name,
    sortable: true,
    isTitle: true,
    cell: ({ name }) => <PersonText>{name}</PersonText>,
  },
  {
    id: 'category',
    header: classLabels.category,
    cell: ({ category }) => <PersonText className="text-muted">{category}</PersonText>,
  },
  {
    id: 'students',
    header: text.studentCount,
    align: 'end',
    cell: ({ studentCount }) => (
      <span className="figures">
        {studentCount === undefined ? '–' : formatNumber(studentCount)}
      </span>
    ),
  },
  {
    id: 'amount',
    header: classLabels.price,
    sortable: true,
    align: 'end',
    isWhole: true,
    cell: (item) => <Price item={item} />,
  },
  {
    id: 'closes',
    header: text.closesOn,
    sortable: true,
    isWhole: true,
    cell: ({ registrationEnd }) => <CloseDate registrationEnd={registrationEnd} />,
  },
  {
    id: 'status',
    isWhole: true,
    header: classLabels.isActive,
    sortable: true,
    firstSort: 'desc',
    cell: (item) => <StatusBadge item={item} />,
  },
];

/** Free, or what a class costs. */
export function Price({
  item: { isPremium, priceKobo, isMonthly },
}: {
  item: Pick<Class, 'isPremium' | 'priceKobo' | 'isMonthly'>;
}) {
  if (!isPremium || priceKobo === 0) return text.free;
  return (
    <>
      <Money kobo={priceKobo} />
      {isMonthly && <span className="text-muted"> {text.aMonth}</span>}
    </>
  );
}

/** The last day of registration, or that it has none. */
export function CloseDate({ registrationEnd }: Pick<Class, 'registrationEnd'>) {
  const closes = closingInstant(registrationEnd, useTimeZone());
  if (!closes) return <span className="text-muted">{text.noDate}</span>;
  // A date stands for its last moment, which is already the next day's first.
  return <InstituteTime at={new Date(closes.getTime() - 1000)} />;
}

const tones = { active: 'good', draft: 'gold', closed: 'neutral', inactive: 'neutral' } as const;

/** How a class stands. */
export function StatusBadge({ item }: { item: Parameters<typeof classStateOf>[0] }) {
  const state = classStateOf(item, serverDate(), useTimeZone());
  return <Badge tone={tones[state]}>{text.states[state]}</Badge>;
}
