import type { ReactNode } from 'react';
import { ArabicRuns } from './arabic-runs.tsx';
import { cx } from './class-names.ts';
import { useTitle } from './use-title.ts';

interface PageHeaderProps {
  title: string;
  /** How the title is set, where it is more than a line: in two scripts, say. */
  heading?: ReactNode;
  /** A sentence under the title. */
  children?: ReactNode;
  /** Buttons beside the title, below it on a phone. */
  actions?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  className?: string;
}

/** The head of a page: its one `h1`, which is also the browser tab's title. */
export function PageHeader(props: PageHeaderProps) {
  const { title, heading = title, children, actions, back, className } = props;
  useTitle(title);
  return (
    <header className={cx('mb-5 flex flex-col gap-2 sm:mb-6', className)}>
      {back}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-col gap-2">
          {/* Where the page begins, as in lists, in whichever script the title does. */}
          <h1 className="text-2xl sm:text-3xl">
            <bdi>{typeof heading === 'string' ? <ArabicRuns text={heading} /> : heading}</bdi>
          </h1>
          {children !== undefined && <p className="max-w-prose text-muted">{children}</p>}
        </div>
        {actions && (
          <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-3 max-sm:grow">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
