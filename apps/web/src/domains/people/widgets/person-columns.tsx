import { FoundText, MarkedText } from '../../../ui/marked-text.tsx';
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
      cell: ({ email }) => <FoundEmail email={email} search={search} />,
    },
  ];
}

/**
 * What was searched for is marked. Where an e-mail has no room in its line it goes on behind its @ and
 * not in the middle of a name; searched for with its @ it stays one text, so that all that was found is
 * marked.
 */
function FoundEmail({ email, search }: { email: string; search: string }) {
  const queries = search.split(/\s+/);
  const cut = search.includes('@') ? 0 : email.indexOf('@') + 1;
  return (
    <bdi
      translate="no"
      dir="ltr"
      className="max-md:[overflow-wrap:anywhere] md:text-sm md:[&>wbr]:hidden"
    >
      <MarkedText text={email.slice(0, cut)} queries={queries} />
      <wbr />
      <MarkedText text={email.slice(cut)} queries={queries} />
    </bdi>
  );
}
