import { getStudentInvoices } from '@institute/contract/invoices/invoices';
import { getStudentWallet } from '@institute/contract/ledger/ledger';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { text } from '../../domains/invoices/statement-text.ts';
import { StatementSheet } from '../../domains/invoices/widgets/statement-sheet.tsx';
import { studentWalletPath } from '../../domains/people/student-path.ts';
import { useStudentRecord } from '../../domains/reports/record-api.ts';
import { useAnswer } from '../../platform/answers.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** As many movements of the wallet as a statement has room for. */
const LAST = { page: 1, perPage: 100 };

/** /admin/students/:id/statement: what a student owes and has paid; on paper, the sheet and nothing else. */
export function StatementPage() {
  const { id = '' } = useParams();
  const studentId = Number(id);
  const record = useStudentRecord(studentId);
  const invoices = useAnswer(getStudentInvoices, { studentId });
  const wallet = usePaged(getStudentWallet, LAST, { filters: { studentId } });
  const failed = [record, invoices, wallet].find(({ error, data }) => error && !data);
  useTitle(text.title);
  return (
    <div className="flex max-w-3xl flex-col gap-4 print:max-w-none">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink to={studentWalletPath(studentId)}>{text.back}</BackLink>
        {record.data && invoices.data && wallet.data && (
          <Button variant="secondary" onClick={() => window.print()} icon={<Printer size={18} />}>
            {text.print}
          </Button>
        )}
      </header>
      {failed ? (
        <ErrorState title={text.failed} query={failed} />
      ) : record.data && invoices.data && wallet.data ? (
        <StatementSheet
          student={record.data.student}
          invoices={invoices.data}
          movements={wallet.data}
        />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-128 w-full rounded-card" />
        </Loading>
      )}
    </div>
  );
}
