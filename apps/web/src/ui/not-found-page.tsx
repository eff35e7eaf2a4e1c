import { dictionary } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { useTitle } from './use-title.ts';

const text = dictionary('ui/not-found', {
  notFound: 'Page not found',
  notFoundDetail: 'The address may have been mistyped, or the page may have moved.',
  toDashboard: 'Go to the dashboard',
});

/** An address that leads nowhere. */
export function NotFoundPage() {
  useTitle(text.notFound);
  return (
    <EmptyState
      isPage
      title={text.notFound}
      action={<LinkButton to={pathTo('dashboard')}>{text.toDashboard}</LinkButton>}
    >
      {text.notFoundDetail}
    </EmptyState>
  );
}
