import { PageHeader } from '../../ui/page-header.tsx';

export function WalletPage() {
  return <PageHeader title="Wallet" />;
}
