import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** The editor before its lesson has arrived. */
export function EditorSkeleton({ isEditing }: { isEditing: boolean }) {
  return (
    <>
      <Skeleton className="mb-2 h-11 w-36" />
      <PageHeader title={isEditing ? text.titleEdit : text.titleAdd} />
      <Loading label={text.loading}>
        <div className="grid gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <Skeleton className="h-80" />
          <Skeleton className="h-[30rem]" />
        </div>
      </Loading>
    </>
  );
}
