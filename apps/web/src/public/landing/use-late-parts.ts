import { useEffect, useState } from 'react';
import type { Parts } from './part-names.ts';

let loading: Promise<Parts> | null = null;

/** The parts of the landing page where the server has not painted them; null until they have come. */
export function useLateParts(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    let wanted = true;
    loading ??= import('./parts/late-parts.tsx').then(({ lateParts }) => lateParts());
    loading.then(
      (found) => wanted && setParts(found),
      (error: unknown) => {
        loading = null;
        console.error('A part of the page could not be loaded', error);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return parts;
}
