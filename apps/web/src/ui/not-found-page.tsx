import { pathTo } from '@institute/contract/routes';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { useTitle } from './use-title.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <EmptyState
      isPage
      title="Page not found"
      action={<LinkButton to={pathTo('dashboard')}>Go to the dashboard</LinkButton>}
    >
      The address may have been mistyped, or the page may have moved.
    </EmptyState>
  );
}
