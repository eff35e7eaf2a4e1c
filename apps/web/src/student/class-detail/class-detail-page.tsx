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
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
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

/** A class's page on its way, in its shape. */
function ClassDetailSkeleton() {
  return (
    <>
      <div className="mb-5 flex flex-col gap-2 sm:mb-6">
        <BackLink to={pathTo('classes')}>{text.back}</BackLink>
        <Skeleton className="h-8 w-72 sm:h-9" />
      </div>
      <Loading label={text.loading}>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
          <div className="flex flex-col gap-4">
            <Skeleton className="h-36 rounded-card sm:h-52" />
            <Skeleton className="h-7 w-64 rounded-full" />
          </div>
          <Skeleton className="h-56 rounded-card lg:row-span-2" />
          <div className="flex flex-col gap-3">
            <Skeleton className="h-7 w-28" />
            <Skeleton className="h-80 rounded-card" />
          </div>
        </div>
      </Loading>
    </>
  );
}
