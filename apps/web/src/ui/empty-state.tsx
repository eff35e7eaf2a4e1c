import type { ReactNode } from 'react';
import { StarMark } from './star-pattern.tsx';

interface EmptyStateProps {
  title: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** True when this is all there is on the page, so that its title is the page's heading. */
  isPage?: boolean;
}

/** A list with nothing in it: what is missing, and what to do about it. */
export function EmptyState({ title, children, action, icon, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="text-line-strong">{icon ?? <StarMark className="size-12" />}</span>
      <Title className="font-semibold text-lg">{title}</Title>
      {children !== undefined && <p className="max-w-prose text-muted">{children}</p>}
      {action}
    </div>
  );
}
