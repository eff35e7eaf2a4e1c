import { pathTo } from '@institute/contract/routes';
import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { useFreshBalance } from '../../domains/auth/api.ts';
import { useCan } from '../../domains/auth/use-actor.ts';
import { useUser } from '../../domains/auth/use-user.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { text as paymentText } from '../../domains/payments/text.ts';
import { AccountNumber } from '../../domains/payments/widgets/account-number.tsx';
import { OwnClaims } from '../../domains/payments/widgets/own-claims.tsx';
import { OwnRefunds } from '../../domains/payments/widgets/own-refunds.tsx';
import { SavedCard } from '../../domains/payments/widgets/saved-card.tsx';
import { useSettings } from '../../domains/settings/api.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StarPattern } from '../../ui/star-pattern.tsx';
import { WalletPayments } from '../pending-payments.tsx';
import { FundDialog } from './fund-dialog.tsx';
import { Owed } from './owed.tsx';
import { text } from './text.ts';
import { WalletHistory } from './wallet-history.tsx';

/** The wallet: what is in it, and every movement of it. */
export function WalletPage() {
  const user = useUser();
  const [isFunding, setFunding] = useState(false);
  const canPay = useCan('money.pay');
  const settings = useSettings().data;
  // Until the settings have come, nothing speaks against it.
  const canFund = !settings || settings.takesCards || settings.transfer !== null;
  useFreshBalance();

  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <LinkButton
            size="sm"
            variant="secondary"
            icon={<Printer size={18} />}
            to={pathTo('statement')}
            className="ms-auto"
          >
            {text.statement}
          </LinkButton>
        }
      />
      <section
        aria-label={text.balance}
        className="relative mb-6 overflow-hidden rounded-card bg-linear-to-br from-hero-from via-hero-via to-hero-to p-5 text-on-hero sm:p-6"
      >
        <StarPattern className="opacity-10" />
        <p className="relative text-hero-muted">{text.balance}</p>
        <p className="relative font-semibold text-3xl sm:text-4xl">
          <Money kobo={user?.walletKobo ?? 0} />
        </p>
        {canFund && canPay && (
          <Button
            variant="gold"
            className="relative mt-4"
            onClick={() => setFunding(true)}
            icon={<Plus size={18} />}
          >
            {text.fund}
          </Button>
        )}
        {!canPay && <p className="relative mt-4">{paymentText.notAsStudent}</p>}
      </section>
      <WalletPayments />
      <Owed onFund={canFund && canPay ? () => setFunding(true) : null} />
      <OwnClaims />
      <OwnRefunds />
      <SavedCard />
      <AccountNumber className={`${cardClass} mb-6 p-4 sm:p-5`} />
      <section aria-labelledby="history" className={cardClass}>
        <WalletHistory />
      </section>
      <FundDialog open={isFunding} onClose={() => setFunding(false)} />
    </>
  );
}
