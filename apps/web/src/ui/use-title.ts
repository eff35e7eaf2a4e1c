import { useLayoutEffect } from 'react';
import { useSiteName } from '../platform/boot.ts';

/** Sets the title, in the step that shows the page: the page first, then the institute. */
export function useTitle(page: string): void {
  const site = useSiteName();
  useLayoutEffect(() => {
    document.title = page ? `${page} · ${site}` : site;
  }, [page, site]);
}
