import { PageHeader } from '../../ui/page-header.tsx';

export function ClassesPage() {
  return <PageHeader title="Available Classes" />;
}
