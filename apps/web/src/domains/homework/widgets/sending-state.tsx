import { CloudUpload, Smartphone, TriangleAlert, WifiOff } from 'lucide-react';
import { useIsOffline } from '../../../platform/connection.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { text as words } from '../text.ts';

interface SendingStateProps {
  /** Whether the device keeps it over a page that ends. */
  isKept: boolean;
  isSending: boolean;
  /** How much of it has arrived, from 0 to 1; null where that is not known. */
  share: number | null;
  /** What is said of it before it is sent. */
  kept: string;
}

/** How it stands with what only the device has: kept, or on its way. That it has arrived the server alone says. */
export function SendingState({ isKept, isSending, share, kept }: SendingStateProps) {
  const isOffline = useIsOffline();
  if (isSending && isOffline) {
    return (
      <p className="flex items-center gap-2">
        <WifiOff size={18} className="shrink-0 text-gold-strong" />
        {words.waitsForLine}
      </p>
    );
  }
  if (isSending) {
    return (
      <div className="flex flex-col gap-1">
        <p className="figures flex items-center gap-2">
          <CloudUpload size={18} className="shrink-0 text-primary" />
          {share === null ? words.sending : words.sendingPart(Math.round(share * 100))}
        </p>
        {share !== null && <ProgressBar value={Math.round(share * 100)} label={words.sending} />}
      </div>
    );
  }
  const Icon = isKept ? Smartphone : TriangleAlert;
  return (
    <p className="flex items-center gap-2">
      <Icon size={18} className={isKept ? 'shrink-0 text-primary' : 'shrink-0 text-bad'} />
      {isKept ? kept : words.notKept}
    </p>
  );
}
