import { roles, roleWord } from '@institute/contract/auth/abilities';
import type { ListedStudent } from '@institute/contract/people/students';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { personColumns } from '../../domains/people/widgets/person-columns.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { text } from './text.ts';

const walletColumn: Column<ListedStudent> = {
  id: 'wallet',
  header: text.wallet,
  sortable: true,
  firstSort: 'desc',
  align: 'end',
  cell: ({ walletKobo }) => walletKobo !== null && <Money kobo={walletKobo} />,
};

/** The columns of the list: those of the specification (admin, section 9) all sort, and two for who asks for them. */
export function studentColumns(
  search: string,
  seesMoney: boolean,
): readonly Column<ListedStudent>[] {
  return [
    ...personColumns<ListedStudent>(search),
    {
      id: 'phone',
      header: text.phone,
      sortable: true,
      isWhole: true,
      cell: ({ phone }) => (
        <FoundText text={phone} search={search} byWord dir="ltr" className="figures" />
      ),
    },
    {
      id: 'joined',
      header: text.joined,
      sortable: true,
      firstSort: 'desc',
      isWhole: true,
      cell: ({ joinedAt }) => <InstituteTime at={joinedAt} />,
    },
    ...(seesMoney ? [walletColumn] : []),
    {
      id: 'classes',
      header: text.inClasses,
      isExtra: true,
      cell: ({ classes = [] }) => (
        <ul className="inline">
          {classes.map((name) => (
            <li key={name} className="md:inline md:not-last:after:content-[',_']">
              <PersonText>{name}</PersonText>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'seen',
      header: text.lastSeen,
      isExtra: true,
      isWhole: true,
      cell: ({ lastSeenAt: at }) =>
        at ? <InstituteTime at={at} /> : <span className="text-muted">{text.neverSeen}</span>,
    },
    {
      id: 'role',
      header: text.role,
      isWhole: true,
      sortable: true,
      cell: ({ role }) => (
        <Badge tone={role === roles.student ? 'neutral' : 'primary'}>{roleWord(role)}</Badge>
      ),
    },
  ];
}
