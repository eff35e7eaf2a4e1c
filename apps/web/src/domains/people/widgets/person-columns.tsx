import { FoundText } from '../../../ui/marked-text.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { text } from '../text.ts';

interface PersonRow {
  name: string;
  email: string;
}

/** Name and e-mail, with which every table of people begins; what was searched for is marked. */
export function personColumns<Row extends PersonRow>(search = ''): Column<Row>[] {
  return [
    {
      id: 'name',
      header: text.name,
      sortable: true,
      isTitle: true,
      cell: ({ name }) => <FoundText text={name} search={search} byWord />,
    },
    {
      id: 'email',
      header: text.email,
      sortable: true,
      className: 'md:min-w-48',
      cell: ({ email }) => (
        <FoundText
          text={email}
          search={search}
          byWord
          dir="ltr"
          className="md:text-sm [overflow-wrap:anywhere]"
        />
      ),
    },
  ];
}
