import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFreshBalance } from '../../domains/auth/api.ts';
import { useUser } from '../../domains/auth/use-user.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { AccountNumber } from '../../domains/payments/widgets/account-number.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StarPattern } from '../../ui/star-pattern.tsx';
import { WalletPayments } from '../pending-payments.tsx';
import { FundDialog } from './fund-dialog.tsx';
import { text } from './text.ts';
import { WalletHistory } from './wallet-history.tsx';

/** The wallet: what is in it, and every movement of it. */
export function WalletPage() {
  const user = useUser();
  const [isFunding, setFunding] = useState(false);
  useFreshBalance();

  return (
    <>
      <PageHeader title={text.title} />
      <section
        aria-label={text.balance}
        className="relative mb-6 overflow-hidden rounded-card bg-linear-to-br from-hero-from via-hero-via to-hero-to p-5 text-on-hero sm:p-6"
      >
        <StarPattern className="opacity-10" />
        <p className="relative text-hero-muted">{text.balance}</p>
        <p className="relative font-semibold text-3xl sm:text-4xl">
          <Money kobo={user?.walletKobo ?? 0} />
        </p>
        <Button
          variant="gold"
          className="relative mt-4"
          onClick={() => setFunding(true)}
          icon={<Plus size={18} />}
        >
          {text.fund}
        </Button>
      </section>
      <WalletPayments />
      <AccountNumber className={`${cardClass} mb-6 p-4 sm:p-5`} />
      <section aria-labelledby="history" className={cardClass}>
        <WalletHistory />
      </section>
      <FundDialog open={isFunding} onClose={() => setFunding(false)} />
    </>
  );
}
