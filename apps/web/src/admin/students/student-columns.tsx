import { roles, roleWord } from '@institute/contract/auth/abilities';
import type { Student } from '@institute/contract/people/students';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { personColumns } from '../../domains/people/widgets/person-columns.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { text } from './text.ts';

/** The columns of the list, all of which sort (admin specification, section 9). */
export function studentColumns(search: string): readonly Column<Student>[] {
  return [
    ...personColumns<Student>(search),
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
    {
      id: 'wallet',
      header: text.wallet,
      sortable: true,
      firstSort: 'desc',
      align: 'end',
      cell: ({ walletKobo }) => <Money kobo={walletKobo} />,
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
