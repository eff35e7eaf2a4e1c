import { MarkedText } from '../../../ui/marked-text.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { text } from '../text.ts';

interface PersonRow {
  name: string;
  email: string;
}

/** Name and e-mail, with which every table of people begins; what was searched for is marked. */
export function personColumns<Row extends PersonRow>(search = ''): Column<Row>[] {
  const queries = [search];
  return [
    {
      id: 'name',
      header: text.name,
      sortable: true,
      isTitle: true,
      cell: ({ name }) => (
        <PersonText>
          <MarkedText text={name} queries={queries} />
        </PersonText>
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
  ];
}
