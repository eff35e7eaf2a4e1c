import { pathTo } from '@institute/contract/routes';
import { useParams } from 'react-router';
import { useClassDetails } from '../../domains/lessons/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { idInAddress } from '../../platform/id-in-address.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClassDetailSkeleton } from './class-detail-skeleton.tsx';
import { ClassView } from './class-view.tsx';
import { text } from './text.ts';

/** What there is no class for; a link that was damaged on its way holds what cannot be an id. */
const MISSING: ReadonlySet<string> = new Set(['class_not_found', 'invalid_input']);

/** One class: what it is about, its lessons, joining it. */
export function ClassDetailPage() {
  const id = idInAddress(useParams().id);
  const details = useClassDetails(id);

  if (details.isPending) return <ClassDetailSkeleton />;
  // A class taken down while it was in view is gone; any other failure leaves what is known.
  const isMissing = MISSING.has(errorCode(details.error) ?? '');
  if (details.data && !isMissing) {
    return <ClassView key={id} classId={id} details={details.data} />;
  }
  return (
    <>
      <PageHeader
        title={isMissing ? text.notFound : text.title}
        back={<BackLink to={pathTo('classes')}>{text.back}</BackLink>}
      />
      {isMissing ? (
        <EmptyState
          title={text.notFoundDetail}
          action={<LinkButton to={pathTo('classes')}>{text.browse}</LinkButton>}
        />
      ) : (
        <ErrorState title={text.failed} query={details} />
      )}
    </>
  );
}
