import { PageHeader } from '../../ui/page-header.tsx';

export function MyClassesPage() {
  return <PageHeader title="My Classes" />;
}
