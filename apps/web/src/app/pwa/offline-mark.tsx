import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { savedTime } from '../../domains/offline/saved-time.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { isNotLive, type PageSource, usePageSource } from '../../platform/pwa/page-source.ts';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';
import { text } from './text.ts';

/** How often what is a copy is asked for again where there seems to be a connection. */
const AGAIN_MS = 15_000;

/** Says that there is no connection, and from when what is on the screen is. */
export function OfflineMark() {
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const source = usePageSource();
  const isShown = isOffline || source.copiedAt !== null;

  useEffect(() => {
    // Some answers are not asked for again by themselves; a copy always is.
    const onOnline = () => void client.refetchQueries({ type: 'active', predicate: isNotLive });
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [client]);
  useEffect(() => {
    if (!isShown) return;
    // Not every browser says that the connection is back.
    const timer = setInterval(() => {
      if (navigator.onLine) void client.refetchQueries({ type: 'active', predicate: isNotLive });
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [client, isShown]);

  return (
    <Notice about="offline" isShown={isShown}>
      <WifiOff size={20} className="shrink-0 text-gold-strong" />
      <p className="grow">
        <span className="font-semibold">{text.offline}</span> {words(source)}
      </p>
      <IconButton
        label={text.tryAgain}
        onClick={() => void client.refetchQueries({ type: 'active' })}
      >
        <RotateCw size={18} />
      </IconButton>
    </Notice>
  );
}

function words({ copiedAt, isMissing }: PageSource): string {
  if (isMissing) return text.notSaved;
  return copiedAt === null ? text.nothingSent : text.savedAt(savedTime(copiedAt));
}
