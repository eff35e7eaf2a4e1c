import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';

/** Name and e-mail, with which every table of people of a class begins. */
export function personColumns<Row extends { name: string; email: string }>(): Column<Row>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortable: true,
      isTitle: true,
      cell: ({ name }) => <PersonText>{name}</PersonText>,
    },
    {
      id: 'email',
      header: 'Email',
      sortable: true,
      cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
    },
  ];
}
