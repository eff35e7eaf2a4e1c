import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AuthPage } from '../auth-page.tsx';

/** A page of one form while its code and what it shows arrive: blocks are drawn for fields. */
export function AuthPageSkeleton({ title, fields }: { title: string; fields: number }) {
  return (
    <AuthPage title={title}>
      <Loading>
        <span className="flex flex-col gap-4">
          {Array.from({ length: fields }, (_, position) => `field-${position}`).map((key) => (
            <span key={key} className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-11" />
            </span>
          ))}
          <Skeleton className="h-11" />
        </span>
      </Loading>
    </AuthPage>
  );
}
