import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { pageText as text } from './page-text.ts';
import { useTitle } from './use-title.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  useTitle(text.notFound);
  return (
    <EmptyState
      isPage
      title={text.notFound}
      action={<LinkButton to="/">{text.toDashboard}</LinkButton>}
    >
      {text.notFoundDetail}
    </EmptyState>
  );
}
