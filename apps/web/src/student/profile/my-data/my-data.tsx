import { useMyData } from '../../../domains/privacy/api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CopyPart } from './copy-part.tsx';
import { ErasePart } from './erase-part.tsx';
import { text } from './text.ts';

/** What a person can do with everything the institute holds about them. */
export function MyDataParts() {
  const query = useMyData();
  const { data } = query;
  if (data) {
    return (
      <>
        <CopyPart copy={data.copy} />
        <ErasePart data={data} />
      </>
    );
  }
  if (query.isError) return <ErrorState title={text.failed} query={query} />;
  return (
    <Loading label={text.loading}>
      <Skeleton className="mt-3 h-24" />
      <Skeleton className="mt-3 h-24" />
    </Loading>
  );
}
