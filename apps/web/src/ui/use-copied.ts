import { useEffect, useState } from 'react';

/** How long a button says that it has copied (student specification, section 9, and admin, section 9). */
const COPIED_MS = 2_000;

/** What has just been copied, for as long as its button says so, and how to say that something was. */
export function useCopied<What>(): [copied: What | null, setCopied: (what: What) => void] {
  const [copied, setCopied] = useState<What | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, setCopied];
}
