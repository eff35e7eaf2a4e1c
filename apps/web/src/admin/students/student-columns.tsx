import { ROLE_ADMIN } from '@institute/contract/people';
import type { Student } from '@institute/contract/students';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { Badge } from '../../ui/badge.tsx';
import { dateOfUnix } from '../../ui/format.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { When } from '../../ui/when.tsx';
import { text } from './text.ts';

/** The columns of the list, all of which sort (admin specification, section 9). */
export function studentColumns(search: string, timeZone: string): readonly Column<Student>[] {
  const queries = [search];
  return [
    {
      id: 'name',
      header: text.name,
      sortable: true,
      isTitle: true,
      cell: ({ name }) => (
        <bdi dir="auto">
          <MarkedText text={name} queries={queries} />
        </bdi>
      ),
    },
    {
      id: 'email',
      header: text.email,
      sortable: true,
      className: 'md:min-w-48',
      cell: ({ email }) => (
        <bdi dir="ltr" className="md:text-sm [overflow-wrap:anywhere]">
          <MarkedText text={email} queries={queries} />
        </bdi>
      ),
    },
    {
      id: 'phone',
      header: text.phone,
      sortable: true,
      className: 'whitespace-nowrap',
      cell: ({ phonenumber }) => (
        <bdi dir="ltr" className="figures">
          <MarkedText text={phonenumber} queries={queries} />
        </bdi>
      ),
    },
    {
      id: 'joined',
      header: text.joined,
      sortable: true,
      firstSort: 'desc',
      className: 'whitespace-nowrap',
      cell: ({ time }) => {
        const at = dateOfUnix(time);
        return at && <When at={at} timeZone={timeZone} />;
      },
    },
    {
      id: 'wallet',
      header: text.wallet,
      sortable: true,
      firstSort: 'desc',
      align: 'end',
      cell: ({ wallet }) => <Money naira={wallet} />,
    },
    {
      id: 'role',
      header: text.role,
      sortable: true,
      cell: ({ role }) =>
        role === ROLE_ADMIN ? (
          <Badge tone="primary">{text.admin}</Badge>
        ) : (
          <Badge>{text.student}</Badge>
        ),
    },
  ];
}
