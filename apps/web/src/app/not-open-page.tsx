import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** Stands where a page of the route table has not been built yet, and says so. */
export function NotOpenPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="This page is not open yet"
        action={
          <LinkButton to="/" variant="secondary">
            Go to the dashboard
          </LinkButton>
        }
      />
    </>
  );
}
