import { useMyData } from '../../../domains/my-data/api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CopyPart } from './copy-part.tsx';
import { ErasePart } from './erase-part.tsx';
import { MyDataSkeleton } from './my-data-skeleton.tsx';
import { text } from './text.ts';

/** What a person can do with everything the institute holds about them. */
export function MyDataParts() {
  const query = useMyData();
  const { data } = query;
  if (!data) {
    if (!query.isError) return <MyDataSkeleton />;
    return <ErrorState title={text.failed} query={query} />;
  }
  return (
    <>
      <CopyPart copy={data.copy} />
      <ErasePart data={data} />
    </>
  );
}
