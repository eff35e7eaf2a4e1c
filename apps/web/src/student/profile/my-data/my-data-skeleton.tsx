import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { text } from './text.ts';

/** The two parts, while their code and then what is in them arrive. */
export function MyDataSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="mt-3 h-24" />
      <Skeleton className="mt-3 h-24" />
    </Loading>
  );
}
