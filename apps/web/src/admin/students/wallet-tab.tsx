import { getStudentWallet, type StudentTransaction } from '@institute/contract/ledger/ledger';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { SignedMoney } from '../../domains/ledger/widgets/money.tsx';
import { useStudentRecord } from '../../domains/reports/record-api.ts';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { CardPayments } from './card-payments.tsx';
import { LessCard } from './less-card.tsx';
import { OwedCard } from './owed-card.tsx';
import { text } from './record-text.ts';
import { StudentAccountNumber } from './student-account-number.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** A student's card payments and the history of the wallet; a funding by the office can be taken back. */
export function WalletTab() {
  const { id = '' } = useParams();
  const studentId = Number(id);
  const state = useTableQuery();
  const list = usePaged(getStudentWallet, state, { filters: { studentId } });
  const { data: record } = useStudentRecord(studentId);
  const [taking, setTaking] = useState<StudentTransaction | null>(null);
  const opened = taking &&
    record && { student: record.student, funding: taking, onClose: () => setTaking(null) };
  return (
    <>
      <StudentAccountNumber studentId={studentId} />
      {record && <OwedCard student={record.student} />}
      {record && <LessCard student={record.student} />}
      <CardPayments studentId={studentId} />
      <DataTable
        label={text.walletList}
        columns={columnsOf(state.search)}
        list={list}
        state={state}
        rowKey={(line) => line.id}
        searchLabel={text.walletSearch}
        actions={(line) =>
          (line.returnableKobo ?? 0) > 0 && (
            <Button
              variant="secondary"
              size="sm"
              icon={<Undo2 size={18} className="shrink-0" />}
              className="whitespace-nowrap"
              onClick={() => setTaking(line)}
            >
              {text.takeBack}
            </Button>
          )
        }
        failed={text.walletFailed}
        empty={<EmptyState title={text.noMovements}>{text.noMovementsDetail}</EmptyState>}
        noMatch={text.noMatch}
      />
      {opened && <TakeBackDialog {...opened} />}
    </>
  );
}

function columnsOf(search: string): Column<StudentTransaction>[] {
  return [
    {
      id: 'description',
      header: text.description,
      isTitle: true,
      cell: ({ description }) => <FoundText text={description} search={search} />,
    },
    timeColumn({
      id: 'date',
      header: text.date,
      at: ({ at }) => at,
    }),
    {
      id: 'amount',
      header: text.amount,
      align: 'end',
      cell: ({ amountKobo, type }) => <SignedMoney kobo={amountKobo} type={type} />,
    },
  ];
}
