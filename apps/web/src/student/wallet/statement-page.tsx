import { getMyInvoices } from '@institute/contract/invoices/invoices';
import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { pathTo } from '@institute/contract/routes';
import { Printer } from 'lucide-react';
import { useFreshBalance } from '../../domains/auth/api.ts';
import { useUser } from '../../domains/auth/use-user.ts';
import { text } from '../../domains/invoices/statement-text.ts';
import { StatementSheet } from '../../domains/invoices/widgets/statement-sheet.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** As many movements of the wallet as a statement has room for. */
const LAST = { page: 1, perPage: 100 };

/** /wallet-history/statement: what one owes and has paid; on paper, the sheet and nothing else. */
export function StatementPage() {
  const user = useUser();
  const invoices = useAnswer(getMyInvoices, {}, { staleTime: 0 });
  const wallet = usePaged(getWalletHistory, LAST);
  const failed = [invoices, wallet].find(({ error, data }) => error && !data);
  const isThere = user && invoices.data && wallet.data;
  useFreshBalance();
  useTitle(text.title);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 print:max-w-none">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink to={pathTo('wallet')}>{text.toWallet}</BackLink>
        {isThere && (
          <Button variant="secondary" onClick={() => window.print()} icon={<Printer size={18} />}>
            {text.print}
          </Button>
        )}
      </header>
      {failed ? (
        <ErrorState title={text.failed} query={failed} />
      ) : isThere ? (
        <StatementSheet student={user} invoices={invoices.data.invoices} movements={wallet.data} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-128 w-full rounded-card" />
        </Loading>
      )}
    </div>
  );
}
