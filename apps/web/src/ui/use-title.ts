import { useEffect } from 'react';
import { useSiteName } from '../platform/boot.ts';

/** Sets the page's title: the page first, then the institute. */
export function useTitle(page: string): void {
  const site = useSiteName();
  useEffect(() => {
    document.title = page ? `${page} · ${site}` : site;
  }, [page, site]);
}
