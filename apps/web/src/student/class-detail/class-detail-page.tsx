import { PageHeader } from '../../ui/page-header.tsx';

export function ClassDetailPage() {
  return <PageHeader title="Class" />;
}
