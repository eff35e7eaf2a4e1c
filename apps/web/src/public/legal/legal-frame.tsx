import type { LegalTextName } from '@institute/contract/settings/legal';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AuthPage } from '../auth-page.tsx';
import { text } from './text.ts';

/** The page of a text, under the institute's name. */
export function LegalFrame({ name, children }: { name: LegalTextName; children: ReactNode }) {
  return (
    <AuthPage title={text[name]} isWide>
      {children}
    </AuthPage>
  );
}

/** A text while it is on its way. */
export function LegalSkeleton() {
  return (
    <Loading label={text.loading}>
      <span className="flex flex-col gap-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-24" />
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-64" />
      </span>
    </Loading>
  );
}
